import { describe, expect, it } from 'vitest';
import type { Answers } from '#contract/fields/fields.ts';
import { publicStepName, type StepName } from '#contract/flow/steps.ts';
import { classic } from '#contract/flows/classic.ts';
import { withProgress } from '#contract/flows/flow-builder.ts';
import { trackingFrom } from '#contract/lead/tracking.ts';
import type { Visit } from './savedVisit.ts';
import {
  answerStep,
  type BegunVisit,
  backToStep,
  fillAnswers,
  initialState,
  newerCopy,
  resumeVisit,
  revisitStep,
  typeAnswers,
} from './visitState.ts';

const flow = { ...classic, steps: withProgress([20, 40, 60, 80], 'AtFault', 'PoliceReportFiled', 'HasLawyer', 'NameAndEmail') };
const survey = { flow, campaign: {} };
const contact = { first_name: 'Ana', last_name: 'Rivera', email: 'ana@example.com' };
const answers: Partial<Record<StepName, Answers>> = {
  AtFault: { at_Fault: 'no', partial_fault: 'no' },
  PoliceReportFiled: { police_report: 'yes' },
  HasLawyer: { with_Lawyer: 'no', lawyer_redirect_reason: '' },
  NameAndEmail: contact,
};

const visit: Visit = {
  session: 'stored',
  key: 'key',
  flow: flow.id,
  campaign: 'classic 80 10',
  answers: {},
  leadExtras: {},
  viewing: 'AtFault',
  seconds: {},
  tracking: { affid: '10', traffic_source: '3' },
};
const begun: BegunVisit = { ...initialState(survey, undefined), visit };

const answer = (state: BegunVisit, given = answers[state.journey.viewing] ?? {}, now = 0) =>
  answerStep(state, given, undefined, now);
const afterAnswers = (count: number): BegunVisit => {
  let state = begun;
  for (let step = 0; step < count; step += 1) state = answer(state).next;
  return state;
};

describe('answering a step', () => {
  it('shows the next step, and the visit follows the journey', () => {
    const { journey, visit: after, entered } = answer(begun).next;
    expect(journey).toMatchObject({ viewing: 'PoliceReportFiled', direction: 'forward', progress: 20 });
    expect(after).toEqual({ ...visit, viewing: 'PoliceReportFiled', answers: answers.AtFault, seconds: { AtFault: 0 } });
    expect(entered).toEqual(answers.AtFault);
  });

  it('adds up the whole seconds of the step that is left', () => {
    const first = answer({ ...begun, enteredAt: 1000 }, undefined, 3600).next;
    expect([first.enteredAt, first.visit.seconds]).toEqual([3600, { AtFault: 3 }]);
    const back = backToStep(first, 'AtFault', 10_000);
    expect(answer(back, undefined, 12_000).next.visit.seconds).toEqual({ AtFault: 5, PoliceReportFiled: 6 });
  });

  it('notes the extras', () => {
    const { next } = answerStep(begun, answers.AtFault ?? {}, { tcpa: 'text' }, 0);
    expect(next.visit.leadExtras).toEqual({ tcpa: 'text' });
  });

  it('lists each step with a changed answer', () => {
    const second = backToStep(afterAnswers(2), 'PoliceReportFiled', 0);
    expect(answer(second).next.visit.leadExtras).toEqual({});
    const changed = answer(second, { police_report: 'no' }).next;
    const again = answer(backToStep(changed, 'AtFault', 0), { at_Fault: 'yes', partial_fault: 'no' }).next;
    expect(again.visit.leadExtras.changed_steps).toBe([publicStepName('PoliceReportFiled'), publicStepName('AtFault')].join(','));
  });

  it('returns the visit to submit after the last step, with the time on that step', () => {
    const last = { ...afterAnswers(3), enteredAt: 0 };
    const { next, finished } = answer(last, undefined, 4000);
    expect(next.journey.viewing).toBe('NameAndEmail');
    expect(finished).toMatchObject({ answers: contact, seconds: { NameAndEmail: 4 } });
    expect(answer(begun).finished).toBeUndefined();
  });
});

