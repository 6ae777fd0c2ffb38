import { clsx } from 'clsx';
import { forwardRef } from 'react';
import type { Native } from '../../components/native.ts';
import { part } from '../../theme/parts.ts';
import * as styles from './WhatHappensNext.css.ts';

export interface StepCard {
  title: string;
  text: string;
}

export interface WhatHappensNextProps extends Native<'section'> {
  title: string;
  steps: readonly StepCard[];
}

/** The step cards beside the question. See docs/spec/screens.md#page-areas. */
export const WhatHappensNext = forwardRef<HTMLElement, WhatHappensNextProps>(function WhatHappensNext(
  { title, steps, className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={clsx(styles.panel, className)} {...part('next')}>
      <h2 className={styles.title} {...part('nextTitle')}>
        {title}
      </h2>
      <StepCards steps={steps} headingLevel="h3" />
    </section>
  );
});

/** Numbered steps on one line; the drawn numbers are hidden, since the list has its own. */
export function StepCards({ steps, headingLevel: Title }: { steps: readonly StepCard[]; headingLevel: 'h2' | 'h3' }) {
  return (
    <ol className={styles.cards} {...part('cards')}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.card} {...part('card')}>
          <span className={styles.number} {...part('number')} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.words}>
            <Title className={styles.cardTitle}>{title}</Title>
            <p className={styles.cardText}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
