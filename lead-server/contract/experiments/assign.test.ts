import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignExperiments, assignVariant } from './assign.ts';
import { type Experiment, experimentProblems } from './experiment.ts';
import { ratioCheck } from './sample-ratio.ts';

const experiment = (weights: readonly number[], name = 'columns'): Experiment => ({
  name,
  owner: 'growth',
  expires: '2030-01-01',
  variants: weights.map((weight, index) => ({
    id: `v${index}`,
    weight,
    switches: index === 0 ? {} : { grid: `value-${index}` },
  })) as unknown as Experiment['variants'],
});
const visitors = (count: number, seed = '') => Array.from({ length: count }, (_, index) => `visitor-${seed}${index}`);
const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 5 });
const context = (over: object = {}) => ({
  visitor: 'someone',
  today: '2029-01-01',
  query: new URLSearchParams(),
  queryNameOf: (name: string) => `q-${name}`,
  ...over,
});

describe('assignment', () => {
  it('gives a stopped variant only to visits that ask for it by name', () => {
    const two = experiment([1, 1]);
    const given = (over: object) => assignExperiments([two], context({ stopped: ['columns.v1'], ...over })).assignment;
    const all = visitors(50).map((visitor) => given({ visitor }).columns);
    expect(new Set(all)).toEqual(new Set(['v0']));
    expect(given({ variants: ['columns.v1'] })).toEqual({ columns: 'v0' });
    expect(given({ query: new URLSearchParams('variant=columns.v1') })).toEqual({ columns: 'v1' });
    expect(given({ stopped: ['columns.v0', 'columns.v1'] })).toEqual({});
  });
  it('is the same for the same visitor, whatever the order of the variants', () => {
    fc.assert(
      fc.property(fc.string(), weights, (visitor, given) => {
        const { variants, ...rest } = experiment(given);
        const turned = { ...rest, variants: [...variants].reverse() as unknown as Experiment['variants'] };
        expect(assignVariant(visitor, turned).id).toBe(assignVariant(visitor, { ...rest, variants }).id);
      }),
    );
  });

  // else a returning visitor would see another variant after an update, and count in both
  it.each([
    [[1, 1], '100000000110111011011011'],
    [[1, 2, 3], '222222212122111221222011'],
  ])('among weights of %j is the same in each release', (given, variants) => {
    const ids = Array.from({ length: 24 }, (_, index) => assignVariant(`visitor-${index}`, experiment(given)).id);
    expect(ids.map((id) => id.slice(1)).join('')).toBe(variants);
  });

  it('splits visitors by weight without a sample-ratio alarm', () => {
    // Fixed seed: at 0.001 one in a thousand even shares is an alarm.
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 1e6 }), (given, seed) => {
        const counts = given.map(() => 0);
        for (const visitor of visitors(4000, `${seed}-`)) {
          const index = Number(assignVariant(visitor, experiment(given)).id.slice(1));
          counts[index] = (counts[index] ?? 0) + 1;
        }
        expect(ratioCheck(counts, given).passes, `${counts} for ${given}`).toBe(true);
      }),
      { seed: 2026, numRuns: 60 },
    );
  });

  it('moves visitors only to a variant whose weight grows', () => {
    fc.assert(
      fc.property(weights, fc.nat(), fc.integer({ min: 1, max: 100 }), (given, place, more) => {
        const grown = place % given.length;
        const changed = given.map((weight, index) => (index === grown ? weight + more : weight));
        for (const visitor of visitors(300)) {
          const [before, after] = [assignVariant(visitor, experiment(given)).id, assignVariant(visitor, experiment(changed)).id];
          if (after !== before) expect(after).toBe(`v${grown}`);
        }
      }),
    );
  });

  it('is independent between experiments', () => {
    const both = visitors(4000).map((visitor) => [
      assignVariant(visitor, experiment([1, 1], 'one')).id,
      assignVariant(visitor, experiment([1, 1], 'two')).id,
    ]);
    const cells = ['v0v0', 'v0v1', 'v1v0', 'v1v1'].map((cell) => both.filter((pair) => pair.join('') === cell).length);
    expect(ratioCheck(cells, [1, 1, 1, 1]).passes).toBe(true);
  });
});

