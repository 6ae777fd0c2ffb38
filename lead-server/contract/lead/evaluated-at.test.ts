import { assert, date, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodBody } from '../testing/submissions.ts';
import { evaluatedAt } from './evaluated-at.ts';
import { buildLead, parseSubmission } from './lead-record.ts';

const now = new Date('2026-03-20T12:00:00Z');

describe('the evaluation time of a submission', () => {
  it.each([
    ['2026-03-19T12:00:00.000Z', '2026-03-19T12:00:00.000Z'],
    ['2026-03-20T12:04:00Z', '2026-03-20T12:04:00.000Z'],
    ['2026-03-20T12:05:00Z', '2026-03-20T12:05:00.000Z'],
    ['2026-03-20T12:05:01Z', '2026-03-20T12:00:00.000Z'],
    ['2026-02-17T12:00:00Z', '2026-02-17T12:00:00.000Z'],
    ['2026-02-17T11:59:59Z', '2026-03-20T12:00:00.000Z'],
    ['2026-13-40T00:00:00Z', '2026-03-20T12:00:00.000Z'],
    // of no zone: it would be another moment on each server
    ['2026-03-19T12:00:00', '2026-03-20T12:00:00.000Z'],
    ['yesterday', '2026-03-20T12:00:00.000Z'],
    [undefined, '2026-03-20T12:00:00.000Z'],
  ])('%s: %s', (given, moment) => expect(evaluatedAt(given, now).toISOString()).toBe(moment));

  it('is never far from now, whatever the browser sends', () => {
    const said = date({ noInvalidDate: true }).map((each) => each.toISOString());
    for (const given of [said, string()]) {
      assert(
        property(given, (text) => {
          const waited = now.getTime() - evaluatedAt(text, now).getTime();
          expect(waited).toBeGreaterThanOrEqual(-5 * 60_000);
          expect(waited).toBeLessThanOrEqual(31 * 86_400_000);
        }),
      );
    }
  });
});

/**
 * Hurt on 1 March and not treated by the 15th, so asked about treatment; from the 16th nobody is. See
 * docs/spec/flows.md#willing-to-treat.
 */
const untreated = {
  flow: 'insurance',
  language: 'en',
  tcpa: goodBody.tcpa,
  start_path: 'start',
  injury_month: '3',
  injury_year: '2026',
  at_Fault: 'no',
  partial_fault: 'no',
  physical_injury: 'Yes',
  specific_injury: 'Whiplash',
  doctor_treatment: 'no',
  willing_to_treat: 'yes',
  police_report: 'yes',
  with_Lawyer: 'no',
  case_description: goodBody.case_description,
  first_name: 'Ana',
  last_name: 'Rivera',
  email: 'ana.rivera@example.com',
  phone: '(212) 664-7665',
  zip_code: '90012',
};

describe('a submission that waited on the device for a day', () => {
  const arrived = new Date('2026-03-16T09:00:00Z');
  const built = (body: object) => {
    const parsed = parseSubmission(body);
    if (!parsed.ok) throw new Error(parsed.refusal.message);
    return buildLead(parsed.value, { now: arrived, ipAddress: '192.0.2.7', userAgent: 'Test/1.0' });
  };
  it('is evaluated on the day of the visit', () => {
    const lead = built({ ...untreated, finished_at: '2026-03-15T09:00:00.000Z' });
    expect(lead).toMatchObject({
      ok: true,
      value: {
        sent: { days_from_incident_date: '14' },
        meta: { receivedAt: arrived.toISOString(), judgedAt: '2026-03-15T09:00:00.000Z' },
      },
    });
  });
  it('would be an invalid path on the day of arrival', () => {
    expect(built(untreated)).toMatchObject({ ok: false, refusal: { code: 'not_a_path', field: 'willing_to_treat' } });
  });
});
