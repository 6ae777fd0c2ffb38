import { clsx } from 'clsx';
import { forwardRef } from 'react';
import type { Native } from '../../components/native.ts';
import { part } from '../../theme/parts.ts';
import type { CallNumber } from '../SurveyHeader/CallLink.tsx';
import * as styles from './SurveyFooter.css.ts';

export interface FooterLink {
  href: string;
  label: string;
  /** Shown also where the rest is folded. */
  always?: boolean | undefined;
}

export interface SurveyFooterProps extends Native<'footer'> {
  /** The footer links. See docs/spec/screens.md#header-and-footer. */
  links: readonly FooterLink[];
  call?: CallNumber | undefined;
  /** The average settlement, on pages about accidents. See docs/spec/screens.md#header-and-footer. */
  settlementLine?: string | undefined;
  /** The copyright line with the current year. */
  legal: string;
  disclaimer: string;
  /** The visitor's privacy status: opted out of the sale of their data. */
  status?: string | undefined;
  /** Within a survey: the label that opens the hidden part. */
  moreLabel?: string | undefined;
}

/** The footer of every page: company, disclaimer and the visitor's rights. Within a survey only two lines. */
export const SurveyFooter = forwardRef<HTMLElement, SurveyFooterProps>(function SurveyFooter(
  { links, call, settlementLine, legal, disclaimer, status, moreLabel, className, ...rest },
  ref,
) {
  const opening = (
    <div className={styles.opening}>
      {settlementLine && <p className={styles.settlement}>{settlementLine}</p>}
      {call && (
        <p>
          {call.label}{' '}
          <a className={`${styles.link} ${styles.number}`} href={call.href}>
            {call.number}
          </a>
        </p>
      )}
    </div>
  );
  const statusLine = status && <p className={styles.status}>{status}</p>;
  const disclaimerText = <p className={styles.disclaimer}>{disclaimer}</p>;
  return (
    <footer {...rest} ref={ref} className={clsx(styles.footer, className)} {...part('footer')}>
      {moreLabel ? (
        <div className={styles.short}>
          <p>{legal}</p>
          {statusLine}
          <Links links={links.filter(({ always }) => always)} />
          <details className={styles.details}>
            <summary className={styles.summary}>{moreLabel}</summary>
            <div className={styles.folded}>
              {opening}
              <Links links={links.filter(({ always }) => !always)} />
              {disclaimerText}
            </div>
          </details>
        </div>
      ) : (
        <div className={styles.content}>
          {opening}
          <Links links={links} />
          {statusLine}
          {disclaimerText}
          <p>{legal}</p>
        </div>
      )}
    </footer>
  );
});

function Links({ links }: Pick<SurveyFooterProps, 'links'>) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