describe('a visit', () => {
  const columns = experiment([1, 1]);
  it('without a known visitor gets the campaign as it is', () => {
    expect(assignExperiments([columns], context({ visitor: undefined }))).toEqual({
      assignment: {},
      switches: {},
      forced: false,
    });
  });
  it('gets its own variant, or keeps an earlier one whatever the current weights', () => {
    for (const visitor of visitors(40)) {
      const { id } = assignVariant(visitor, columns);
      expect(assignExperiments([columns], context({ visitor })).assignment).toEqual({ columns: id });
      const variants = ['other.v0', id === 'v0' ? 'columns.v1' : 'columns.v0'];
      expect(assignExperiments([columns], context({ visitor, variants })).assignment.columns).not.toBe(id);
      const gone = context({ visitor, variants: ['columns.v9'] });
      expect(assignExperiments([columns], gone).assignment).toEqual({ columns: id });
    }
  });
  it("after the experiment's expiry gets the campaign as it is", () => {
    expect(assignExperiments([columns], context({ today: '2030-01-01' })).assignment).toEqual({});
  });
  it('that asks for a variant gets it and is marked, known or not', () => {
    for (const visitor of [undefined, 'someone', 'another']) {
      const query = new URLSearchParams('variant=other.x,columns.v1');
      const given = assignExperiments([columns], context({ visitor, query }));
      expect(given).toEqual({ assignment: { columns: 'v1' }, switches: { grid: 'value-1' }, forced: true });
    }
  });
  it('that asks for an unknown variant keeps its own', () => {
    const query = new URLSearchParams('variant=columns.v9,__proto__.v1,,.');
    expect(assignExperiments([columns], context({ query }))).toEqual(assignExperiments([columns], context()));
  });
  it('that sets a switch which the experiment varies gets no variant of it; another experiment goes on', () => {
    const looks: Experiment = {
      ...columns,
      name: 'looks',
      variants: [
        { id: 'calm', weight: 1, switches: { theme: '1' } },
        { id: 'round', weight: 1, switches: { theme: '6', rounded: 'on' } },
      ],
    };
    for (const visitor of visitors(40)) {
      const query = new URLSearchParams('q-theme=1');
      const given = assignExperiments([looks, columns], context({ visitor, query }));
      const { assignment, switches } = assignExperiments([columns], context({ visitor }));
      expect(given).toEqual({ assignment, switches, forced: true });
    }
  });
  it('that sets a switch which the experiment varies is marked; with another switch it is not', () => {
    expect(assignExperiments([columns], context({ query: new URLSearchParams('q-grid=two') })).forced).toBe(true);
    expect(assignExperiments([columns], context({ query: new URLSearchParams('q-theme=6') })).forced).toBe(false);
  });
});

it.each([
  [{}, /^$/],
  [{ name: 'Two Columns' }, /small letters/],
  [{ owner: '' }, /no owner/],
  [{ expires: 'soon' }, /should be a day/],
  [{ variants: [{ id: 'a', weight: 1, switches: {} }] }, /nothing to compare/],
  [{ variants: experiment([1, 0]).variants }, /weight 0/],
  [{ variants: [...experiment([1, 1]).variants, ...experiment([1, 1]).variants] }, /variant v0 twice/],
])('problems of %j', (change, message) => {
  expect(experimentProblems([{ ...experiment([1, 1]), ...change } as Experiment]).join('; ')).toMatch(message);
});
it('two experiments never vary one switch', () => {
  expect(experimentProblems([experiment([1, 1]), experiment([1, 1], 'other')]).join()).toMatch(/grid is varied by two/);
});
