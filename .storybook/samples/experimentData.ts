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
  ...{
    version: 3,
    primary: 'finished',
    leastEffect: 0.005,
    guardrails: ['blocked', 'disqualified', 'refused'],
    stopsLosers: false,
  },
  losers: ['harbor'],
  parts: [
    { part: 'phone', variant: 'sunrise', value: 0.017, interval: { low: 0.008, high: 0.026 }, stands: true },
    { part: 'computer', variant: 'sunrise', value: 0.008, interval: { low: -0.014, high: 0.03 }, stands: false },
    { part: 'en', variant: 'sunrise', value: 0.016, interval: { low: 0.007, high: 0.025 }, stands: true },
    { part: 'es', variant: 'sunrise', value: 0.019, interval: { low: -0.02, high: 0.058 }, stands: false },
  ],
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
      ...{ name: 'finished', role: 'primary', unit: 'share', shares: [0.066, 0.082] },
      differences: [{ variant: 'sunrise', value: 0.0165, interval: { low: 0.009, high: 0.024 }, is: 'better' }],
    },
    {
      ...{ name: 'blocked', role: 'guardrail', unit: 'share', shares: [0.093, 0.096] },
      differences: [{ variant: 'sunrise', value: 0.003, interval: { low: -0.01, high: 0.016 }, is: 'open' }],
    },
    {
      ...{ name: 'disqualified', role: 'guardrail', unit: 'share', shares: [0.104, 0.1] },
      differences: [{ variant: 'sunrise', value: -0.004, interval: { low: -0.018, high: 0.004 }, is: 'sound' }],
    },
    {
      ...{ name: 'refused', role: 'guardrail', unit: 'share', shares: [0.041, 0.04] },
      differences: [{ variant: 'sunrise', value: -0.001, interval: { low: -0.011, high: 0.009 }, is: 'open' }],
    },
    {
      ...{ name: 'revenue', role: 'other', unit: 'cents', shares: [318, 371] },
      differences: [{ variant: 'sunrise', value: 53, interval: { low: -10, high: 116 }, is: 'open' }],
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
  ...{
    visitors: 0,
    verdict: { is: 'too few', variant: 'harbor', needs: 'visitors' },
    since: 0,
    losers: [],
    days: [],
    steps: [],
    lost: [0, 0],
    parts: [],
  },
  ratio: { p: 1, hint: 1, passes: true },
  arms: sampleExperiment.arms.map((arm) => ({ ...arm, visitors: 0 })),
  figures: sampleExperiment.figures.map((figure) => ({
    ...{ ...figure, shares: [0, 0] },
    differences: [{ variant: 'sunrise', value: 0, interval: { low: -1, high: 1 }, is: 'open' }],
  })),
};

/** One variant lost visits on the way. */
export const unevenExperiment: Detail = {
  ...sampleExperiment,
  ...{ verdict: { is: 'uneven' }, since: sampleNow - day, losers: [], visitors: 9100 },
  ratio: { p: 0.0002, hint: 0.00001, passes: false },
  arms: sampleExperiment.arms.map((arm, at) => ({ ...arm, visitors: [4945, 4155][at] ?? 0 })),
};

/** The campaign against itself, where one half seems better. */
export const sameExperiment: Detail = {
  ...sampleExperiment,
  ...{ name: 'count-check', isSame: true, variants: ['one-half', 'other-half'], losers: [], guardrails: [], parts: [] },
  verdict: { is: 'winner', variant: 'other-half' },
  arms: sampleExperiment.arms.map((arm, at) => ({ ...arm, id: ['one-half', 'other-half'][at] ?? '', switches: {} })),
  figures: sampleExperiment.figures
    .filter(({ role }) => role === 'primary')
    .map((figure) => ({
      ...figure,
      differences: figure.differences.map((difference) => ({ ...difference, variant: 'other-half' })),
    })),
};

/** Hardly anybody gets through one variant. */
export const brokenExperiment: Detail = {
  ...sampleExperiment,
  ...{ verdict: { is: 'loser', variant: 'sunrise' }, since: 0, losers: ['sunrise'], visitors: 1204 },
  arms: sampleExperiment.arms.map((arm, at) => ({ ...arm, visitors: [604, 600][at] ?? 0 })),
  figures: sampleExperiment.figures.map((figure) =>
    figure.role === 'primary'
      ? {
          ...figure,
          shares: [0.083, 0.008],
          differences: [{ variant: 'sunrise', value: -0.075, interval: { low: -0.118, high: -0.032 }, is: 'worse' as const }],
        }
      : figure,
  ),
};
