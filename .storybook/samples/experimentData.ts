import type { StudioAnswer } from '#contract/studio/calls.ts';
import { sampleNow } from './studioData.ts';

type Detail = StudioAnswer<'experiment'>['experiment'];
type Row = StudioAnswer<'experiments'>['rows'][number];

const day = 86_400_000;

const row: Row = {
  ...{ key: 'surveyyt', path: '/survey/yt', flow: 'main', name: 'sunrise-or-harbor', state: 'running', owner: 'd.keller' },
  ...{ expires: '2026-12-12', startedAt: sampleNow - 8.5 * day, variants: ['harbor', 'sunrise'], visitors: 9871 },
  ...{ verdict: { is: 'winner', variant: 'sunrise' }, since: sampleNow - day, isSame: false },
};

/** Experiments in every state of the list. */
export const sampleExperiments: StudioAnswer<'experiments'> = {
  at: sampleNow,
  rows: [
    row,
    { ...row, name: 'three-headers', path: '/survey/fb', verdict: { is: 'open' }, since: 0, visitors: 3600 },
    { ...row, name: 'uneven', path: '/survey/ig', verdict: { is: 'uneven' }, visitors: 1200 },
    { ...row, name: 'next-week', path: '/survey/hurt', state: 'waiting', verdict: { is: 'open' }, since: 0, visitors: 0 },
    {
      ...{ ...row, name: 'answers-in-two', state: 'decided' },
      ending: { at: sampleNow - 20 * day, by: 'd.keller', because: 'it won', version: 3, shipped: 'sunrise' },
    },
  ],
};

const harbor = [549, 549, 550, 548, 551, 549, 550, 549, 550];
const sunrise = [547, 548, 547, 546, 547, 548, 547, 548, 548];
const shares = [36, 38, 35, 39, 37, 36, 35, 38, 36];

/** One with a winner. */
export const sampleExperiment: Detail = {
  ...row,
  ...{ version: 3, primary: 'finished', leastEffect: 0.005, guardrails: ['blocked', 'disqualified'], stopsLosers: false },
  losers: ['harbor'],
  steps: [
    { step: 'AtFault', reached: [4945, 4926], left: [1090, 930] },
    { step: 'WasUserInjured', reached: [3790, 3930], left: [520, 505] },
    { step: 'PhoneAndZip', reached: [1530, 1616], left: [410, 405] },
  ],
  lost: [2, 1],
  ratio: { p: 1, hint: 0.85, passes: true },
  arms: [
    { id: 'harbor', weight: 1, switches: {}, visitors: 4945 },
    { id: 'sunrise', weight: 1, switches: { theme: '4' }, visitors: 4926 },
  ],
  figures: [
    {
      ...{ name: 'finished', role: 'primary', shares: [0.066, 0.082] },
      differences: [{ variant: 'sunrise', value: 0.0165, interval: { low: 0.009, high: 0.024 }, is: 'better' }],
    },
    {
      ...{ name: 'blocked', role: 'guardrail', shares: [0.093, 0.096] },
      differences: [{ variant: 'sunrise', value: 0.003, interval: { low: -0.01, high: 0.016 }, is: 'open' }],
    },
    {
      ...{ name: 'disqualified', role: 'guardrail', shares: [0.104, 0.1] },
      differences: [{ variant: 'sunrise', value: -0.004, interval: { low: -0.018, high: 0.004 }, is: 'sound' }],
    },
  ],
  days: harbor.map((visitors, at) => ({
    at: sampleNow - (8 - at) * day,
    visitors: [visitors, sunrise[at] ?? 0],
    converted: [shares[at] ?? 0, (shares[at] ?? 0) + 9],
  })),
};

/** Of the first hour: nobody has come. */
export const unseenExperiment: Detail = {
  ...sampleExperiment,
  ...{ visitors: 0, verdict: { is: 'too few', variant: 'harbor', needs: 'visitors' }, since: 0, losers: [], days: [], steps: [], lost: [0, 0] },
  ratio: { p: 1, hint: 1, passes: true },
  arms: sampleExperiment.arms.map((arm) => ({ ...arm, visitors: 0 })),
  figures: sampleExperiment.figures.map((figure) => ({
    ...{ ...figure, shares: [0, 0] },
    differences: [{ variant: 'sunrise', value: 0, interval: { low: -1, high: 1 }, is: 'open' }],
  })),
};
