import { part } from '../../theme/parts.ts';
import type { CallNumber } from '../SurveyHeader/CallLink.tsx';
import * as styles from './SurveyFooter.css.ts';

export interface FooterLink {
  href: string;
  label: string;
}

export interface SurveyFooterProps {
  /** The footer links. See docs/spec/screens.md#header-and-footer. */
  links: readonly FooterLink[];
  call?: CallNumber | undefined;
  /** The average settlement. See docs/spec/screens.md#header-and-footer. */
  settlementLine: string;
  /** The copyright line with the current year. */
  legal: string;
  disclaimer: string;
  /** What holds for this visitor: that they are opted out of the sale of their data. */
  status?: string | undefined;
}

/** The foot of every page: who asks, what the page is not, and the visitor's rights. */
export function SurveyFooter({ links, call, settlementLine, legal, disclaimer, status }: SurveyFooterProps) {
  return (
    <footer className={styles.footer} {...part('footer')}>
      <div className={styles.content}>
        <div className={styles.lead}>
          <p className={styles.settlement}>{settlementLine}</p>
          {call && (
            <p>
              {call.label}{' '}
              <a className={`${styles.link} ${styles.number}`} href={call.href}>
                {call.number}
              </a>
            </p>
          )}
        </div>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        {status && <p className={styles.status}>{status}</p>}
        <p className={styles.disclaimer}>{disclaimer}</p>
        <p>{legal}</p>
      </div>
    </footer>
  );
}
