import { describe, expect, it } from 'vitest';
import type { Answers } from '../fields/fields.ts';
import { main } from '../flows/main.ts';
import { tangled } from '../testing/tangled-flow.ts';
import { stepAfter, stepBefore, walk } from './engine.ts';
import type { Flow } from './flow.ts';

const now = new Date('2026-03-10T12:00:00Z');
const upToInjury: Answers = {
  start_path: 'start',
  auto_accident_case_worth: 'not_sure',
  other_drivers_vehicle_type: 'car',
  injury_month: '1',
  injury_year: '2026',
  at_Fault: 'no',
  partial_fault: 'no',
};

describe('walk', () => {
  it('starts at the first step without answers', () => {
    expect(walk(main, {}, { now })).toEqual({ path: ['StartPath'], current: 'StartPath', counted: {}, parked: {}, progress: 0 });
  });

  it('stops at the first step without a valid answer', () => {
    const { current, progress, path } = walk(main, upToInjury, { now });
    expect([current, progress, path.length]).toEqual(['WasUserInjured', 15, 6]);
  });

  it('follows the branch that the answer opens, and parks answers off the path', () => {
    const injured = walk(main, { ...upToInjury, physical_injury: 'Yes' }, { now });
    expect(injured.current).toBe('TypeOfMedicalTreatment');
    const treated: Answers = { ...upToInjury, physical_injury: 'Yes', type_of_medical_treatment: 'none', doctor_treatment: 'no' };
    const changed = walk(main, { ...treated, physical_injury: 'No' }, { now });
    expect(changed.current).toBe('PoliceReportFiled');
    expect(changed.parked).toEqual({ type_of_medical_treatment: 'none', doctor_treatment: 'no' });
    expect(walk(main, treated, { now }).counted).toEqual(treated);
  });

  it('parks answers past the current step: they count again once the gap is filled', () => {
    const gap = { ...upToInjury, physical_injury: 'No', police_report: 'yes', at_Fault: '' };
    expect(walk(main, gap, { now })).toMatchObject({
      current: 'AtFault',
      parked: { physical_injury: 'No', police_report: 'yes' },
    });
    expect(walk(main, { ...gap, at_Fault: 'no' }, { now }).current).toBe('HasLawyer');
  });

  it('is finished when the last step leads to submit', () => {
    const all: Answers = {
      ...upToInjury,
      physical_injury: 'No',
      police_report: 'yes',
      with_Lawyer: 'no',
      case_description: 'A car ran a red light and hit mine.',
      first_name: 'Ana',
      last_name: 'Rivera',
      email: 'ana@example.com',
      phone: '(212) 664-7665',
      zip_code: '90012',
    };
    const { current, path, progress, parked } = walk(main, all, { now });
    expect([current, path.length, progress]).toEqual([undefined, 11, 100]);
    expect(parked).toEqual({});
    const { last_name: _, ...nameless } = all;
    expect(walk(main, nameless, { now }).current).toBe('NameAndEmail');
  });

  it('counts only the values that the chosen option stores, not those of an earlier choice', () => {
    // "no" stores doctor_treatment too, "yes" does not
    const flow: Flow = { ...main, steps: [{ step: 'DidYouRequireMedicalTreatment', progress: 1 }] };
    const changed = walk(flow, { required_medical_treatment: 'yes', doctor_treatment: 'no' }, { now });
    expect([changed.counted, changed.parked]).toEqual([{ required_medical_treatment: 'yes' }, { doctor_treatment: 'no' }]);
  });
  it("ignores an answer with only half of its option's values", () => {
    const mixed: Answers = {
      ...upToInjury,
      physical_injury: 'No',
      police_report: 'yes',
      with_Lawyer: 'no',
      lawyer_redirect_reason: 'x',
    };
    expect(walk(main, mixed, { now }).current).toBe('HasLawyer');
  });
});

describe('walk, with every feature of a table', () => {
  const dated = { start_path: 'start', injury_month: '3', injury_year: '2026' };
  it('reads campaign facts, and completes the steps that it skips', () => {
    const spanish = walk(tangled, dated, { now, campaign: { without_funding: true } });
    expect([spanish.path[1], spanish.current, spanish.progress]).toEqual(['WhenWasTheAccident', 'WasUserInjured', 20]);
    expect(walk(tangled, { start_path: 'start' }, { now, campaign: { without_funding: true } }).progress).toBe(10);
    expect(walk(tangled, dated, { now }).current).toBe('AutoAccidentCaseWorth');
  });
  it('reads numbers from the clock given', () => {
    const at = (day: string) => walk(tangled, dated, { now: new Date(day), campaign: { without_funding: true } }).current;
    expect(at('2026-03-15T23:59:59Z')).toBe('WasUserInjured');
    expect(at('2026-03-16T00:00:00Z')).toBe('AtFault');
    expect(at('2027-03-31T00:00:00Z')).toBe('AtFault');
    expect(at('2027-04-01T00:00:00Z')).toBe('HasLawyer');
  });
  it('keeps the most progress shown when the table falls', () => {
    const answers = {
      ...dated,
      physical_injury: 'Yes',
      type_of_medical_treatment: 'doctor',
      doctor_treatment: 'yes',
      with_Lawyer: 'no',
    };
    const { current, progress } = walk(tangled, answers, { now, campaign: { without_funding: true } });
    expect([current, progress]).toEqual(['IncidentDescription', 50]);
  });
});

describe('neighbours', () => {
  const walked = walk(main, upToInjury, { now });
  it('are those of the walked path', () => {
    expect(stepBefore(walked, 'WasUserInjured')).toBe('AtFault');
    expect(stepAfter(walked, 'AtFault')).toBe('WasUserInjured');
    expect(stepAfter(walked, 'StartPath')).toBe('AutoAccidentCaseWorth');
    expect(stepBefore(walked, 'AutoAccidentCaseWorth')).toBe('StartPath');
    expect(stepBefore(walked, 'StartPath')).toBeUndefined();
    expect(stepAfter(walked, 'WasUserInjured')).toBeUndefined();
  });
  it('are undefined for a step off the path', () => {
    expect(stepAfter(walked, 'PhoneAndZip')).toBeUndefined();
    expect(stepBefore(walked, 'PhoneAndZip')).toBeUndefined();
  });
});

describe('a broken flow throws rather than loses a visitor silently', () => {
  const broken = (exits: Flow['steps'][0]['exits']): Flow => ({
    ...main,
    steps: [{ step: 'StartPath', progress: 0, exits: exits ?? [] }],
  });
  const start = { start_path: 'start' };
  it.each([
    ['a loop', broken([{ to: 'StartPath' }]), /loops at StartPath/],
    ['a step that is missing', broken([{ to: 'AtFault' }]), /leads to AtFault/],
    ['no way out', broken([]), /no way out of StartPath/],
  ])('%s', (_, flow, message) => expect(() => walk(flow, start, { now })).toThrow(message));
});
