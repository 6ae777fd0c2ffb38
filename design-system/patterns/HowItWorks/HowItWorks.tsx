import { clsx } from 'clsx';
import { forwardRef, type MouseEventHandler } from 'react';
import { button } from '../../components/Button/Button.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Native } from '../../components/native.ts';
import type { StrokeName } from '../../icons/strokes.ts';
import * as styles from './HowItWorks.css.ts';

export interface HowStep {
  icon: StrokeName;
  title: string;
  text: string;
}

export interface HowItWorksProps extends Native<'section'> {
  title: string;
  steps: readonly HowStep[];
  /** The link to the survey: the section is on pages below or without it. */
  action: { href: string; label: string; onClick?: MouseEventHandler | undefined };
}

/** How the survey becomes a call, in drawn steps with a call to action. See docs/spec/screens.md#page-areas. */
export const HowItWorks = forwardRef<HTMLElement, HowItWorksProps>(function HowItWorks(
  { title, steps, action, className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={clsx(styles.section, className)}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.drawing}>
              <Icon name={step.icon} />
            </span>
            <div>
              <h3 className={styles.stepTitle}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}.{' '}
                </span>
                {step.title}
              </h3>
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <a className={button.primary} href={action.href} onClick={action.onClick}>
        {action.label}
      </a>
    </section>
  );
});
