import type { CampaignContent, CampaignTexts } from '#contract/campaign/campaign.ts';
import { proofCount, type TextName, type WordedLanguage, type WordsOf, wordsOf } from '#funnel/builder/campaignTexts.ts';
import { useSession } from '../../data/useSession.ts';
import * as page from '../../parts/page.css.ts';
import * as shared from '../../parts/parts.css.ts';
import { Note } from '../../parts/parts.tsx';
import { useDraft } from './useDraft.ts';
import { changeProof, changeText } from './words/changeText.ts';
import { Pictures } from './words/Pictures.tsx';
import { languageNames, placeOrder, places } from './words/places.ts';
import { Readings } from './words/Readings.tsx';
import { WordField } from './words/WordField.tsx';
import * as styles from './words/words.css.ts';

interface PlaceProps {
  readonly name: TextName;
  readonly words: WordsOf;
  readonly texts: CampaignContent['texts'];
  readonly readOnly: boolean;
  onChange(next: (before: CampaignContent) => CampaignContent): void;
}

/** One text of the screen in both languages, or its promises. */
function Place({ name, words, texts = {}, readOnly, onChange }: PlaceProps) {
  const { name: title, about, rows } = places[name];
  const problemsAt = (field: string) => words.problems.filter((each) => each.field === field);
  const common = ({ locale, limits }: WordedLanguage, label: string) => ({
    name: `${label}, ${languageNames[locale]}`,
    label: languageNames[locale],
    locale,
    most: limits[name],
    rows,
    readOnly,
  });
  const single = (language: WordedLanguage, only: Exclude<keyof CampaignTexts, 'proof'>) => (
    <WordField
      key={language.locale}
      {...common(language, title)}
      value={texts[language.locale]?.[only] ?? ''}
      ours={language.ours[only]}
      problems={problemsAt(`texts.${language.locale}.${only}`)}
      onChange={(text) => onChange((before) => changeText(before, language.locale, only, text))}
    />
  );
  const promise = (language: WordedLanguage, at: number) => {
    const { locale, ours } = language;
    const own = texts[locale]?.proof?.[at] ?? '';
    return (
      <WordField
        key={`${locale}${at}`}
        {...common(language, `${title} ${at + 1}`)}
        value={own === ours.proof[at] ? '' : own}
        ours={ours.proof[at] ?? ''}
        problems={[...problemsAt(`texts.${locale}.proof.${at}`), ...(at === 0 ? problemsAt(`texts.${locale}.proof`) : [])]}
        onChange={(text) => onChange((before) => changeProof(before, locale, at, text, ours.proof))}
      />
    );
  };
  return (
    <fieldset className={styles.place}>
      <legend className={styles.hidden}>{title}</legend>
      <div className={styles.placeHead}>
        <span className={styles.placeName} aria-hidden="true">
          {title}
        </span>
        <span className={shared.muted}>{about}</span>
      </div>
      {name === 'proof'
        ? Array.from({ length: proofCount }, (_, at) => words.languages.map((language) => promise(language, at)))
        : words.languages.map((language) => single(language, name))}
    </fieldset>
  );
}

/** Problems without a field of their own here. */
const otherProblems = ({ problems }: WordsOf) =>
  problems.filter(({ field }) => {
    const [part = '', locale = '', name = ''] = field.split('.');
    return part !== 'texts' || !Object.hasOwn(languageNames, locale) || !Object.hasOwn(places, name);
  });

/** What the campaign says on its first screen, in both languages, in place of our own words. */
export function WordsTab() {
  const { content, change } = useDraft();
  const { allows, whoMay } = useSession();
  const words = wordsOf(content);
  if (!words)
    return (
      <div className={page.body}>
        <Note tone="waiting">Choose a flow first: its first screen decides what can be worded.</Note>
      </div>
    );
  const readOnly = !allows('draft');
  const isOwn = (name: TextName) => Object.values(content.texts ?? {}).some((own) => own[name] !== undefined);
  // a text that the flow does not show is there to be taken out
  const shown = placeOrder.filter((name) => words.shown.includes(name) || isOwn(name));
  return (
    <div className={styles.page}>
      <div className={styles.fields}>
        {readOnly && <Note tone="quiet">{`You may read this. To change it, ask ${whoMay('draft')}.`}</Note>}
        {!words.shown.includes('headline') && (
          <Note tone="waiting">
            This flow begins with a question, whose words its answers fit: only the header can be worded.
          </Note>
        )}
        {otherProblems(words).map(({ field, problem, remedy }) => (
          <Note key={field + problem} tone="wrong">{`${problem}. ${remedy}`}</Note>
        ))}
        <Readings languages={words.languages} />
        <section className={shared.card} aria-label="Own words">
          <div className={styles.heads} aria-hidden="true">
            {words.languages.map(({ locale }) => (
              <b key={locale}>{languageNames[locale]}</b>
            ))}
          </div>
          {shown.map((name) => (
            <Place key={name} name={name} words={words} texts={content.texts} readOnly={readOnly} onChange={change} />
          ))}
        </section>
        <p className={shared.muted}>
          What is left empty says our own words, in each language by itself. Consent and legal texts are never the campaign’s.
        </p>
      </div>
      <Pictures />
    </div>
  );
}
