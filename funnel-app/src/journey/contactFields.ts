import type { AnswerField } from '#contract/fields/fields.ts';

/** What an address may say of the visitor's person (Variants 7, PII pre-population): it leaves the address before anything can copy it. */
export const contactFields = ['first_name', 'last_name', 'email', 'phone', 'zip_code'] as const satisfies readonly AnswerField[];
