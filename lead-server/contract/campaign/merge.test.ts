import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignDifferences } from './differences.ts';
import { mergeContents } from './merge.ts';

const few = (...values: readonly string[]) => fc.constantFrom(...values);
const variant = fc.record({
  id: few('a', 'b', 'c'),
  weight: fc.nat(3),
  switches: fc.dictionary(few('theme', 'logo'), few('1', '2')),
});
const experiment = fc.record({
  name: few('one', 'two', 'three'),
  owner: few('ana', 'ben'),
  variants: fc.uniqueArray(variant, { selector: ({ id }) => id, maxLength: 3 }),
});
/** Few names and values, so that sides meet in the same field often. */
const content = fc.record(
  {
    path: fc.constant('/fall'),
    flow: few('main', 'classic'),
    oid: few('1', '2', '3'),
    switches: fc.dictionary(few('theme', 'logo', 'lang', '__proto__'), few('1', '2', '3')),
    facts: fc.subarray(['x', 'y', 'z']),
    verifiesPhone: fc.boolean(),
    experiments: fc.uniqueArray(experiment, { selector: ({ name }) => name, maxLength: 3 }),
  },
  { requiredKeys: ['path'] },
);
const isSame = (one: object, other: object) => campaignDifferences(one, other).length === 0;
const fieldsOf = (value: object) => new Map(campaignDifferences({}, value).map(({ field, after }) => [field, after]));

describe('mergeContents', () => {
  it('takes what one side alone changed, and lists what both did', () => {
    const base = { oid: '1', switches: { theme: '1', logo: 'a' } };
    const mine = { oid: '2', switches: { theme: '2', logo: 'a' } };
    const theirs = { oid: '1', switches: { theme: '3', logo: 'b' }, flow: 'main' };
    const conflicts = [{ field: 'switches.theme', base: '"1"', mine: '"2"', theirs: '"3"' }];
    const merged = { oid: '2', flow: 'main', switches: { theme: '2', logo: 'b' } };
    expect(mergeContents<object>(base, mine, theirs)).toEqual({ content: merged, conflicts });
    const theirTheme = { ...merged, switches: { theme: '3', logo: 'b' } };
    expect(mergeContents<object>(base, mine, theirs, { 'switches.theme': 'theirs' })).toEqual({ content: theirTheme, conflicts });
  });

  it('merges named members of a list, and keeps their order where one side alone changed it', () => {
    const [a, b, c, d] = [1, 1, 1, 1].map((weight, index) => ({ id: 'abcd'.charAt(index), weight })) as [
      object,
      object,
      object,
      object,
    ];
    const merged = (base: object[], mine: object[], theirs: object[]) =>
      mergeContents<object>({ list: base }, { list: mine }, { list: theirs });
    const heavy = { id: 'a', weight: 2 };
    expect(merged([a, b], [b, a], [heavy, b])).toEqual({ content: { list: [b, heavy] }, conflicts: [] });
    expect(merged([a, b], [a, b, d], [a, b, c])).toEqual({ content: { list: [a, b, c, d] }, conflicts: [] });
    expect(merged([a, b], [b], [a, b, c])).toEqual({ content: { list: [b, c] }, conflicts: [] });
    expect(merged([a, b], [c, a, b], [d, a, b]).conflicts).toMatchObject([{ field: 'list' }]);
    // taken out by one, changed by the other
    expect(merged([a, b], [b], [heavy, b]).conflicts).toMatchObject([{ field: 'list.a', mine: undefined }]);
  });

  it('changes nothing where one side changed nothing, or both the same', () => {
    fc.assert(
      fc.property(content, content, (base, other) => {
        for (const merged of [
          mergeContents(base, other, other),
          mergeContents(base, base, other),
          mergeContents(base, other, base),
        ])
          expect(merged).toEqual({ content: other, conflicts: [] });
      }),
    );
  });

  it('is the same from either side, apart from what both changed', () => {
    fc.assert(
      fc.property(content, content, content, (base, mine, theirs) => {
        const [one, other] = [mergeContents(base, mine, theirs), mergeContents(base, theirs, mine)];
        const swapped = other.conflicts.map((each) => ({ ...each, mine: each.theirs, theirs: each.mine }));
        expect(swapped).toEqual(one.conflicts);
        const theirsChosen = Object.fromEntries(one.conflicts.map(({ field }) => [field, 'theirs' as const]));
        expect(isSame(mergeContents(base, mine, theirs, theirsChosen).content, other.content)).toBe(true);
      }),
    );
  });

  it('loses no edit: each stands in the content, or is listed with both sides', () => {
    fc.assert(
      fc.property(content, content, content, (base, mine, theirs) => {
        const { content: merged, conflicts } = mergeContents(base, mine, theirs);
        const has = fieldsOf(merged);
        const isListed = (field: string) => conflicts.some((each) => field === each.field || field.startsWith(`${each.field}.`));
        // an empty list says no more than none
        for (const side of [mine, theirs])
          for (const { field, after } of campaignDifferences(base, side).filter((each) => each.after !== '[]'))
            expect(isListed(field) || has.get(field) === after, field).toBe(true);
      }),
    );
  });
});
