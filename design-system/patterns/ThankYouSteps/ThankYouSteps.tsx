import { clsx } from 'clsx';
import { forwardRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { Native } from '../../components/native.ts';
import { part } from '../../theme/parts.ts';
import { type StepCard, StepCards } from '../WhatHappensNext/WhatHappensNext.tsx';
import * as styles from './ThankYouSteps.css.ts';

export interface ThankYouStepsProps extends Native<'section'> {
  heading: string;
  /** Left out where nothing is certain yet. */
  text?: string | undefined;
  /** None: there is no list. */
  steps?: readonly StepCard[] | undefined;
  /** That all went well. Not before the answers have arrived, nor over bad news. */
  seal?: boolean;
  /** Documents that help in the call. */
  atHand?: { title: string; items: readonly string[] } | undefined;
  /** The number to call, as the page's main button. */
  call?: { href: string; label: string } | undefined;
  /** A contact card to save. */
  contact?: { href: string; label: string } | undefined;
  /** The next steps, where the answers did not arrive. */
  action?: { href: string; label: string } | undefined;
}

/** The thank-you page: whether the answers arrived, and the next steps. See docs/spec/screens.md#thank-you-page. */
export const ThankYouSteps = forwardRef<HTMLElement, ThankYouStepsProps>(function ThankYouSteps(
  { heading, text, steps = [], seal = true, atHand, call, contact, action, className, ...rest },
  ref,
) {
  return (
    <section {...rest} ref={ref} className={clsx(styles.panel, className)} {...part('thanks')}>
      <div className={styles.picture} {...part('picture')} data-done={seal || undefined} aria-hidden="true" />
      {seal && (
        <span className={styles.seal} {...part('seal')}>
          <Icon name="check" />
        </span>
      )}
      <h1 className={styles.heading} tabIndex={-1} {...part('heading')}>
        {heading}
      </h1>
      {text && (
        <p className={styles.text} {...part('subhead')}>
          {text}
        </p>
      )}
      {call && (
        <a className={styles.action} {...part('button')} href={call.href}>
          {call.label}
        </a>
      )}
      {contact && (
        <a className={styles.contact} href={contact.href} type="text/vcard">
          {contact.label}
        </a>
      )}
      {steps.length > 0 && <StepCards steps={steps} headingLevel="h2" />}
      {atHand && (
        <div className={styles.atHand} {...part('why')}>
          <h2 className={styles.atHandTitle}>{atHand.title}</h2>
          <ul>
            {atHand.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
      {action && (
        <a className={styles.action} {...part('button')} href={action.href}>
          {action.label}
        </a>
      )}
    </section>
  );
});
