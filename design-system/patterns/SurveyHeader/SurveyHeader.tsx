import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import type { Native } from '../../components/native.ts';
import { part } from '../../theme/parts.ts';
import { CallLink, type CallNumber } from './CallLink.tsx';
import * as styles from './SurveyHeader.css.ts';

export interface SurveyHeaderProps extends Native<'header'> {
  /** Back to the question before. On phones the logo gives its room to it and to the progress. */
  back?: ReactNode;
  /** How far the visitor is. */
  progress?: ReactNode;
  logo: ReactNode;
  call?: CallNumber | undefined;
  /** Says that the page is an advertisement. See docs/spec/product.md#visitors. */
  advertisement: string;
  /** The same page in the other language, named in it. */
  language?: { href: string; label: string; lang: string } | undefined;
}

/** The logo, the call button and, above both, the page's line. Within a survey, Back and the progress. */
export const SurveyHeader = forwardRef<HTMLElement, SurveyHeaderProps>(function SurveyHeader(
  { back, progress, logo, call, advertisement, language, className, ...rest },
  ref,
) {
  return (
    <header {...rest} ref={ref} className={clsx(back ? styles.surveyHeader : styles.header, className)}>
      <div className={styles.notice} {...part('notice')}>
        <p className={styles.advertisement} {...part('advertisement')}>
          {advertisement}
        </p>
        {language && (
          <a className={styles.language} {...part('language')} href={language.href} lang={language.lang} hrefLang={language.lang}>
            <span className={styles.languageName}>{language.label}</span>
            <span className={styles.languageCode} aria-hidden="true">
              {language.lang.toUpperCase()}
            </span>
          </a>
        )}
      </div>
      <div className={back ? styles.surveyBar : styles.bar} {...part('bar')}>
        {back}
        <div className={styles.logo} {...part('logo')}>
          {logo}
        </div>
        {progress && <div className={styles.progress}>{progress}</div>}
        {call && <CallLink {...call} />}
      </div>
    </header>
  );
});
