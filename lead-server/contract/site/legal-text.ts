import { type Locale, locales } from '../text/locale.ts';

/** Facts of the company that a text has in braces: `{company}`. Where one is missing, the page marks the place. */
export const legalFacts = [
  'brand',
  'company',
  'address',
  'email',
  'lawState',
  'keepsLeads',
  'keepsDisqualified',
  'keepsUnfinished',
  'keepsRequests',
] as const;

export type LegalFact = (typeof legalFacts)[number];

/** A paragraph or a list. Links are `[words](/path)`; `[[…]]` is left out where the sponsors page is hidden. */
export type Block = string | readonly string[];

/** A legal page in one language. */
export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** ISO date of the last change to the text. */
  readonly updated: string;
  readonly sections: readonly {
    /** The anchor in the address, the same in both languages. */
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly Block[];
  }[];
}

/** The pages whose words settings may replace. The others speak of the release itself. See docs/spec/settings.md#legal. */
export const settledPages = ['privacy-policy', 'terms-of-use', 'sponsors'] as const;
export type SettledPage = (typeof settledPages)[number];

type Both = Readonly<Record<Locale, string>>;

export interface WrittenSection {
  readonly id: string;
  readonly title: Both;
  /** Paragraphs and lists with a blank line between; a line of a list begins with `- `. */
  readonly text: Both;
}

/** A page as settings hold it: each section in both languages, so that neither lacks one. */
export interface WrittenPage {
  readonly name: SettledPage;
  readonly title: Both;
  readonly description: Both;
  readonly updated: string;
  readonly sections: readonly WrittenSection[];
}

const inBoth = (of: (locale: Locale) => string): Both => ({ en: of('en'), es: of('es') });

/** The paragraphs and lists of a written text. Pure. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: (string | string[])[] = [];
  let isOpen = false;
  for (const each of text.split('\n')) {
    const line = each.trim();
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '';
    if (line.startsWith('- ')) {
      if (Array.isArray(last)) last.push(line.slice(2).trim());
      else blocks.push([line.slice(2).trim()]);
    } else if (line !== '') {
      if (typeof last === 'string') blocks[blocks.length - 1] = `${last} ${line}`;
      else blocks.push(line);
    }
  }
  return blocks;
}

/** The written text of paragraphs and lists. Pure. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => (typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n'))).join('\n\n');

/** A page of the release as settings would hold it. Its sections are the same in both languages. Pure. */
export function writtenPage(name: SettledPage, texts: Readonly<Record<Locale, LegalText>>): WrittenPage {
  return {
    name,
    title: inBoth((locale) => texts[locale].title),
    description: inBoth((locale) => texts[locale].description),
    updated: texts.en.updated,
    sections: texts.en.sections.map(({ id }, at) => ({
      id,
      title: inBoth((locale) => texts[locale].sections[at]?.title ?? ''),
      text: inBoth((locale) => textOf(texts[locale].sections[at]?.blocks ?? [])),
    })),
  };
}

/** A page of settings in one language. Pure. */
export const legalTextOf = ({ title, description, updated, sections }: WrittenPage, locale: Locale): LegalText => ({
  title: title[locale],
  description: description[locale],
  updated,
  sections: sections.map(({ id, ...each }) => ({ id, title: each.title[locale], blocks: blocksOf(each.text[locale]) })),
});

/** Sections that something else of the site leads to or fills. */
const neededSections: Readonly<Partial<Record<SettledPage, Readonly<Record<string, string>>>>> = {
  'privacy-policy': { 'california-resident': 'the footer leads to it' },
  sponsors: { list: 'the names of the sponsors stand there' },
};

export interface LegalProblem {
  /** Its dotted name, as in differences. */
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
}

const factsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);
const shapeOf = (text: string) => blocksOf(text).map((block) => (typeof block === 'string' ? 'text' : block.length));
const isSame = (one: readonly unknown[], other: readonly unknown[]) => JSON.stringify(one) === JSON.stringify(other);
/** Where a link of the English text leads in Spanish: a page of ours stays in the visitor's language, others may have their own. */
const inSpanish = (href: string) => (href.startsWith('/') ? href.replace(/(?=#|$)/, '?lang=es') : 'elsewhere');
const whereTo = (href: string) => (href.startsWith('/') ? href : 'elsewhere');
const isAddress = (href: string) => /^(\/(?!\/)|https:\/\/|mailto:)/.test(href);

function sectionProblems({ text }: WrittenSection, field: string): readonly LegalProblem[] {
  const { en, es } = text;
  const problems: LegalProblem[] = [];
  const add = (locale: Locale, problem: string, remedy: string) =>
    problems.push({ field: `${field}.text.${locale}`, problem, remedy });
  if (!isSame(shapeOf(en), shapeOf(es)))
    add('es', 'has other paragraphs or lists than the English', 'Say the same in both, paragraph by paragraph.');
  for (const locale of locales) {
    const unknown = factsIn(text[locale]).find((name) => !legalFacts.some((fact) => fact === name));
    if (unknown !== undefined) add(locale, `names {${unknown}}, which is no fact`, `There are: ${legalFacts.join(', ')}.`);
    const odd = linksIn(text[locale]).find((href) => !isAddress(href));
    if (odd !== undefined) add(locale, `has a link to ${odd || 'nothing'}`, 'Begin it with / or https:// or mailto:.');
    if (text[locale].split('[[').length !== text[locale].split(']]').length)
      add(locale, 'has a [[ or a ]] without the other', 'Put both around what is left out without sponsors.');
  }
  if (!isSame(factsIn(en), factsIn(es))) add('es', 'names other facts than the English', 'Name each in both.');
  else if (!isSame(linksIn(en).map(inSpanish), linksIn(es).map(whereTo)))
    add('es', 'has other links than the English', 'Lead to the same pages in the same order, our own with ?lang=es.');
  return problems;
}

/** What keeps legal texts from being shown, with what puts it right. Pure. */
export function legalProblems(pages: readonly WrittenPage[]): readonly LegalProblem[] {
  return pages.flatMap((page, at) => {
    const field = `legal.${page.name}`;
    const ids = page.sections.map(({ id }) => id);
    const twice = pages.findIndex(({ name }) => name === page.name) < at;
    const missing = Object.entries(neededSections[page.name] ?? {}).filter(([id]) => !ids.includes(id));
    return [
      ...(twice ? [{ field, problem: 'is there twice', remedy: 'Take one of them out.' }] : []),
      ...missing.map(([id, why]) => ({ field, problem: `has no section ${id}`, remedy: `Keep it: ${why}.` })),
      ...page.sections.flatMap((section, index) => {
        const own = `${field}.sections.${section.id}`;
        const again = ids.indexOf(section.id) < index;
        return [
          ...(again ? [{ field: own, problem: 'is there twice', remedy: 'Give each section an anchor of its own.' }] : []),
          ...sectionProblems(section, own),
        ];
      }),
    ];
  });
}
