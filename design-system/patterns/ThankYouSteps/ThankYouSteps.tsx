import { Icon } from '../../components/Icon/Icon.tsx';
import { type StepCard, StepCards } from '../WhatHappensNext/WhatHappensNext.tsx';
import * as styles from './ThankYouSteps.css.ts';

export interface ThankYouStepsProps {
  heading: string;
  /** Left out where nothing is certain yet. */
  text?: string | undefined;
  /** None: there is no list. */
  steps?: readonly StepCard[] | undefined;
  /** Whether the answers have arrived: the seal says so. */
  arrived?: boolean;
}

/** The thank-you page: whether the answers have arrived, and what comes next (Core 2). */
export function ThankYouSteps({ heading, text, steps = [], arrived = true }: ThankYouStepsProps) {
  return (
    <section className={styles.panel}>
      {arrived && (
        <span className={styles.seal}>
          <Icon name="check" />
        </span>
      )}
      <h1 className={styles.heading} tabIndex={-1}>
        {heading}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
      {steps.length > 0 && <StepCards cards={steps} level="h2" />}
    </section>
  );
}
