import { expect, it } from 'vitest';
import { drawConversions, randomFrom } from '#contract/experiments/days-needed.ts';
import { checkGuardrails, guardrailLevel } from '#contract/experiments/guardrails.ts';
import type { VariantSample } from '#contract/experiments/measure.ts';
import type { Standings } from '#contract/experiments/standing.ts';
import { usualRho } from '#contract/experiments/statistics.ts';
import { inLongForm } from '../support/long-form.ts';

/** The share of experiments that a guardrail stops within 60 days of 400 visits. @param rates of the control and of the variant */
function stoppedShare(rates: readonly [number, number], times: number, seed: number): number {
  const random = randomFrom(seed);
  let stopped = 0;
  for (let run = 0; run < times; run += 1) {
    const blocked: [number, number] = [0, 0];
    let before: Standings = {};
    for (let day = 1; day <= 60; day += 1) {
      blocked[0] += drawConversions(200, rates[0], random);
      blocked[1] += drawConversions(200, rates[1], random);
      const sample = (id: string, harmed: number): VariantSample => ({
        ...{ id, weight: 1, visitors: 200 * day, conversions: 0 },
        harms: { blocked: harmed },
      });
      const samples = [sample('one', blocked[0]), sample('two', blocked[1])] as const;
      before = checkGuardrails(samples, ['blocked'], { rho: usualRho, before, at: day }).standings;
    }
    if ((before['blocked/two']?.crossedAt ?? 0) > 0) stopped += 1;
  }
  return stopped / times;
}

it('a guardrail stops at most 1 of 100 variants that do no harm, and hardly any that does good', () => {
  const times = inLongForm ? 4000 : 300;
  expect(stoppedShare([0.1, 0.1], times, 5)).toBeLessThanOrEqual(guardrailLevel);
  expect(stoppedShare([0.1, 0.08], times, 6)).toBeLessThanOrEqual(0.001);
});

it('a guardrail stops nearly every variant that does harm', () =>
  expect(stoppedShare([0.1, 0.13], inLongForm ? 1000 : 100, 7)).toBeGreaterThan(0.9));

/** The share of experiments that revenue stops. @param worth of a lead of the variant, in cents; one of the control brings 4000 */
function stoppedByRevenue(worth: number, times: number, seed: number): number {
  const random = randomFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let stopped = 0;
  for (let run = 0; run < times; run += 1) {
    const sums = [4000, worth].map((mean) => ({ mean, sum: 0, squares: 0 }));
    let before: Standings = {};
    for (let day = 1; day <= 60; day += 1) {
      const samples = sums.map((own, at): VariantSample => {
        for (let sold = drawConversions(200, 0.07, random); sold > 0; sold -= 1) {
          const cents = Math.max(0, Math.round(own.mean + 1500 * normal()));
          own.sum += cents;
          own.squares += cents ** 2;
        }
        const revenue = { visits: 200 * day, sum: own.sum, squares: own.squares };
        return { id: at === 0 ? 'one' : 'two', weight: 1, visitors: 200 * day, conversions: 0, revenue };
      });
      const pair = samples as [VariantSample, VariantSample];
      before = checkGuardrails(pair, ['revenue'], { rho: usualRho, before, at: day }).standings;
    }
    if ((before['revenue/two']?.crossedAt ?? 0) > 0) stopped += 1;
  }
  return stopped / times;
}

it('revenue stops at most 1 of 100 variants that bring as much, and most of those that bring a third less', () => {
  expect(stoppedByRevenue(4000, inLongForm ? 2000 : 100, 8)).toBeLessThanOrEqual(guardrailLevel);
  expect(stoppedByRevenue(2600, inLongForm ? 500 : 50, 9)).toBeGreaterThan(0.7);
});
