import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerField, type Answers, answerFields } from '../fields/fields.ts';
import { carAccident } from '../flows/car-accident.ts';
import { dui } from '../flows/dui.ts';
import { main } from '../flows/main.ts';
import { multiStep } from '../flows/multi-step.ts';
import { socialDrop } from '../flows/social-drop.ts';
import { ticket } from '../flows/ticket.ts';
import { answersToAll, moments } from '../testing/arbitraries.ts';
import { assessedFields, assessLead } from './assessment.ts';
import { disqualification } from './qualification.ts';

const now = new Date('2026-03-20T12:00:00Z');
const good: Answers = {
  injury_month: '6',
  injury_year: '2025',
  at_Fault: 'no',
  partial_fault: 'no',
  physical_injury: 'Yes',
  doctor_treatment: 'yes',
  with_Lawyer: 'no',
  lawyer_redirect_reason: '',
  case_description: 'The other driver ran a red light and hit my car.',
  first_name: 'Ana',
  last_name: 'Rivera',
};
const assess = (change: Answers, flow: Parameters<typeof assessLead>[1] = main, state = 'CA') =>
  assessLead({ ...good, ...change }, flow, { now, known: { state } });

it('a ticket of five days ago makes nobody injured or treated', () => {
  const said: Answers = {
    injury_month: '3',
    injury_day: '15',
    injury_year: '2026',
    with_Lawyer: 'no',
    lawyer_redirect_reason: '',
  };
  const { sent, rules } = assessLead(said, ticket, { now, known: { state: 'CA' } });
  expect(sent).toMatchObject({ days_from_incident_date: '5', incident_date: '2026-03-15' });
  expect([sent.physical_injury, sent.doctor_treatment, rules]).toEqual([undefined, undefined, []]);
});

describe('flags', () => {
  it('are all computed', () => {
    expect(assess({}).sent).toMatchObject({
      incident_date: '2025-06-01',
      days_from_incident_date: '292',
      months_from_incident_date: '9',
      accident_limit_exceeded: '0',
      accident_within_last_year: 'yes',
      is_gibberish: 'no',
      enough_words: 'yes',
      bad_words: 'no',
      hit_and_run: 'no',
      name_gibberish: 'no',
      name_bad_word: 'no',
      lead_is_qualified: 'yes',
      dq_reason: '',
      do_not_send_to_dq: 'yes',
    });
  });
  it('count a year as fewer than 365 days', () => {
    const on = (day: string) => assessLead(good, main, { now: new Date(day), known: {} }).sent.accident_within_last_year;
    expect([on('2026-05-31T23:59:59Z'), on('2026-06-01T00:00:00Z')]).toEqual(['yes', 'no']);
  });
  it('only flag a name', () => {
    const { sent, disqualification: disqualified } = assess({ first_name: 'Xkcdf' });
    expect([sent.name_gibberish, sent.lead_is_qualified, disqualified]).toEqual(['yes', 'yes', undefined]);
  });
  it('skip the name check for the campaigns that say so', () => {
    const { sent } = assessLead({ ...good, first_name: 'Xkcdf' }, main, { now, known: { state: 'CA', lp_campaign_id: '330' } });
    expect(sent.name_gibberish).toBe('no');
  });
  it('are absent for questions that were not asked', () => {
    const { sent, disqualification: disqualified } = assessLead({}, main, { now, known: {} });
    expect(sent).toMatchObject({ accident_limit_exceeded: '0', is_gibberish: 'no', bad_words: 'no', lead_is_qualified: 'yes' });
    expect([sent.enough_words, sent.incident_date, disqualified]).toEqual([undefined, undefined, undefined]);
  });
});

