import { truncate } from '#contract/fields/validation.ts';
import type { JsonObject } from '../lib/json.ts';
import type { SubmissionContent } from '../submissions/submission-content.ts';
import type { RefusedLead } from './read-lead.ts';

/** The most characters kept of what is no lead: enough to see what it was. */
const mostKept = 4000;
const contactFields = ['email', 'phone', 'first_name', 'last_name', 'flow'];

/** A refused body, cut where it is long: its contact stays whole, so that its person is found. */
function shortened(submission: JsonObject): JsonObject {
  const text = JSON.stringify(submission);
  if (text.length <= mostKept) return submission;
  const contact = contactFields.flatMap((name) => {
    const value = submission[name];
    return typeof value === 'string' && value.length <= 300 ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(contact), cut: truncate(text, mostKept) };
}

/** What is kept of a refused lead. */
export const refusedContent = ({ submission, refusal }: RefusedLead): SubmissionContent => ({
  is: 'refused',
  submission: shortened(submission),
  refusal,
});
