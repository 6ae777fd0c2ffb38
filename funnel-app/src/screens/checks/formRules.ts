import type { Answers } from '#contract/fields/fields.ts';
import { descriptionNeeds, type ErrorCode, type FieldContext, validateField } from '#contract/fields/validation.ts';
import type { Content, FormField } from '../../content/content.ts';
import type { Errors } from './formErrors.ts';

/** The message of a field's error, in the page's language. */
export function messageOf(content: Pick<Content, 'fields'>, field: FormField, code: ErrorCode): string {
  const { errors } = content.fields[field];
  return errors[code] ?? errors.invalid ?? errors.required ?? '';
}

/** Removes invisible characters of a copied address. In names they are part of the spelling. */
export const withoutInvisible = (field: FormField, text: string) => (field === 'email' ? text.replace(/\p{Cf}/gu, '') : text);

/** The error of a value; the page also asks for the words without which a description disqualifies. */
const errorOf = (field: FormField, value: string, context: FieldContext): ErrorCode | undefined =>
  validateField(field, value, context) ??
  (field === 'case_description' && descriptionNeeds(value).words > 0 ? 'too_few_words' : undefined);

/** The errors of a form, by field. An optional field is checked once it is filled in. */
export function errorsIn(
  content: Pick<Content, 'fields'>,
  required: readonly FormField[],
  optional: readonly FormField[],
  answers: Answers,
  now: Date,
): Errors {
  const textOf = (field: FormField) => withoutInvisible(field, answers[field] ?? '');
  const filled = [...required, ...optional.filter((field) => textOf(field).trim() !== '')];
  const codes = filled.map((field) => [field, errorOf(field, textOf(field), { answers, now })] as const);
  return Object.fromEntries(codes.flatMap(([field, code]) => (code ? [[field, messageOf(content, field, code)]] : [])));
}
