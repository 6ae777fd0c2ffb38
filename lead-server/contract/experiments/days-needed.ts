import type { VariantSample, VariantSamples } from './measure.ts';
import type { Standings } from './standing.ts';
import { judgeVariants } from './verdict.ts';

/** What a plan is made from. */
export interface TrafficPlan {
  /** Visits of each day, the oldest first: whole weeks, such as the campaign's last 28 days. */
  readonly visits: readonly number[];
  /** The share of visits that convert now. */
  readonly rate: number;
  /** Of all variants, the control first. */
  readonly weights: readonly number[];
  /** The least difference worth knowing, as a share. */
  readonly leastEffect: number;
}

/** Whole weeks in which eight of ten such experiments find the difference; two of ten do by `low`. */
export interface WeeksNeeded {
  readonly low: number;
  /** Undefined where `mostWeeks` is not enough. */
  readonly high: number | undefined;
}

export const mostWeeks = 26;
const weekDays = 7;
const [lowPart, highPart] = [0.2, 0.8];

/** Repeatable random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** With a variance above it the normal distribution stands in for the binomial one. */
const leastVariance = 25;

/** How many of `visitors` convert. */
export function drawConversions(visitors: number, rate: number, random: () => number): number {
  const variance = visitors * rate * (1 - rate);
  if (variance > leastVariance) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.min(visitors, Math.max(0, Math.round(visitors * rate + normal * Math.sqrt(variance))));
  }
  let converted = 0;
  for (let visitor = 0; visitor < visitors; visitor += 1) if (random() < rate) converted += 1;
  return converted;
}

/** The day on which one simulated experiment names a winner; undefined where it names none in time. */
function dayOfWinner({ visits, rate, weights, leastEffect }: TrafficPlan, random: () => number): number | undefined {
  const all = weights.reduce((sum, each) => sum + each, 0);
  const better = rate + leastEffect <= 1 ? rate + leastEffect : rate - leastEffect;
  const weeks = Math.max(1, Math.floor(visits.length / weekDays));
  let samples: readonly VariantSample[] = weights.map((weight, at) => ({ id: String(at), weight, visitors: 0, conversions: 0 }));
  let before: Standings = {};
  for (let day = 1; day <= mostWeeks * weekDays; day += 1) {
    const week = Math.floor(random() * weeks);
    const today = visits[(week * weekDays + ((day - 1) % weekDays)) % visits.length] ?? 0;
    samples = samples.map((sample, at) => {
      const own = Math.round((today * sample.weight) / all);
      const converted = drawConversions(own, at === 1 ? better : rate, random);
      return { ...sample, visitors: sample.visitors + own, conversions: sample.conversions + converted };
    });
    const judged = judgeVariants(samples as unknown as VariantSamples, { leastEffect, before, at: day });
    before = judged.standings;
    if (judged.verdict.is === 'winner') return day;
  }
  return undefined;
}

/**
 * How long an experiment takes to find the least effect, by simulation of its own test on the campaign's own days. Whole weeks:
 * visitors of a weekend differ. @returns undefined where nobody came, or nobody converts
 */
export function weeksNeeded(plan: TrafficPlan, { runs = 100, seed = 1 } = {}): WeeksNeeded | undefined {
  if (plan.rate <= 0 || plan.rate >= 1 || plan.visits.every((each) => each === 0)) return undefined;
  const random = randomFrom(seed);
  const days = Array.from({ length: runs }, () => dayOfWinner(plan, random) ?? Number.POSITIVE_INFINITY);
  days.sort((a, b) => a - b);
  const weeksAt = (part: number) => Math.ceil((days[Math.ceil(runs * part) - 1] ?? Number.POSITIVE_INFINITY) / weekDays);
  const [low, high] = [weeksAt(lowPart), weeksAt(highPart)];
  return { low: Math.min(low, mostWeeks), high: Number.isFinite(high) ? high : undefined };
}
