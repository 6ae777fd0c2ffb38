import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Native } from '../../components/native.ts';
import { part } from '../../theme/parts.ts';
import * as styles from './LastStepHeader.css.ts';

export const lastStepVariants = ['default', 'match'] as const;
export type LastStepVariant = (typeof lastStepVariants)[number];

export interface LastStepHeaderProps extends Native<'div'> {
  /** `match` names the criteria by which help may be found. */
  variant: LastStepVariant;
  /** "Last step". */
  eyebrow: string;
  title: string;
  /** Facts from the answers so far: "Accident in the last year". Never a promise. */
  points?: readonly string[] | undefined;
}

/** Above the last form: the short rest of the survey, and the next steps. See docs/spec/screens.md#page-areas. */
export const LastStepHeader = forwardRef<HTMLDivElement, LastStepHeaderProps>(function LastStepHeader(
  { variant, eyebrow, title, points = [], className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={clsx(styles.header, className)} {...part('lastStep')}>
      <span className={styles.seal}>
        <Icon name={variant === 'match' ? 'scales' : 'check'} />
      </span>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <p className={styles.title}>{title}</p>
      </div>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <Icon name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
