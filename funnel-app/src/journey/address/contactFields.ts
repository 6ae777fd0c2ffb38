import type { AnswerField } from '#contract/fields/fields.ts';

/** Contact data in an address; removed before anything can copy it. */
export const contactFields = ['first_name', 'last_name', 'email', 'phone', 'zip_code'] as const satisfies readonly AnswerField[];
