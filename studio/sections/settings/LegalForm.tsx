import { useEffect, useState } from 'react';
import type { WrittenPage, WrittenSection } from '#contract/site/legal-text.ts';
import { type Locale, locales } from '#contract/text/locale.ts';
import { releaseTexts } from '#funnel/builder/releaseTexts.ts';
import { useSession } from '../../data/useSession.ts';
import { Line } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { type FormProps, faultAt, languages } from './BrandForms.tsx';
import { Area } from './fields.tsx';
import * as styles from './settings.css.ts';
import { legalNames } from './settingsWords.ts';

type Both = Readonly<Record<Locale, string>>;

interface PairProps {
  readonly id: string;
  readonly label: string;
  readonly value: Both;
  readonly readOnly: boolean;
  readonly isLong?: boolean;
  readonly errors?: Readonly<Partial<Record<Locale, string | undefined>>>;
  onChange(value: Both): void;
}

/** A text in both languages, side by side. */
const Pair = ({ id, label, value, readOnly, isLong = false, errors = {}, onChange }: PairProps) => (
  <div className={styles.pair}>
    {locales.map((locale) => {
      const Text = isLong ? Area : Line;
      return (
        <Text
          key={locale}
          id={`${id}-${locale}`}
          label={`${label}, ${languages[locale]}`}
          lang={locale}
          value={value[locale]}
          readOnly={readOnly}
          error={errors[locale]}
          onChange={(text: string) => onChange({ ...value, [locale]: text })}
        />
      );
    })}
  </div>
);

interface SectionProps extends Pick<FormProps, 'problems'> {
  readonly section: WrittenSection;
  readonly of: WrittenPage;
  readonly at: number;
  readonly readOnly: boolean;
  onChange(part: Partial<WrittenSection>): void;
  onRemove(): void;
}

function Section({ section, of, at, readOnly, problems, onChange, onRemove }: SectionProps) {
  const { id, title, text } = section;
  const key = `${of.name}-${at}`;
  const field = `legal.${of.name}.sections.${id}`;
  const errors = Object.fromEntries(locales.map((locale) => [locale, faultAt(problems, `${field}.text.${locale}`)]));
  const isWrong = Object.values(errors).some(Boolean);
  const [isOpen, setOpen] = useState(isWrong || title.en === '');
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <details
      aria-labelledby={`${key}-name`}
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.heading} id={`${key}-name`}>
        {title.en || 'A new section'}
      </summary>
      <div className={styles.inside}>
        <Pair
          id={`${key}-title`}
          label="Title"
          value={title}
          readOnly={readOnly}
          onChange={(next) => onChange({ title: next })}
        />
        <Pair
          id={`${key}-text`}
          label="Text"
          isLong
          value={text}
          readOnly={readOnly}
          errors={errors}
          onChange={(next) => onChange({ text: next })}
        />
        <Line
          id={`${key}-id`}
          label="Anchor"
          hint="Where links lead, such as /privacy-policy#why. Keep it: others may link to it."
          value={id}
          readOnly={readOnly}
          error={faultAt(problems, field)}
          onChange={(next) => onChange({ id: next.trim() })}
        />
        {!readOnly && (
          <div>
            <Button look="small" onClick={onRemove}>
              Take it out
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

interface PageProps extends Pick<FormProps, 'problems'> {
  readonly release: WrittenPage;
  readonly page: WrittenPage | undefined;
  readonly readOnly: boolean;
  onChange(page: WrittenPage | undefined): void;
}

const blank: WrittenSection = { id: '', title: { en: '', es: '' }, text: { en: '', es: '' } };

function Page({ release, page, readOnly, problems, onChange }: PageProps) {
  const { name } = release;
  const shown = page ?? release;
  const isFixed = readOnly || !page;
  const set = (part: Partial<WrittenPage>) => onChange({ ...shown, ...part });
  const setSection = (at: number, part: Partial<WrittenSection>) =>
    set({ sections: shown.sections.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  const fault = faultAt(problems, `legal.${name}`);
  return (
    <section className={styles.card} aria-labelledby={name}>
      <h2 className={styles.heading} id={name}>
        {legalNames[name]}
      </h2>
      {fault && <Note tone="waiting">{fault}</Note>}
      <p className={shared.muted}>
        {page
          ? `In your own words since ${page.updated}. A newer release leaves them as they are.`
          : `As the release has it, of ${release.updated}.`}
        {page && release.updated > page.updated && ` The release's text is newer: ${release.updated}.`}
      </p>
      {!readOnly && (
        <div>
          {page ? (
            <Button look="small" aria-label={`Take the release's text: ${legalNames[name]}`} onClick={() => onChange(undefined)}>
              Take the release's text
            </Button>
          ) : (
            <Button look="small" aria-label={`Write your own: ${legalNames[name]}`} onClick={() => onChange(release)}>
              Write your own
            </Button>
          )}
        </div>
      )}
      {page && (
        <>
          <Line
            id={`${name}-updated`}
            label="Day of the last change"
            hint="The page says it."
            type="date"
            value={page.updated}
            readOnly={isFixed}
            onChange={(updated) => set({ updated })}
          />
          <Pair id={`${name}-title`} label="Title" value={page.title} readOnly={isFixed} onChange={(title) => set({ title })} />
          <Pair
            id={`${name}-about`}
            label="What search engines show"
            value={page.description}
            readOnly={isFixed}
            onChange={(description) => set({ description })}
          />
          <div>
            {page.sections.map((section, at) => (
              <Section
                // biome-ignore lint/suspicious/noArrayIndexKey: its anchor is typed here
                key={at}
                {...{ section, at, problems }}
                of={page}
                readOnly={isFixed}
                onChange={(part) => setSection(at, part)}
                onRemove={() => set({ sections: page.sections.filter((_, index) => index !== at) })}
              />
            ))}
          </div>
          {!isFixed && (
            <div>
              <Button look="small" onClick={() => set({ sections: [...page.sections, blank] })}>
                Add a section
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** The legal pages, each as the release has it or in words of the operator's own, in both languages side by side. */
export function LegalForm({ content, problems, onChange }: FormProps) {
  const { allows, whoMay } = useSession();
  const readOnly = !allows('draftConsents');
  const { legal: pages = [] } = content as { readonly legal?: readonly WrittenPage[] };
  return (
    <>
      <Note tone="quiet">
        A blank line ends a paragraph, and a line that begins with “- ” is one of a list. Facts such as {'{company}'} are filled
        in, links are [words](/address), and [[what is in here]] is left out where no sponsors are shown.
        {readOnly && ` Legal texts are drafted by the roles ${whoMay('draftConsents')}.`}
      </Note>
      {releaseTexts.map((release) => (
        <Page
          key={release.name}
          release={release}
          page={pages.find(({ name }) => name === release.name)}
          readOnly={readOnly}
          problems={problems}
          onChange={(next) => {
            const others = pages.filter(({ name }) => name !== release.name);
            const legal = next ? [...others, next] : others;
            onChange(legal.length > 0 ? { legal } : {});
          }}
        />
      ))}
    </>
  );
}
