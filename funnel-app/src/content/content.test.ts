import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentText, consentVersions } from '#contract/consent/consent-text.ts';
import type { AnswerField } from '#contract/fields/fields.ts';
import { formValues } from '#contract/fields/form-values.ts';
import { isOptionalField } from '#contract/fields/optional-fields.ts';
import { validateField } from '#contract/fields/validation.ts';
import { baseStepOf, hasOneAnswer, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import { type FlowId, flows } from '#contract/flows/index.ts';
import { type Locale, locales } from '#contract/text/locale.ts';
import { hasBadWords, isHitAndRun } from '#contract/text/text-rules.ts';
import { switches } from '#design-system/switches/switches.ts';
import type { Content, FormField } from './content.ts';
import { flowWords, languages, questionWordsOf } from './languages.ts';

const { en, es } = languages;

const now = new Date('2026-03-10T12:00:00Z');
const values = fc.oneof(
  fc.string(),
  fc.constantFrom('', '2026', '2031', '12', '13', 'a@b', '(212) 664', '(555) 555-0101', '1234', 'x'.repeat(6000)),
);

describe.each([
  ['English', en],
  ['Spanish', es],
] as const)('%s', (_, content: Content) => {
  it.each(Object.keys(content.fields) as FormField[])('has a message for every error that %s can have', (field) => {
    fc.assert(
      fc.property(values, (value) => {
        const code = validateField(field, value, { answers: { injury_year: '2026' }, now });
        // what may be left open is never asked for
        if (code === 'required' && isOptionalField(field)) return;
        expect(code === undefined || content.fields[field].errors[code]).toBeTruthy();
      }),
    );
  });

  it('names twelve months', () => expect(new Set(content.months).size).toBe(12));

  it('counts down to the minimum description', () => {
    const enough = { characters: 0, words: 0, over: 0 };
    expect(content.descriptionCounter({ ...enough, characters: 7 })).toContain('7');
    expect(content.descriptionCounter({ ...enough, words: 3 })).toContain('3');
    const { spokenDescriptionCounter: spoken } = content;
    expect(spoken({ ...enough, characters: 7 })).toMatch(/7/);
    expect(spoken({ ...enough, characters: 7 })).not.toMatch(/chars/);
    expect(spoken(enough)).toBe(content.descriptionCounter(enough));
    expect(content.descriptionCounter({ ...enough, over: 1120 })).toMatch(/1.?120/);
    expect(content.descriptionCounter(enough)).not.toMatch(/\d/);
  });

  it('keeps the counter on the line that it starts with, so that the button does not move while one types', () => {
    const enough = { characters: 0, words: 0, over: 0 };
    const first = content.descriptionCounter({ ...enough, characters: 20, words: 4 });
    const later = [
      ...[2, 3, 4].map((words) => content.descriptionCounter({ ...enough, words })),
      content.descriptionCounter(enough),
    ];
    // the last one is bold, which takes a tenth more
    for (const text of later) expect(text.length * 1.1).toBeLessThanOrEqual(first.length);
  });
});

const names = Object.keys(steps) as StepName[];
const formFieldsAsked = [
  ...new Set(
    names.flatMap((name): readonly AnswerField[] => {
      const step: Step = steps[name];
      return step.kind === 'form' ? [...step.fields, ...(step.optional ?? [])] : [];
    }),
  ),
].sort();

describe.each(Object.entries(languages))('the words of questions in %s', (locale, content) => {
  it('are those of the steps that there are, no more and no fewer', () => {
    expect(Object.keys(content.steps).sort()).toEqual([...new Set(names.map(baseStepOf))].sort());
  });

  it('are those of the fields that forms ask, no more and no fewer', () => {
    expect(Object.keys(content.fields).sort()).toEqual(formFieldsAsked);
  });

  it.each(names)('name every answer of %s, and none that it does not have', (name) => {
    const step = steps[name];
    const ids = step.kind === 'choice' ? step.options.map(({ id }) => id) : [];
    expect(Object.keys(content.steps[baseStepOf(name)].options ?? {}).sort()).toEqual([...ids].sort());
  });

  it.each(formFieldsAsked.filter((field) => formValues[field] && field !== 'ticket_state'))('name every value of %s', (field) => {
    expect(Object.keys(content.fields[field as FormField].options ?? {}).sort()).toEqual([...(formValues[field] ?? [])].sort());
  });

  it.each(flows)("a flow's own wording is of a step or field that it asks: $id", (flow) => {
    const own = flowWords[locale as Locale][flow.id as FlowId] ?? {};
    const asked = questionWordsOf(flow, locale as Locale);
    for (const name of Object.keys(own.steps ?? {})) expect(Object.keys(asked.steps)).toContain(name);
    for (const name of Object.keys(own.fields ?? {})) expect(Object.keys(asked.fields)).toContain(name);
    for (const { step } of flow.steps) expect(asked.steps[baseStepOf(step)].heading).toBeTruthy();
  });
});

/** Every text inside, by its path. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`));
}

it.each(flows)('every question says why it is asked: $id', (flow) => {
  for (const locale of locales) {
    const asked = questionWordsOf(flow, locale);
    for (const { step } of flow.steps)
      if (!hasOneAnswer(step)) expect(asked.steps[baseStepOf(step)].why, `${locale} ${step}`).toBeTruthy();
  }
});

const describing = flows.filter((flow) => 'case_description' in questionWordsOf(flow, 'en').fields);

it.each(describing)('a sentence to begin with is no rule’s business, and leaves something to write: $id', (flow) => {
  for (const locale of locales) {
    const { starters: { items: starters = [] } = {} } = questionWordsOf(flow, locale).fields.case_description;
    expect(starters.length).toBeGreaterThan(2);
    for (const starter of starters) {
      expect({ starter, bad: hasBadWords(starter), fled: isHitAndRun(starter) }).toEqual({ starter, bad: false, fled: false });
      expect(starter).toMatch(/[^.]$/);
    }
  }
});

describe('the two languages', () => {
  const spanish = new Map(leaves({ ...es, flows: flowWords.es }));
  const english = leaves({ ...en, flows: flowWords.en });

  it('have the same texts', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  it('say nothing in the other language: no sentence is the same in both', () => {
    const same = english.filter(([path, text]) => typeof text === 'string' && text.includes(' ') && spanish.get(path) === text);
    expect(same).toEqual([]);
  });
});

it.each(flows)('the header texts are all there on the opening screen that the switch serves: $id', (flow) => {
  const [{ step }] = flow.steps;
  const concerned: readonly string[] = switches.header.concerns ?? [];
  const wanted = concerned.includes(baseStepOf(step)) ? switches.header.values.filter((value) => value !== 'default') : [];
  for (const locale of locales) {
    const { alternatives = {} } = questionWordsOf(flow, locale).steps[baseStepOf(step)];
    expect(Object.keys(alternatives)).toEqual(wanted);
  }
});

it.each(locales.flatMap((locale) => consentVersions.map((version) => [locale, version] as const)))(
  'the consent names the documents as the links to them are named, once each (%s, %s)',
  (locale, version) => {
    const { text } = consentText({ version, locale, brandName: 'Brand', sellers: ['Firm'] });
    const { terms, privacy } = languages[locale].footer.links;
    for (const name of [terms, privacy]) expect(text.split(name)).toHaveLength(2);
  },
);
