import { keyOfPath } from '#contract/campaign/campaign.ts';
import { locales } from '#contract/text/locale.ts';
import { Look } from '../../../parts/Look.tsx';
import * as shared from '../../../parts/parts.css.ts';
import { useDraft } from '../useDraft.ts';
import { languageNames } from './places.ts';
import * as styles from './words.css.ts';

/** The start screen in both languages on a phone of 320 px, as the draft was saved last. */
export function Pictures() {
  const {
    view: { draft, live },
    content,
    saving,
  } = useDraft();
  return (
    <section className={styles.pictures} aria-label="The first screen">
      <div className={styles.pair}>
        {locales.map((locale) => (
          <figure key={locale} className={styles.figure}>
            <Look
              of={keyOfPath(content.path)}
              version={draft ? `d${draft.etag}.${draft.at}` : String(live?.version ?? 0)}
              draft={draft !== undefined}
              query={{ lang: locale }}
              className={styles.phone}
              frameClass={styles.screen}
            />
            <figcaption className={shared.muted}>{languageNames[locale]}</figcaption>
          </figure>
        ))}
      </div>
      <p className={shared.muted}>
        {saving === 'saved' ? 'A phone of 320 px, as it is saved.' : 'A phone of 320 px, as it was saved last.'}
      </p>
    </section>
  );
}
