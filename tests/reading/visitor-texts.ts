import { baseStepOf, type Step, steps } from '#contract/flow/steps.ts';
import { flows } from '#contract/flows/index.ts';
import type { Locale } from '#contract/text/locale.ts';
import type { FormField } from '#funnel/content/content.ts';
import { privacy as englishPrivacy } from '#funnel/content/en/privacy.ts';
import { privacy as spanishPrivacy } from '#funnel/content/es/privacy.ts';
import { closedWords, languages, notFoundWords, questionWordsOf } from '#funnel/content/languages.ts';
import { legalTexts } from '#funnel/content/legal.ts';
import { thankYouWords } from '#funnel/content/thankYouWords.ts';
import { advertisingWords } from '#funnel/tracking/advertisingConsent/advertisingWords.ts';

type Named = readonly [name: string, text: string];

/** The parts of a text that names a thing. */
const sample = { brand: 'Auto Accident Team', number: 12, needs: { characters: 7, words: 0, over: 0 } };

/** All texts inside, a line each. */
function lines(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return String(value(sample.brand, sample.number));
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(lines).filter(Boolean).join('\n');
}

const named = (prefix: string, groups: object): Named[] =>
  Object.entries(groups).map(([name, group]) => [`${prefix} ${name}`, lines(group)]);

/** A flow's screens: each question with its hint and its reason, other wordings of it, and each form. */
function screenTexts(flow: (typeof flows)[number], locale: Locale): Named[] {
  const words = questionWordsOf(flow, locale);
  const cards = words.whatHappensNext ? named(flow.id, { whatHappensNext: words.whatHappensNext }) : [];
  const screens = flow.steps.flatMap(({ step: name }): Named[] => {
    const { heading, subhead, why, alternatives = {} } = words.steps[baseStepOf(name)];
    const step: Step = steps[name];
    const asked = step.kind === 'form' ? [...step.fields, ...(step.optional ?? [])] : [];
    const fields = asked.map((field) => {
      const { options: _, ...said } = words.fields[field as FormField];
      return said;
    });
    return [
      [`${flow.id} ${name}`, lines({ heading, subhead, why })],
      ...named(`${flow.id} ${name}`, alternatives),
      [`${flow.id} ${name} form`, lines(fields)],
    ];
  });
  return [...cards, ...screens];
}

/** The answers of all questions. They are read as one text: a button of a word or two has no sentence. */
function answers(locale: Locale): string {
  const all = flows.flatMap((flow) => {
    const { steps: questions, fields } = questionWordsOf(flow, locale);
    return [...Object.values(questions), ...Object.values(fields)].flatMap(({ options = {} }) => Object.values(options));
  });
  return [...new Set(all)].join('\n');
}

/** The page's words beside questions: each part of its own, and its short ones together. */
function pageTexts(locale: Locale): Named[] {
  const { steps: _steps, fields: _fields, months: _months, footer, stages, ...page } = languages[locale];
  const { descriptionCounter, spokenDescriptionCounter, ...words } = page;
  const entries = Object.entries(words);
  const isPart = (value: unknown) => typeof value === 'object' && !Array.isArray(value);
  const { nextResources, case: ofCase, ticket, dui, benefits, insurance, treatment, verified, ...thanks } = thankYouWords[locale];
  const { settlementLine, disclaimer, optedOut, ...links } = footer;
  const counters = [descriptionCounter, spokenDescriptionCounter].map((counter) => counter(sample.needs));
  return [
    ['short words', lines([entries.filter(([, value]) => !isPart(value)).map(([, value]) => value), stages, links, counters])],
    ...named('page', Object.fromEntries(entries.filter(([, value]) => isPart(value)))),
    ...named('disclosure', { settlementLine, disclaimer, optedOut }),
    ...named('thank you', { page: thanks, case: ofCase, ticket, dui, benefits, insurance, treatment, verified }),
    ...named('way on', nextResources),
  ];
}

/**
 * Everything that a visitor reads in one language, but the policies, terms and consents: by its place in the content's files,
 * each text that is read in one go. What several flows say in the same words is there once.
 */
export function visitorTexts(locale: Locale): readonly Named[] {
  const { errors: _errors, regions: _regions, ...privacyForm } = locale === 'en' ? englishPrivacy : spanishPrivacy;
  const texts: Named[] = [
    ...flows.flatMap((flow) => screenTexts(flow, locale)),
    ['answers', answers(locale)],
    ...pageTexts(locale),
    ['not found', lines(notFoundWords[locale])],
    ['closed', lines(closedWords[locale])],
    ['privacy form', lines(privacyForm)],
    ['advertising', lines(advertisingWords[locale])],
    ...legalTexts[locale].accessibility.sections.map(({ id, ...section }): Named => [`accessibility ${id}`, lines(section)]),
  ];
  const firstOf = new Map(texts.map(([name, text]) => [text, name] as const).reverse());
  return texts.filter(([name, text]) => text && firstOf.get(text) === name);
}
