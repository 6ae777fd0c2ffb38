import { describe, expect, it } from 'vitest';
import type { VariantSamples } from './measure.ts';
import { judgeVariants, minimumSample } from './verdict.ts';

const sample = (visitors: number, conversions: number) =>
  [
    { id: 'calm', weight: 1, visitors: 500, conversions: 250 },
    { id: 'bold', weight: 1, visitors, conversions },
  ] as const;
const verdictOn = (visitors: number, conversions: number) => judgeVariants(sample(visitors, conversions)).verdict;

it.each([
  [500, 30, { is: 'winner', variant: 'calm' }],
  [500, 29, { is: 'loser', variant: 'bold' }],
  [500, 470, { is: 'winner', variant: 'bold' }],
  [500, 471, { is: 'loser', variant: 'calm' }],
  [499, 240, { is: 'too few', variant: 'bold', needs: 'visitors' }],
  [500, 1, { is: 'loser', variant: 'bold' }],
  [500, 499, { is: 'loser', variant: 'calm' }],
  [500, 250, { is: 'open' }],
  [700, 250, { is: 'uneven' }],
])('of %i visitors and %i conversions, beside 500 and 250, the verdict is %j', (visitors, conversions, verdict) => {
  expect(minimumSample).toEqual({ visitors: 500, conversions: 30, others: 30 });
  expect(verdictOn(visitors, conversions)).toEqual(verdict);
});

it.each([
  [2000, 29, { is: 'too few', variant: 'a', needs: 'conversions' }],
  [2000, 30, { is: 'open' }],
  [20_000, 0, { is: 'too few', variant: 'a', needs: 'conversions' }],
])('with %i visitors and %i conversions each, the verdict is %j', (visitors, conversions, verdict) => {
  const each = (id: string) => ({ id, weight: 1, visitors, conversions });
  expect(judgeVariants([each('a'), each('b')])).toMatchObject({ verdict, losers: [] });
});

it('a variant that nobody finishes loses, whatever its conversions', () => {
  const each = (id: string, conversions: number) => ({ id, weight: 1, visitors: 20_000, conversions });
  expect(judgeVariants([each('a', 2000), each('b', 0)])).toMatchObject({ verdict: { is: 'loser', variant: 'b' }, losers: ['b'] });
  expect(judgeVariants([each('a', 0), each('b', 2000), each('c', 1990)]).losers).toEqual(['a']);
  expect(judgeVariants([each('a', 2000), each('b', 0), each('c', 1990)]).losers).toEqual(['b']);
});

const pair = (first: readonly [number, number, number?], second: readonly [number, number, number?]): VariantSamples => {
  const sample = (id: string, [visitors, conversions, blocked = 0]: readonly [number, number, number?]) => ({
    ...{ id, weight: 1, visitors, conversions },
    harms: { blocked },
  });
  return [sample('calm', first), sample('bold', second)];
};

describe('with the looks before', () => {
  const named = judgeVariants(pair([5000, 500], [5000, 650]), { at: 10 });
  it('a winner stays when its difference shrinks, also where shares become uneven later', () => {
    expect([named.verdict, named.since]).toEqual([{ is: 'winner', variant: 'bold' }, 10]);
    const after = judgeVariants(pair([9000, 1000], [9000, 1010]), { before: named.standings, at: 20 });
    expect([after.verdict, after.since]).toEqual([named.verdict, 10]);
    expect(judgeVariants(pair([9000, 1000], [9000, 1010]), { at: 20 }).verdict).toEqual({ is: 'open' });
    const uneven = judgeVariants(pair([9000, 1000], [11_000, 1210]), { before: after.standings, at: 30 });
    expect([uneven.verdict, uneven.ratio.passes]).toEqual([named.verdict, false]);
  });
  it('shares once uneven stay so, and name no winner', () => {
    const uneven = judgeVariants(pair([700, 70], [500, 50]), { at: 1 });
    expect([uneven.verdict.is, uneven.since]).toEqual(['uneven', 1]);
    const after = judgeVariants(pair([50_000, 5000], [50_000, 6500]), { before: uneven.standings, at: 2 });
    expect([after.verdict.is, after.since]).toEqual(['uneven', 1]);
  });
  it('a loser stays one', () => {
    const lost = judgeVariants(pair([600, 60], [600, 5]), { at: 1 });
    const after = judgeVariants(pair([6000, 600], [6000, 590]), { before: lost.standings, at: 2 });
    expect([lost.losers, after.losers]).toEqual([['bold'], ['bold']]);
  });
});

describe('a guardrail', () => {
  const watched = { guardrails: ['blocked'] } as const;
  it('that gets worse stops a variant, and keeps it from winning', () => {
    const harmful = pair([5000, 500, 250], [5000, 650, 450]);
    expect(judgeVariants(harmful).verdict).toEqual({ is: 'winner', variant: 'bold' });
    const judged = judgeVariants(harmful, watched);
    expect(judged.verdict).toEqual({ is: 'harmful', variant: 'bold', figure: 'blocked' });
    expect(judged.losers).toEqual(['bold']);
    const after = judgeVariants(pair([9000, 900, 450], [9000, 1300, 460]), { ...watched, before: judged.standings, at: 2 });
    expect(after.verdict.is).toBe('harmful');
  });
  it('that gets better crowns nobody', () => {
    const judged = judgeVariants(pair([5000, 500, 450], [5000, 500, 250]), watched);
    expect([judged.verdict, judged.guardrails[0]?.is]).toEqual([{ is: 'open' }, 'sound']);
  });
  it('that gets worse after a winner was named leaves the winner, and says so', () => {
    const named = judgeVariants(pair([5000, 500, 250], [5000, 650, 255]), { ...watched, at: 1 });
    const after = judgeVariants(pair([9000, 900, 450], [9000, 1200, 800]), { ...watched, before: named.standings, at: 2 });
    expect([after.verdict, after.guardrails[0]?.is]).toEqual([{ is: 'winner', variant: 'bold' }, 'worse']);
  });
});
