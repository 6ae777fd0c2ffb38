import { expect, it } from 'vitest';
import { readingOf, wordsOf } from './campaignTexts.ts';

const plain = { path: '/fall', flow: 'main', oid: '1', affid: '1' } as const;

it('the words of a campaign are ours where it says nothing, and easy to read', () => {
  const words = wordsOf(plain);
  expect(words?.languages.map(({ locale }) => locale)).toEqual(['en', 'es']);
  for (const { ours, reading } of words?.languages ?? []) {
    expect([ours.headline, ours.proof.length, reading.isEasy]).toEqual([expect.stringMatching(/\w/), 3, true]);
    expect(reading.value).toBeTypeOf('number');
  }
  expect(words?.problems).toEqual([]);
  expect(wordsOf({ ...plain, flow: 'none' as never })).toBeUndefined();
});

it('our words are those of the chosen header text', () => {
  const headlineOf = (header: string) => wordsOf({ ...plain, switches: { header } })?.languages[0]?.ours.headline;
  expect(headlineOf('alt2')).not.toBe(headlineOf('default'));
});

it('the grade is of heading and text together, and of nothing where there is no sentence', () => {
  const hard = {
    headline: 'Notwithstanding limitations, indemnification obligations survive termination',
    subhead: 'Applicable jurisdictional prerequisites necessitate documentation',
  };
  expect(wordsOf({ ...plain, texts: { en: hard } })?.languages.map(({ reading }) => reading.isEasy)).toEqual([false, true]);
  expect(readingOf('es', {})).toMatchObject({ value: undefined, isEasy: true });
  expect(readingOf('en', { headline: 'Were you hurt?' }).value).toBeCloseTo(0.39 * 3 + 11.8 - 15.59);
});

it('problems are named by their fields', () => {
  const { problems = [] } = wordsOf({ ...plain, texts: { en: { headline: 'Win $5' } } }) ?? {};
  expect(problems.map(({ field }) => field)).toEqual(['texts.en.headline']);
});
