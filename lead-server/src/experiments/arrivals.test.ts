import { describe, expect, it } from 'vitest';
import { mostNames } from '#contract/experiments/arrival.ts';
import type { ServedVariants } from '#contract/experiments/experiment.ts';
import { createArrivals, createNameLimit, readArrival, sealedArrival } from './arrivals.ts';

const served = (change: Partial<ServedVariants> = {}): ServedVariants => ({
  ...{ flow: 'main', campaign: 'survey', assignment: {}, forced: false },
  switches: { theme: 'harbor', lang: 'es' },
  ...change,
});
const claim = { affid: '10', sub: '1', source: 'meta' };
const begun = 20_000 * 24 * 3_600_000;

describe('an arrival', () => {
  let now = begun;
  const { of } = createArrivals(() => now);

  it('names campaign, version, source, device, language and theme, and survives its cookie', () => {
    now = begun + 90 * 60_000;
    const arrival = of(served({ version: 3 }), { ...claim, sub: 'ana@example.com' }, 'iPhone', undefined);
    expect(arrival).toEqual({
      hour: 20_000 * 24 + 1,
      cell: {
        ...{ campaign: 'survey', version: 3, flow: 'main', affid: '10', sub: '', source: 'meta' },
        ...{ device: 'phone', language: 'es', theme: 'harbor' },
      },
    });
    expect(readArrival(sealedArrival(arrival))).toEqual(arrival);
  });

  it('goes on when its page is loaded again, in the other language or a new version, without a source', () => {
    now = begun;
    const first = of(served(), claim, '', undefined);
    now += 23 * 3_600_000;
    expect(of(served({ version: 2, switches: {} }), { ...claim, source: '' }, '', first)).toBe(first);
  });

  it.each([
    ['another click', { ...claim, source: 'google' }, {}, 1],
    ['another sub id', { ...claim, sub: '7' }, {}, 1],
    ['another campaign', claim, { campaign: 'other' }, 1],
    ['the next day', claim, {}, 24],
  ])('is new after %s', (_what, next, change, hours) => {
    now = begun;
    const first = of(served(), claim, '', undefined);
    now += hours * 3_600_000;
    expect(of(served(change), next, '', first).hour).toBe(first.hour + hours);
  });
});

describe('names of a day', () => {
  it('count as other beyond the most of a campaign, until the next day', () => {
    const limited = createNameLimit();
    for (let at = 0; at < mostNames.sub; at += 1) expect(limited(1, 'a', 'sub', `s${at}`)).toBe(`s${at}`);
    expect(limited(1, 'a', 'sub', 'new')).toBe('other');
    expect(limited(1, 'a', 'sub', 's0')).toBe('s0');
    expect(limited(1, 'a', 'sub', '')).toBe('');
    expect(limited(1, 'b', 'sub', 'new')).toBe('new');
    expect(limited(2, 'a', 'sub', 'new')).toBe('new');
  });
});