describe('an earlier step', () => {
  it('returns to the step where it was opened, once answered', () => {
    const revisited = revisitStep(afterAnswers(3), 'AtFault', 0);
    expect([revisited.journey.viewing, revisited.revisitedFrom]).toEqual(['AtFault', 'NameAndEmail']);
    const { next } = answer(revisited);
    expect([next.journey.viewing, next.revisitedFrom]).toEqual(['NameAndEmail', undefined]);
  });

  it('leads to the next step when reached by the browser’s Back', () => {
    const back = backToStep(revisitStep(afterAnswers(3), 'PoliceReportFiled', 0), 'AtFault', 0);
    expect([back.journey.viewing, back.journey.direction, back.revisitedFrom]).toEqual(['AtFault', 'back', undefined]);
    expect(answer(back).next.journey.viewing).toBe('PoliceReportFiled');
  });

  it('leaves journey, time and visit unchanged when it is the viewed step', () => {
    expect(backToStep(begun, 'AtFault', 5000)).toEqual(begun);
  });
});

describe('a draft', () => {
  it('is kept in journey and visit, on the same step', () => {
    const { journey, visit: after } = typeAnswers(begun, { first_name: 'A' });
    expect([journey.viewing, journey.answers, after.answers]).toEqual(['AtFault', { first_name: 'A' }, { first_name: 'A' }]);
  });

  it('of the address replaces no filled-in value', () => {
    const typed = typeAnswers(begun, { first_name: 'Ana' });
    expect(fillAnswers(typed, { first_name: 'Eva', email: 'eva@example.com' }).journey.answers).toEqual({
      first_name: 'Ana',
      email: 'eva@example.com',
    });
  });
});

describe('a stored visit', () => {
  const own = { oid: '80', affid: '10' };
  const address = { fields: trackingFrom(new URLSearchParams(), own), given: false };
  const stored = { ...visit, answers: { ...answers.AtFault, police_report: 'yes' }, viewing: 'HasLawyer' };
  const fresh = initialState(survey, undefined);

  it('resumes at its step, with the answers before that step', () => {
    const { journey, entered, visit: after } = resumeVisit(fresh, stored, { address, historyStep: undefined });
    expect([journey.viewing, entered, after]).toEqual(['HasLawyer', stored.answers, stored]);
  });

  it('resumes at the step of the history entry after a reload', () => {
    expect(resumeVisit(fresh, stored, { address, historyStep: 'AtFault' }).journey.viewing).toBe('AtFault');
  });

  it('merges earlier taps, keeps their session and moves on', () => {
    const tapped = {
      ...answer({ ...begun, visit: { ...visit, session: 'tapped' } }, { at_Fault: 'yes', partial_fault: 'no' }).next,
    };
    const { journey, visit: after } = resumeVisit(tapped, stored, { address, historyStep: undefined });
    expect([journey.viewing, after.session]).toEqual(['HasLawyer', 'tapped']);
    expect(after.answers).toEqual({ at_Fault: 'yes', partial_fault: 'no', police_report: 'yes' });
    const behind = { ...stored, viewing: 'AtFault' };
    expect(resumeVisit(tapped, behind, { address, historyStep: undefined }).journey.viewing).toBe('PoliceReportFiled');
  });

  it('takes the tracking of the newest address, and keeps its own traffic source', () => {
    const sent = { fields: trackingFrom(new URLSearchParams('affid=20'), own), given: true };
    const { tracking } = resumeVisit(fresh, stored, { address: sent, historyStep: undefined }).visit;
    expect([tracking.affid, tracking.traffic_source]).toEqual(['20', '3']);
    const silent = resumeVisit(fresh, stored, { address, historyStep: undefined }).visit;
    expect(silent.tracking).toEqual(stored.tracking);
    const backup = resumeVisit(fresh, { ...stored, tracking: {} }, { address, historyStep: undefined }).visit;
    expect(backup.tracking).toEqual({ ...address.fields, traffic_source: '' });
  });

  it('of the server is replaced by the device’s copy of the same session, at the viewed step', () => {
    const found = { ...stored, viewing: 'AtFault' };
    expect(newerCopy(visit, found, 'HasLawyer')).toEqual({ ...stored, viewing: 'HasLawyer' });
    expect(newerCopy(visit, { ...found, session: 'other' }, 'AtFault')).toEqual(visit);
    expect(newerCopy(visit, undefined, 'AtFault')).toEqual(visit);
  });
});
