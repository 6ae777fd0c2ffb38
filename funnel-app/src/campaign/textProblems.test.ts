import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowById, flows } from '#contract/flows/index.ts';
import { locales } from '#contract/text/locale.ts';
import { ownTexts, textNames, textsShown } from '../content/campaignWords.ts';
import { surveyContent } from '../content/languages.ts';
import { campaignProblems } from './campaignProblems.ts';
import { looksOf, textLimits } from './textLimits.ts';
import { textFaults, textProblems } from './textProblems.ts';

const roomy = [{ theme: '1', font: 'theme' }];
const good = { path: '/fall', flow: 'main', oid: '81', affid: '10' };
const problemsOf = (row: object) => campaignProblems([{ ...good, ...row }], flows);
const inEnglish = (texts: object) => problemsOf({ texts: { en: texts } });

describe('own words that may go live', () => {
  it.each(flows)('are ours, word for word: $id', (flow) => {
    for (const locale of locales)
      for (const header of ['default', 'alt1', 'alt2', 'alt3']) {
        const ours = ownTexts(flow, surveyContent(flow, locale), header);
        const texts = Object.fromEntries(textsShown(flow).map((name) => [name, ours[name]]));
        // a word of ours may be longer than any word can be that shall fit for sure
        const found = textProblems({ texts: { [locale]: texts } }, flow).filter(({ problem }) => !problem.includes('320 px'));
        expect(found).toEqual([]);
      }
  });

  it('are of one language alone: the other says ours', () => {
    expect(inEnglish({ headline: 'Hurt in a crash this winter?' })).toEqual([]);
  });
});

describe('own words that may not', () => {
  it.each([
    ['no language', { texts: {} }, 'texts'],
    ['a list', { texts: [] }, 'texts'],
    ['another language', { texts: { fr: { headline: 'Blessé ?' } } }, 'texts.fr'],
    ['a language without any', { texts: { en: {} } }, 'texts.en'],
    ['a text that there is none of', { texts: { en: { consent: 'I agree' } } }, 'texts.en.consent'],
    ['two promises', { texts: { en: { proof: ['Free', 'Short'] } } }, 'texts.en.proof'],
    ['a promise twice', { texts: { en: { proof: ['Free', 'Short', 'Free'] } } }, 'texts.en.proof.2'],
    ['a form’s button', { flow: 'one-page', texts: { en: { button: 'Go' } } }, 'texts.en.button'],
    ['a start that is left out', { switches: { start: 'question' }, texts: { en: { headline: 'Hurt?' } } }, 'texts.en.headline'],
  ])('%s', (_what, row, field) => {
    expect(new Set(problemsOf(row).map((each) => each.field))).toEqual(new Set([field]));
  });

  it.each([
    ['', 'it is empty'],
    ['   ', 'it is empty'],
    [5, 'it is no text'],
    [null, 'it is no text'],
    [' Hurt?', 'blanks'],
    ['Hurt  here?', 'blanks'],
    ['Hurt\u200b?', 'a sign that nobody sees'],
    ['Hurt\u0007?', 'a sign that nobody sees'],
    ['<b>Hurt</b>?', 'markup'],
    ['Hurt &amp; alone', 'markup'],
    ['See example.com', 'an address'],
    ['Call (212) 664-7665', 'a phone number'],
    ['Hurt?!!', 'it shouts'],
    ['Пострадали?', 'no face of ours has “П”'],
    ['受伤了吗', 'no face of ours has “受”'],
    ['José was hurt', 'the heading’s face comes without “é” in English'],
    ['Hurt? '.repeat(40).trim(), 'a phone of 320 px has room for'],
    ['Donaudampfschifffahrtsgesellschaft?', 'is wider than a phone'],
    ['Win $9,000', 'it names money'],
    ['A shitty crash?', 'a word that no page of ours says'],
  ])('the headline %j', (headline, problem) => {
    const found = inEnglish({ headline });
    expect(found.map((each) => each.problem).join()).toContain(problem);
    for (const { field, remedy } of found) expect([field, remedy]).toEqual(['texts.en.headline', expect.stringMatching(/\.$/)]);
  });

  it('accents fit where the face has them', () => {
    expect(textFaults('¿Sufrió un choque?', 'headline', 'es', textLimits('es', roomy))).toEqual([]);
    expect(textFaults('José can tell you', 'subhead', 'en', textLimits('en', roomy))).toEqual([]);
  });

  it('an experiment on header texts that nobody would see', () => {
    const variants = [
      { id: 'a', weight: 1, switches: { header: 'default' } },
      { id: 'b', weight: 1, switches: { header: 'alt1' } },
    ];
    const experiments = [{ name: 'words', owner: 'growth', expires: '2099-01-01', variants }];
    const whole = { headline: 'Hurt in a crash?', subhead: 'A few short questions.' };
    expect(problemsOf({ experiments, texts: { es: { headline: 'Choque' } } })).toEqual([]);
    expect(problemsOf({ experiments, texts: { en: whole } }).map(({ field }) => field)).toEqual(['experiments.words']);
  });
});

it('any JSON is judged, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...textNames), (value, name) => {
      const texts = fc.sample(
        fc.constantFrom(value, { en: value }, { en: { [name]: value } }, { en: { proof: [value, value, value] } }),
        1,
      );
      for (const each of texts)
        for (const { field, problem, remedy } of problemsOf({ texts: each }))
          expect([field, problem, remedy]).toEqual([expect.stringContaining('texts'), expect.any(String), expect.any(String)]);
      expect(true).toBe(true);
    }),
  );
});

describe('the room that a text has', () => {
  it('is that of the tightest look that visitors can get', () => {
    const looks = looksOf({
      switches: { theme: '5' },
      experiments: [
        {
          name: 'x',
          owner: 'x',
          expires: '2099-01-01',
          variants: [
            { id: 'a', weight: 1, switches: { theme: '9', font: 'lora' } },
            { id: 'b', weight: 1, switches: { theme: '5' } },
          ],
        },
      ],
    });
    expect(looks.map(({ theme, font }) => `${theme} ${font}`)).toEqual(['5 theme', '5 lora', '9 theme', '9 lora']);
    expect(looksOf({}).map(({ theme }) => theme)).toEqual(['1', '7']);
    for (const locale of locales) {
      const one = textLimits(locale, [{ theme: '5', font: 'theme' }]);
      const all = textLimits(locale, []);
      for (const name of textNames) expect(all[name]).toBeLessThanOrEqual(one[name]);
    }
  });
});

it('words of a flow that is not known are judged all the same', () => {
  expect(textProblems({ texts: { en: { button: '' } } }, flowById('no such flow'))).toHaveLength(1);
});
