import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Native } from '../../components/native.ts';
import type { StrokeName } from '../../icons/strokes.ts';
import * as styles from './SocialProof.css.ts';

export interface ProofFact {
  icon: StrokeName;
  value: string;
  text: string;
}

export interface SocialProofProps extends Native<'section'> {
  title: string;
  /** Only provable facts, three at best. See docs/spec/product.md#wording. */
  facts: readonly ProofFact[];
}

/** Reasons to trust the page, beside the questions. */
export const SocialProof = forwardRef<HTMLElement, SocialProofProps>(function SocialProof(
  { title, facts, className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={clsx(styles.panel, className)}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.value} className={styles.fact}>
            <span className={styles.icon}>
              <Icon name={fact.icon} />
            </span>
            {/* paragraphs, or a screen reader would run both into one word */}
            <div>
              <p className={styles.value}>{fact.value}</p>
              <p className={styles.text}>{fact.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});
