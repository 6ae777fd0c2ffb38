import type { Submission } from '#contract/lead/lead-record.ts';

const sortKeys = (value: object) => Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** One text for one submission, whatever order its fields and its switches came in; parsing has dropped what it does not know. */
export const canonicalJson = (submission: Submission): string =>
  JSON.stringify(sortKeys({ ...submission, switches: sortKeys(submission.switches) }));
