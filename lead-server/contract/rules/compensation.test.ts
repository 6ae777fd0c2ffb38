import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandTops, type CompensationTable, defaultCompensation, estimateOf, levelFrom, levelOf } from './compensation.ts';

const table = (multiplier: number): CompensationTable => ({
  multiplier,
  additions: [
    { field: 'physical_injury', value: 'Yes', adds: 4000 },
    { field: 'missed_work', value: 'yes', adds: 1000 },
  ],
});

describe('the compensation estimate', () => {
  it.each([
    [{}, 1, 5000],
    [{ physical_injury: 'No' }, 1, 5000],
    [{ physical_injury: 'Yes' }, 1, 9000],
    [{ physical_injury: 'Yes', missed_work: 'yes' }, 2.5, 25_000],
    [{}, 50, 250_000],
    [{}, 50.0001, 249_500],
    [{ physical_injury: 'Yes' }, 1000, 249_500],
  ])('of %j times %d is %d', (answers, multiplier, estimate) => {
    expect(estimateOf(answers, table(multiplier))).toBe(estimate);
  });

  it.each([
    [0, 1],
    [5000, 1],
    [5001, 2],
    [7000, 2],
    [7001, 3],
    [12_500, 3],
    [12_501, 4],
    [25_000, 4],
    [25_001, 5],
    [50_000, 5],
    [50_001, 6],
    [100_000, 6],
    [100_001, 7],
    [250_000, 7],
    [250_001, 7],
  ])('%d is of level %d', (estimate, level) => expect(levelOf(estimate)).toBe(level));

  it('accepts a level as number or text, and nothing else', () => {
    expect([1, '1', 7, '7'].map(levelFrom)).toEqual([1, 1, 7, 7]);
    expect([0, 8, 1.5, '', 'high', null, undefined].map(levelFrom)).toEqual(Array(7).fill(undefined));
  });

  it('adds the default worth of each answer, and nothing for another', () => {
    const worth = defaultCompensation.additions.map(({ field, value, adds }) => `${field} ${value}: ${adds}`);
    expect([defaultCompensation.multiplier, ...worth]).toEqual([
      1,
      'physical_injury Yes: 4000',
      'doctor_treatment yes: 6000',
      'required_medical_treatment yes: 6000',
      'type_of_medical_treatment hospital: 12000',
      'at_Fault no: 2500',
      'police_report yes: 2500',
      'missed_work yes: 5000',
      'other_drivers_vehicle_type truck: 25000',
      'other_drivers_vehicle_type rideshare: 10000',
      'specific_injury Back or Neck Pain: 5000',
      'specific_injury Whiplash: 4000',
      'specific_injury Broken Bones: 20000',
      'specific_injury Head Injury: 45000',
      'specific_injury Spinal Cord Injury: 150000',
      'specific_injury Loss of Limb: 150000',
    ]);
  });

  it('is a whole number within the bands; a further answer never lowers it below the cap', () => {
    const addition = fc.constantFrom(...defaultCompensation.additions);
    const multiplier = fc.double({ min: 1, max: 20, noNaN: true });
    fc.assert(
      fc.property(fc.array(addition), addition, multiplier, (given, more, times) => {
        const answersOf = (list: readonly { field: string; value: string }[]) =>
          Object.fromEntries(list.map(({ field, value }) => [field, value]));
        const lead = answersOf(given);
        const before = estimateOf(lead, { ...defaultCompensation, multiplier: times });
        expect(Number.isInteger(before)).toBe(true);
        expect(before).toBeGreaterThanOrEqual(5000);
        expect(before).toBeLessThanOrEqual(bandTops[6]);
        if (more.field in lead) return;
        const after = estimateOf({ ...lead, ...answersOf([more]) }, { ...defaultCompensation, multiplier: times });
        expect(after >= before || after === 249_500).toBe(true);
        expect(levelOf(after)).toBeGreaterThanOrEqual(levelOf(before));
      }),
    );
  });
});
