import { expect, describe as group, it } from 'vitest';
import { campaignFacts, describe, type Facts, type Guard, holds } from './guards.ts';

const facts: Facts = {
  answers: { at_Fault: 'yes', police_report: 'no' },
  numbers: { days_from_incident_date: 14 },
  flags: { hit_and_run: true },
  campaign: { without_funding: true, combined_last_step: false },
};

group('a guard', () => {
  it.each<[string, Guard, boolean]>([
    ['at_Fault is yes', { field: 'at_Fault', is: 'yes' }, true],
    ['at_Fault is no or yes', { field: 'at_Fault', is: ['no', 'yes'] }, true],
    ['at_Fault is Yes', { field: 'at_Fault', is: 'Yes' }, false],
    ['with_Lawyer is no', { field: 'with_Lawyer', is: 'no' }, false],
    ['days_from_incident_date at most 14', { number: 'days_from_incident_date', atMost: 14 }, true],
    ['days_from_incident_date at most 13', { number: 'days_from_incident_date', atMost: 13 }, false],
    ['months_from_incident_date at most 99', { number: 'months_from_incident_date', atMost: 99 }, false],
    ['hit_and_run', { flag: 'hit_and_run' }, true],
    ['without_funding', { campaign: 'without_funding' }, true],
    ['combined_last_step', { campaign: 'combined_last_step' }, false],
    ['at_Fault is yes and without_funding', { all: [{ field: 'at_Fault', is: 'yes' }, { campaign: 'without_funding' }] }, true],
    ['at_Fault is no or without_funding', { any: [{ field: 'at_Fault', is: 'no' }, { campaign: 'without_funding' }] }, true],
    ['not (without_funding)', { not: { campaign: 'without_funding' } }, false],
    ['not (with_Lawyer is yes)', { not: { field: 'with_Lawyer', is: 'yes' } }, true],
  ])('%s', (words, guard, expected) => {
    expect(describe(guard)).toBe(words);
    expect(holds(guard, facts)).toBe(expected);
  });
});

it("campaign facts follow from switches and the campaign's settings", () => {
  expect(campaignFacts({ switches: { combined: 'on' } })).toEqual({ combined_last_step: true });
  expect(campaignFacts({ switches: {}, facts: ['case_worth'] })).toEqual({ case_worth: true, combined_last_step: false });
  expect(campaignFacts({ switches: {} })).toEqual({ combined_last_step: false });
});
