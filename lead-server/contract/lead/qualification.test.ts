import { assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../fields/fields.ts';
import { main } from '../flows/main.ts';
import { short } from '../flows/short.ts';
import { socialDrop } from '../flows/social-drop.ts';
import { disqualification, isAlternateFlow, isQualified, leadIsQualified } from './qualification.ts';

const good: Lead = {
  with_Lawyer: 'no',
  accident_limit_exceeded: '0',
  is_gibberish: 'no',
  enough_words: 'yes',
  physical_injury: 'Yes',
  at_Fault: 'no',
  doctor_treatment: 'yes',
};
/** The main rules in order, each failed. */
const failures: readonly Lead[] = [
  { with_Lawyer: 'yes' },
  { accident_limit_exceeded: '1' },
  { is_gibberish: 'yes' },
  { enough_words: 'no' },
  { physical_injury: 'No' },
  { at_Fault: 'yes' },
  { doctor_treatment: 'no' },
];

describe('isQualified', () => {
  it('holds when no point fails', () => expect(isQualified(good)).toBe(true));
  it.each(failures)('fails on %o, in any letter case', (failure) => {
    expect(isQualified({ ...good, ...failure })).toBe(false);
    expect(isQualified({ ...good, ...Object.fromEntries(Object.entries(failure).map(([k, v]) => [k, v.toUpperCase()])) })).toBe(
      false,
    );
  });
  it('requires no treatment after a death', () =>
    expect(isQualified({ ...good, doctor_treatment: 'no', who_was_hurt: 'died' })).toBe(true));
  it('ignores questions that the visitor was not asked', () => {
    expect(isQualified({})).toBe(true);
    const { doctor_treatment: _, ...untreated } = good;
    expect(isQualified(untreated)).toBe(true);
  });
});

describe('leadIsQualified, within 730 days', () => {
  it.each([
    ['730', true],
    ['731', false],
  ])('%s days: %s', (days, expected) =>
    expect(leadIsQualified({ ...good, days_from_incident_date: days }, main, undefined)).toBe(expected),
  );
  it('applies the main rules in the main survey alone', () => {
    const lead = { ...good, at_Fault: 'yes', days_from_incident_date: '1' };
    expect([leadIsQualified(lead, main, undefined), leadIsQualified(lead, short, undefined)]).toEqual([false, true]);
  });
  it('never contradicts a disqualification', () => {
    const lead = { ...good, in_motor_vehicle_accident: 'no' };
    const reason = disqualification(lead, short);
    expect(reason).toEqual({ reason: 'motor_vehicle_accident|no' });
    expect(leadIsQualified(lead, short, reason)).toBe(false);
  });
});

describe('disqualification', () => {
  it('is undefined for a good lead', () => expect(disqualification(good, main)).toBeUndefined());
  it.each([
    [{ with_Lawyer: 'yes', lawyer_redirect_reason: 'have_attorney|yes' }, 'have_attorney|yes'],
    [{ with_Lawyer: 'yes' }, 'have_attorney|yes'],
    [
      { with_Lawyer: 'yes', lawyer_redirect_reason: 'have_attorney|yes_but_I_want_a_new_lawyer' },
      'have_attorney|yes_but_I_want_a_new_lawyer',
    ],
    [{ accident_limit_exceeded: '1' }, 'date|accident_limit_exceeded'],
    [{ is_gibberish: 'yes' }, 'is_gibberish|yes'],
  ])('%o is a reason in every flow', (failure, reason) => {
    for (const flow of [main, socialDrop]) expect(disqualification({ ...good, ...failure }, flow)).toEqual({ reason });
  });
  it.each([
    [{ enough_words: 'no' }, 'enough_words|no'],
    [{ physical_injury: 'No' }, 'physical_injury|No'],
    [{ at_Fault: 'yes' }, 'at_Fault|yes'],
    [{ doctor_treatment: 'no' }, 'doctor_treatment|no'],
  ])('%o is a reason in main only', (failure, reason) => {
    expect(disqualification({ ...good, ...failure }, main)).toEqual({ reason });
    expect(disqualification({ ...good, ...failure }, socialDrop)).toBeUndefined();
  });

  it('gives the first reason in order, when several hold', () => {
    const order = [
      'lawyer',
      'date|accident_limit_exceeded',
      'is_gibberish|yes',
      'enough_words|no',
      'physical_injury|No',
      'at_Fault|yes',
      'doctor_treatment|no',
    ];
    assert(
      property(record(Object.fromEntries(order.map((name) => [name, constantFrom(true, false)]))), (failed) => {
        const lead: Lead = Object.assign(
          { ...good, lawyer_redirect_reason: 'lawyer' },
          ...failures.filter((_, at) => failed[order[at] ?? '']),
        );
        const first = order.find((name) => failed[name]);
        expect(disqualification(lead, main)?.reason).toBe(first);
        expect(isQualified(lead)).toBe(first === undefined);
        expect(disqualification(lead, socialDrop)?.reason).toBe(order.slice(0, 3).find((name) => failed[name]));
      }),
    );
  });
});

describe('isAlternateFlow', () => {
  const funded: Lead = { with_Lawyer: 'yes', interested_in_psf: 'yes', settled_case: 'no', prior_funding: 'no' };
  it('holds', () => expect(isAlternateFlow(funded)).toBe(true));
  it.each([
    { with_Lawyer: 'no' },
    { interested_in_psf: 'no' },
    { settled_case: 'yes' },
    { prior_funding: 'yes' },
    { prior_funding: '' },
  ])('not with %o', (change) => expect(isAlternateFlow({ ...funded, ...change })).toBe(false));
});
