import { buildLead, parseSubmission } from '../../lead-server/contract/lead/lead-record.ts';
import { goodBody } from '../../lead-server/contract/testing/submissions.ts';

/** A lead's content as JSON, for `fillLeads`: `EMAIL` in it becomes the person's, `STORY` what nobody else wrote. */
export function sampleLead(): string {
  const parsed = parseSubmission({ ...goodBody, tcpa: 'A text of no page.' });
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  const place = { city: 'Los Angeles', state: 'CA', state_long: 'California', county: 'Los Angeles' };
  const built = buildLead(parsed.value, { now: new Date(), ipAddress: '192.0.2.7', userAgent: 'bench', place });
  if (!built.ok) throw new Error(built.refusal.message);
  return JSON.stringify({ is: 'lead', record: built.value })
    .replaceAll(goodBody.email, 'EMAIL')
    .replaceAll(goodBody.case_description, 'STORY');
}
