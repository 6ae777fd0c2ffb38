import type { ReactNode } from 'react';
import { CallLink, type CallNumber } from './CallLink.tsx';
import * as styles from './SurveyHeader.css.ts';

export interface SurveyHeaderProps {
  logo: ReactNode;
  call?: CallNumber | undefined;
  /** Says that the page is a paid advertisement and not a law firm (Core 1). */
  advertisement: string;
}

/** The logo, the call button and, above both, what the page is. */
export function SurveyHeader({ logo, call, advertisement }: SurveyHeaderProps) {
  return (
    <header className={styles.header}>
      <p className={styles.advertisement}>{advertisement}</p>
      <div className={styles.bar}>
        <div className={styles.logo}>{logo}</div>
        {call && <CallLink {...call} />}
      </div>
    </header>
  );
}
