import type { Submission } from '#contract/lead/lead-record.ts';

const sortKeys = (value: object) => Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** One text for one submission, whatever the order of its fields and switches. */
export const canonicalJson = (submission: Submission): string =>
  JSON.stringify(sortKeys({ ...submission, switches: sortKeys(submission.switches) }));
