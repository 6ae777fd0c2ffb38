import { describe, expect, it } from 'vitest';
import { points } from '#contract/experiments/in-words.ts';
import {
  differenceWords,
  type ExperimentDetail,
  type ExperimentRow,
  intervalWords,
  ratioWords,
  verdictWords,
} from './experimentWords.ts';

const row: ExperimentRow = {
  ...{ key: 'survey', path: '/survey', flow: 'main', name: 'sun', state: 'running', owner: 'ana', expires: '2027-01-01' },
  ...{ variants: ['harbor', 'sunrise'], visitors: 2000, verdict: { is: 'open' }, since: 0, isSame: false },
};
const at = Date.UTC(2026, 10, 27);

describe('a verdict in words', () => {
  it.each<[Partial<ExperimentRow>, string]>([
    [{}, 'Not known yet: no difference has been found so far.'],
    [{ verdict: { is: 'winner', variant: 'sunrise' } }, 'Sunrise wins: it may be shipped.'],
    [{ verdict: { is: 'winner', variant: 'harbor' } }, 'Harbor stays: every other variant is surely worse.'],
    [{ verdict: { is: 'too few', variant: 'sunrise', needs: 'visitors' } }, 'Too early to say: Sunrise needs 500 visits.'],
    [{ visitors: 0, verdict: { is: 'too few', variant: 'harbor', needs: 'visitors' } }, 'Nobody has come yet.'],
    [
      { verdict: { is: 'harmful', variant: 'sunrise', figure: 'blocked' } },
      'Sunrise does harm: validation stops more of its visits. Stop it.',
    ],
    [{ isSame: true }, 'Equal variants show no difference, as they should.'],
    [
      { isSame: true, verdict: { is: 'winner', variant: 'sunrise' } },
      'Equal variants differ. Something is broken in the counting; by chance it happens in 1 of 20.',
    ],
    [{ state: 'waiting' }, 'It begins when its draft is published.'],
    [
      { state: 'decided', ending: { at, by: 'ana', because: 'won', version: 3, shipped: 'sunrise' } },
      'Sunrise was shipped on 27 Nov by ana.',
    ],
    [
      { state: 'decided', ending: { at, by: 'ana', because: 'no', version: 3, shipped: '' } },
      'Stopped on 27 Nov by ana: everybody gets Harbor, as it was.',
    ],
  ])('%j', (change, sentence) => expect(verdictWords({ ...row, ...change }).sentence).toBe(sentence));
});

const detail = (low: number, high: number, over: Partial<ExperimentDetail> = {}): ExperimentDetail => ({
  ...row,
  ...{
    version: 2,
    primary: 'finished',
    guardrails: [],
    stopsLosers: false,
    losers: [],
    days: [],
    parts: [],
    steps: [],
    lost: [0, 0],
  },
  ratio: { p: 1, hint: 0.85, passes: true },
  arms: [
    { id: 'harbor', weight: 1, switches: {}, visitors: 4945 },
    { id: 'sunrise', weight: 1, switches: {}, visitors: 4926 },
  ],
  figures: [
    {
      ...{ name: 'finished', role: 'primary', unit: 'share', shares: [0.066, 0.082] },
      differences: [{ variant: 'sunrise', value: 0.016, interval: { low, high }, is: 'better' }],
    },
  ],
  ...{ parts: [], steps: [], lost: [0, 0] },
  ...over,
});

it.each([
  [
    0.009,
    0.024,
    'Its share of visits that finish and are not disqualified is 0.9 to 2.4 points higher, at any time you look (95 %).',
  ],
  [
    -0.002,
    0.024,
    'Of Sunrise the share of visits that finish and are not disqualified differs by −0.2 to +2.4 points today (95 %).',
  ],
])('an interval from %d to %d', (low, high, words) => expect(differenceWords(detail(low, high))).toBe(words));

it('a winner once named says when, whatever today’s interval is', () => {
  const named = detail(-0.002, 0.024, { verdict: { is: 'winner', variant: 'sunrise' }, since: at });
  expect(differenceWords(named)).toMatch(/today \(95 %\)\. Named on 27 Nov\.$/);
});

it('shares in words', () => {
  expect(ratioWords(detail(0, 1))).toBe('4,945 and 4,926 visits; a split this uneven comes by chance in 85 of 100.');
  expect(ratioWords(detail(0, 1, { ratio: { p: 0.0001, hint: 0, passes: false } }))).toContain('did not come as the weights say');
});

it.each([
  [0.009, '+0.9'],
  [-0.011, '−1.1'],
  [-0.0001, '0.0'],
])('%d in points is %s', (share, text) => expect(points(share)).toBe(text));

it.each([
  [{ low: 0.009, high: 0.024 }, 'share', '+0.9 … +2.4'],
  [{ low: -10, high: 116 }, 'cents', '−$0.10 … +$1.16'],
  [undefined, 'cents', undefined],
] as const)('the interval %j in %s is %s', (interval, unit, words) => expect(intervalWords({ interval }, unit)).toBe(words));