describe('verdict', () => {
  it('needs the ZIP’s state for the statute, and disqualifies nobody without it', () => {
    const old = { injury_month: '1', injury_year: '2024' };
    expect(assess(old, main, 'CA').disqualification).toEqual({ reason: 'date|accident_limit_exceeded' });
    expect(assess(old, main, 'FL').disqualification).toBeUndefined();
    expect(assess(old, main, '').disqualification).toBeUndefined();
    expect(assess(old, main, 'FL').sent.lead_is_qualified).toBe('no');
  });
  it('uses the routed values: partial fault counts as none in a comparative state', () => {
    const partly = { at_Fault: 'yes', partial_fault: 'yes' };
    expect(assess(partly)).toMatchObject({ rules: ['partial_fault'], disqualification: undefined, sent: { at_Fault: 'no' } });
    expect(assess(partly, main, 'VA')).toMatchObject({ rules: [], disqualification: { reason: 'at_Fault|yes' } });
  });
  it('treats an accident of the last 15 days as injured and treated', () => {
    const recent = { physical_injury: 'No', injury_month: '3', injury_year: '2026' };
    const on = (day: string) =>
      assessLead({ ...good, ...recent }, main, { now: new Date(day), known: { state: 'CA' } }).disqualification;
    expect(on('2026-03-16T23:59:59Z')).toBeUndefined();
    expect(on('2026-03-17T00:00:00Z')).toEqual({ reason: 'physical_injury|No' });
  });
  it("withholds the flow's withheld fields from partners, after using them", () => {
    const lawyer = { with_Lawyer: 'yes', lawyer_redirect_reason: 'have_attorney|yes' };
    const { sent, disqualification: disqualified } = assess(lawyer, socialDrop);
    expect(sent).not.toHaveProperty('lawyer_redirect_reason');
    expect([disqualified?.reason, sent.dq_reason, sent.do_not_send_to_dq]).toEqual([
      'have_attorney|yes',
      'have_attorney|yes',
      'no',
    ]);
    expect(assess(lawyer).sent.lawyer_redirect_reason).toBe('have_attorney|yes');
  });
  it('is cleared by the step that a flow names, once passed', () => {
    const gibberish = { with_Lawyer: 'yes', case_description: 'asdf asdf asdf asdf' };
    const { case_description: _, ...before } = gibberish;
    const reason = (said: Answers) => assessLead(said, dui, { now, known: {} }).disqualification?.reason;
    expect([reason(before), reason(gibberish)]).toEqual(['have_attorney|yes', undefined]);
  });
  it('sends nobody of the short survey to the disqualified queue', () => {
    const { sent } = assess({ with_Lawyer: 'yes' }, multiStep);
    expect([sent.dq_reason, sent.do_not_send_to_dq]).toEqual(['have_attorney|yes', 'yes']);
  });
  it('includes the values that the flow sets on every lead', () => {
    expect([assess({}, carAccident).sent.accident_type, assess({}).sent.accident_type]).toEqual(['Car Accident', undefined]);
  });
});

describe('any set of answers', () => {
  it('gets the same verdict from its stored record', () => {
    assert(
      property(answersToAll(main), moments, constantFrom('CA', 'VA', 'ME', ''), (answers, moment, state) => {
        const { sent, disqualification: disqualified, rules } = assessLead(answers, main, { now: moment, known: { state } });
        expect(disqualification(sent, main)).toEqual(disqualified);
        expect(sent.dq_reason).toBe(disqualified?.reason ?? '');
        if (disqualified) expect(sent.lead_is_qualified).toBe('no');
        const changed = (Object.keys(answers) as AnswerField[]).filter((field) => sent[field] !== answers[field]);
        expect(changed.length === 0 || rules.length > 0).toBe(true);
      }),
    );
  });
  it('depends on `assessedFields` alone: the checker relies on it', () => {
    const { injury_month: _, injury_year: __, ...undated } = good;
    // each near a rule of its own, so that one more answer that counts tips it
    const edges: readonly Answers[] = [
      good,
      undated,
      { ...good, injury_month: '3', injury_year: '2024' },
      { ...good, injury_month: '2', injury_year: '2024' },
      { ...good, at_Fault: 'yes' },
      { ...good, with_Lawyer: 'yes' },
    ];
    const values = ['yes', 'no', 'Yes', 'No', '1', '25', '2016', 'Over 2 Years', 'asdf asdf asdf asdf'];
    const verdict = (said: Answers) => assessLead(said, main, { now, known: { state: 'CA' } }).disqualification?.reason;
    const tips = (field: AnswerField) =>
      edges.some((edge) => values.some((value) => verdict({ ...edge, [field]: value }) !== verdict(edge)));
    expect((Object.keys(answerFields) as AnswerField[]).filter(tips).sort()).toEqual([...assessedFields].sort());
  });
});
