import type { WordedLanguage } from '#funnel/builder/campaignTexts.ts';
import * as shared from '../../../parts/parts.css.ts';
import { Tag } from '../../../parts/parts.tsx';
import { languageNames } from './places.ts';
import * as styles from './words.css.ts';

const measureNames = { en: 'School grade', es: 'INFLESZ' } as const;

/** What a measure says of a text, in words. */
function readingWords({ locale, reading: { value, limit } }: WordedLanguage): string {
  if (value === undefined) return 'No sentence to measure.';
  const shown = Math.max(0, value).toFixed(1);
  return locale === 'en' ? `${measureNames.en} ${shown}, at most ${limit}` : `${measureNames.es} ${shown}, at least ${limit}`;
}

/** How hard headline and subhead are to read, in each language: a warning at most. */
export function Readings({ languages }: { readonly languages: readonly WordedLanguage[] }) {
  return (
    <section className={`${shared.card} ${shared.padded}`} aria-label="Reading ease">
      <div className={styles.readings} role="status">
        {languages.map((language) => {
          const { locale, reading } = language;
          return (
            <div key={locale} className={styles.reading}>
              <div className={styles.readingHead}>
                <b>{languageNames[locale]}</b>
                <Tag tone={reading.isEasy ? 'live' : 'waiting'}>{reading.isEasy ? 'Easy to read' : 'Hard to read'}</Tag>
              </div>
              <span className={shared.muted}>{readingWords(language)}</span>
              {!reading.isEasy && <span>Shorter sentences and shorter words help. It may go live all the same.</span>}
            </div>
          );
        })}
      </div>
    </section>
  );
}
