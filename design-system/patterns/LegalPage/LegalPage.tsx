import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import type { Native } from '../../components/native.ts';
import * as styles from './LegalPage.css.ts';

export interface LegalSection {
  /** The anchor, such as `california-resident`. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface LegalPageProps extends Native<'article'> {
  heading: string;
  /** "Last updated on March 1, 2026". */
  updated: string;
  contentsTitle: string;
  sections: readonly LegalSection[];
}

/** A long text in sections with its table of contents: privacy policy, terms of use, sponsors. */
export const LegalPage = forwardRef<HTMLElement, LegalPageProps>(function LegalPage(
  { heading, updated, contentsTitle, sections, className, ...rest },
  ref,
) {
  return (
    <article {...rest} ref={ref} className={clsx(styles.page, className)}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.updated}>{updated}</p>
      </div>
      {sections.length > 1 && (
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 className={styles.contentsTitle} id="contents">
            {contentsTitle}
          </h2>
          <ul className={styles.contentsList}>
            {sections.map((section) => (
              <li key={section.id}>
                <a className={styles.contentsLink} href={`#${section.id}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.prose}>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
            <h2 className={styles.sectionTitle} id={`${section.id}-title`} tabIndex={-1}>
              {section.title}
            </h2>
            {section.body}
          </section>
        ))}
      </div>
    </article>
  );
});
