import { latestToday } from './dates.ts';
import type { AnswerField, Answers } from './fields.ts';
import { isBlank } from './validation.ts';

/** Whether the month of the accident is this one or the last: the 14 and 15 day rules hang on its day. */
function isRecentMonth({ injury_month: month, injury_year: year }: Answers, now: Date): boolean {
  const today = latestToday(now);
  const monthsAgo = today.year * 12 + today.month - (Number(year) * 12 + Number(month));
  return monthsAgo === 0 || monthsAgo === 1;
}

/** Fields that a form may ask and a visitor may leave open, with when they are asked. See docs/spec/flows.md#optional-fields. */
const optionalFields = {
  injury_day: isRecentMonth,
  best_time: () => true,
  contact_by: () => true,
} as const satisfies Partial<Record<AnswerField, (answers: Answers, now: Date) => boolean>>;

export type OptionalField = keyof typeof optionalFields;

/** Whether a field may be left open in some form. */
export const isOptionalField = (field: AnswerField): field is OptionalField => Object.hasOwn(optionalFields, field);

/** A form's optional fields that the answers call for. */
export const askedOptional = (
  fields: readonly OptionalField[] | undefined,
  answers: Answers,
  now: Date,
): readonly OptionalField[] => (fields ?? []).filter((field) => optionalFields[field](answers, now));

/** The optional fields that the visitor filled in. */
export const filledOptional = (fields: readonly OptionalField[] | undefined, answers: Answers, now: Date) =>
  askedOptional(fields, answers, now).filter((field) => !isBlank(answers[field] ?? ''));
