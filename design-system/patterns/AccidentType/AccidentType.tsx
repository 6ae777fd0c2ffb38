import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Native } from '../../components/native.ts';
import { useGivenChoice } from '../../motion/useGivenChoice.ts';
import * as styles from './AccidentType.css.ts';
import type { AccidentPicture } from './accidentPictures.ts';

export interface AccidentOption {
  id: string;
  /** The name that the form sends: accident_type. */
  name: string;
  /** The value stored, such as "Car Accident". */
  value: string;
  label: string;
  icon: AccidentPicture;
}

export interface AccidentTypeProps extends Native<'div'> {
  /** The id of the heading that asks the question. */
  labelledBy: string;
  options: readonly AccidentOption[];
  /** The id of the answer given before, if any. */
  chosen?: string | undefined;
  onChoose(id: string): void;
}

/** The kind of accident, as a grid of drawings. See docs/spec/screens.md#page-areas. */
export const AccidentType = forwardRef<HTMLDivElement, AccidentTypeProps>(function AccidentType(
  { labelledBy, options, chosen, onChoose, className, ...rest },
  ref,
) {
  const { shown, choose } = useGivenChoice(chosen, onChoose);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second copy of the question as its legend
    <div {...rest} ref={ref} role="group" aria-labelledby={labelledBy} className={clsx(styles.grid, className)}>
      {options.map(({ id, name, value, label, icon }) => (
        // biome-ignore lint/a11y/useButtonType: without a type it sends its form, and type=submit is the hook of a step's submit control
        <button key={id} name={name} value={value} aria-pressed={id === shown} className={styles.tile} onClick={() => choose(id)}>
          <span className={styles.drawing}>
            <Icon name={icon} />
          </span>
          <span className={styles.label}>{label}</span>
          {id === shown && (
            <span className={styles.mark}>
              <Icon name="check" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
});
