import { expect, it } from 'vitest';
import type { Flow } from '#contract/flow/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import { surveyContent } from '../content/languages.ts';
import { answersAt } from './sentCopy.ts';

const flow = flowById('main') as Flow;

it.each([
  ['en', '3', '2024', ['March', '2024']],
  ['es', '12', 'earlier_than_2015', [/^diciembre$/i, /2015/]],
] as const)('says a date in the words of the survey, in %s', (locale, injury_month, injury_year, words) => {
  const content = surveyContent(flow, locale);
  const said = answersAt(content, 'WhenWasTheAccident', { injury_month, injury_year }).map(([, answer]) => answer);
  expect(said).toEqual(words.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))));
  expect(said.join()).not.toContain('earlier_than');
});
