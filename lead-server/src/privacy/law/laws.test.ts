import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestRegions, requestTypes } from '#contract/consent/privacy-request.ts';
import { addDays, dayOf, daysBetween, isBusinessDay } from './law-days.ts';
import { clockOf, lawOf } from './laws.ts';

const received = '2026-11-20';
const clock = (region: string, types: readonly (typeof requestTypes)[number][], today = '2026-11-28', isLonger = false) =>
  clockOf({ region, types, received, today, isLonger });

it('a day is that of the desk', () => {
  expect(dayOf(Date.UTC(2026, 10, 28, 3))).toBe('2026-11-27');
  expect(dayOf(Date.UTC(2026, 10, 28, 6))).toBe('2026-11-28');
});

it('business days leave out weekends and shared holidays', () => {
  const off = ['2026-11-26', '2026-11-28', '2026-11-29', '2026-12-25', '2027-01-01', '2027-05-31', '2027-07-05', '2026-11-11'];
  expect(off.filter((day) => isBusinessDay(day, 'us'))).toEqual([]);
  // one that California does not keep, and a Friday after a Saturday's holiday
  for (const day of ['2026-10-12', '2026-07-03', '2026-11-27']) expect(isBusinessDay(day, 'us')).toBe(true);
  expect(isBusinessDay('2026-11-26', 'none')).toBe(true);
});

it('an opt-out in California has 15 business days, and no extension', () => {
  expect(clock('CA', ['optOutOfSaleOrSharingOfInformation'])).toMatchObject({
    ...{ due: '2026-12-14', left: 11, unit: 'business days', isLonger: false },
  });
  expect(clock('CA', ['optOutOfSaleOrSharingOfInformation'])?.longer).toBeUndefined();
  expect(clock('CA', ['optOutOfSaleOrSharingOfInformation'], '2026-12-15')?.left).toBe(-1);
});

it('terms are those of the law that applies, the first to end counts', () => {
  expect(clock('TX', ['requestForInformation'])).toMatchObject({
    due: '2027-01-04',
    left: 37,
    unit: 'days',
    longer: '2027-02-18',
  });
  expect(clock('IA', ['requestForInformation'])).toMatchObject({ due: '2027-02-18', longer: '2027-04-04' });
  expect(clock('NV', ['optOutOfSaleOrSharingOfInformation', 'requestToDeleteInformation'])).toMatchObject({ due: '2027-01-04' });
  expect(clock('BC', ['requestForInformation'])).toMatchObject({ due: '2027-01-01', unit: 'business days' });
  expect(clock('QC', ['requestForInformation'])?.longer).toBeUndefined();
  expect(clock('', ['requestForInformation'])).toMatchObject({ law: 'Our own promise', due: '2027-01-04' });
  expect(clock('CA', [])).toBeUndefined();
});

it('a term is made longer once, and only before it is over', () => {
  expect(clock('TX', ['requestForInformation'], '2027-01-05')?.longer).toBeUndefined();
  expect(clock('TX', ['requestForInformation'], '2027-01-05', true)).toMatchObject({
    due: '2027-02-18',
    left: 44,
    isLonger: true,
  });
  expect(clock('QC', ['requestForInformation'], '2026-11-28', true)).toMatchObject({ due: '2026-12-20', isLonger: false });
});

it('every region has terms, and counting there and back agrees', () => {
  for (const { code } of requestRegions)
    for (const type of requestTypes) expect(clock(code, [type])?.due.localeCompare(received)).toBe(1);
  expect(lawOf('FL')).toBe(lawOf('GU'));
  const start = fc.integer({ min: 0, max: 4000 }).map((more) => addDays('2020-01-01', more, 'days', 'none'));
  const unit = fc.constantFrom('days' as const, 'business days' as const);
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 60 }), unit, (day, count, of) => {
      expect(daysBetween(day, addDays(day, count, of, 'us'), of, 'us')).toBe(count);
    }),
    { numRuns: 30 },
  );
});
