import type { ReactNode } from 'react';
import { CallLink, type CallNumber } from './CallLink.tsx';
import * as styles from './SurveyHeader.css.ts';

export interface SurveyHeaderProps {
  logo: ReactNode;
  call?: CallNumber | undefined;
  /** Says that the page is an advertisement and not a law firm. See docs/spec/product.md#visitors. */
  advertisement: string;
  /** The same page in the other language, named in it. */
  language?: { href: string; label: string; lang: string } | undefined;
}

/** The logo, the call button and, above both, what the page is. */
export function SurveyHeader({ logo, call, advertisement, language }: SurveyHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.notice}>
        <p className={styles.advertisement}>{advertisement}</p>
        {language && (
          <a className={styles.language} href={language.href} lang={language.lang} hrefLang={language.lang}>
            <span className={styles.languageName}>{language.label}</span>
            <span className={styles.languageCode} aria-hidden="true">
              {language.lang.toUpperCase()}
            </span>
          </a>
        )}
      </div>
      <div className={styles.bar}>
        <div className={styles.logo}>{logo}</div>
        {call && <CallLink {...call} />}
      </div>
    </header>
  );
}
