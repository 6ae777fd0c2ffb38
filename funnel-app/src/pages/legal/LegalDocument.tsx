import type { CompanyFacts } from '#contract/api/page-rendering.ts';
import type { LegalFact, LegalText } from '#contract/site/legal-text.ts';
import type { Locale } from '#contract/text/locale.ts';
import { LegalPage } from '#design-system/patterns/LegalPage/LegalPage.tsx';
import type { PageWords } from '../../content/content.ts';
import { type LegalPageId, legalWords } from '../../content/legal.ts';
import type { PageModel } from '../../model/pageModel.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import * as styles from './LegalDocument.css.ts';
import { Missing, Prose } from './Prose.tsx';

interface LegalDocumentProps {
  readonly id: LegalPageId;
  readonly text: LegalText;
  readonly model: PageModel;
  readonly content: PageWords;
  readonly company: CompanyFacts;
}

/** A legal page: a text of the release or of the settings, completed with the company's facts. It needs no script. */
export function LegalDocument({ id, text, model, content, company }: LegalDocumentProps) {
  const { locale } = model;
  const words = legalWords[locale];
  const facts = factsOf(company, model);
  const complete = (part: string) => part.replace(/\[\[(.*?)\]\]/g, model.sponsorsShown ? '$1' : '');
  const sections = text.sections.map((section) => ({
    id: section.id,
    title: section.title,
    body: (
      <>
        <Prose
          blocks={section.blocks.map((block) => (typeof block === 'string' ? complete(block) : block.map(complete)))}
          facts={facts}
          words={words}
        />
        {id === 'sponsors' && section.id === 'list' && <Sponsors names={company.sponsors} locale={locale} />}
      </>
    ),
  }));
  const unfinished = needs(text).some((fact) => facts[fact] === '') || (id === 'sponsors' && company.sponsors.length === 0);
  return (
    <PageFrame model={model} content={content}>
      {id === 'privacy-policy' && model.optedOut && <p className={styles.note.good}>{words.optedOut}</p>}
      {unfinished && <p className={styles.note.draft}>{words.draft}</p>}
      <LegalPage
        heading={text.title}
        updated={words.updated(longDate(text.updated, locale))}
        contentsTitle={words.contents}
        sections={sections}
      />
    </PageFrame>
  );
}

/** The facts that the text names. */
const needs = ({ sections }: LegalText): readonly LegalFact[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flat().flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as LegalFact)),
  );

const longDate = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

function factsOf({ name, address, email, lawState, keepsDays }: CompanyFacts, { locale, brand }: PageModel) {
  const { days, years, withoutEnd } = legalWords[locale];
  const lasting = (count: number) => (count === 0 ? withoutEnd : count % 365 === 0 ? years(count / 365) : days(count));
  return {
    brand: brand.name,
    company: name,
    address,
    email,
    lawState,
    keepsLeads: lasting(keepsDays.leads),
    keepsDisqualified: lasting(keepsDays.disqualified),
    keepsUnfinished: lasting(keepsDays.unfinished),
    keepsRequests: lasting(keepsDays.requests),
  } satisfies Record<LegalFact, string>;
}

function Sponsors({ names, locale }: { names: readonly string[]; locale: Locale }) {
  const { missing, noSponsors } = legalWords[locale];
  if (names.length === 0) {
    return (
      <p>
        <Missing>{missing(noSponsors)}</Missing>
      </p>
    );
  }
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
