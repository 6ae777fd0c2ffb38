import { expect, it } from 'vitest';
import { walk } from '../flow/engine.ts';
import { flowById } from '../flows/index.ts';
import { buildLead, type Submission } from '../lead/lead-record.ts';
import { goodBody } from '../testing/submissions.ts';
import { askedOptional } from './optional-fields.ts';

const now = new Date('2026-03-10T12:00:00Z');
const facts = { now, ipAddress: '', userAgent: '' };
const classic = flowById('classic')!;

it.each([
  ['3', '2026', true],
  ['2', '2026', true],
  ['1', '2026', false],
  ['3', '2025', false],
])('the day of an accident in %s/%s is asked: %s', (month, year, asked) => {
  expect(askedOptional(['injury_day'], { injury_month: month, injury_year: year }, now).length > 0).toBe(asked);
});

it('an optional day counts where it is asked, and blocks nothing where it is not', () => {
  const upTo = (change: object) =>
    walk(classic, { start_path: 'start', injury_month: '3', injury_year: '2026', ...change }, { now });
  expect(upTo({}).counted.injury_day).toBeUndefined();
  expect(upTo({ injury_day: '4' }).counted.injury_day).toBe('4');
  expect(upTo({ injury_day: '31' })).toMatchObject({ current: 'OtherDriversVehicleType', parked: { injury_day: '31' } });
  expect(upTo({ injury_day: '4', injury_month: '1' }).counted.injury_day).toBeUndefined();
});

it('a lead from a month that has since ended is accepted without the day', () => {
  const lead = (at: Date) =>
    buildLead({ ...goodBody, injury_month: '3', injury_year: '2026', injury_day: '4' } satisfies Submission, {
      ...facts,
      now: at,
    });
  const inTime = lead(now);
  expect(inTime.ok && inTime.value.sent).toMatchObject({ incident_date: '2026-03-04', incident_date_approximate: 'no' });
  const late = lead(new Date('2026-06-10T12:00:00Z'));
  expect(late.ok && late.value.sent).toMatchObject({ incident_date: '2026-03-01', incident_date_approximate: 'yes' });
});
