import { useState } from 'react';
import { contradictedFields, contradictionsIn } from '#contract/fields/contradictions.ts';
import type { Answers } from '#contract/fields/fields.ts';
import { validateField } from '#contract/fields/validation.ts';
import type { SummaryError } from '#design-system/components/ErrorSummary/ErrorSummary.tsx';
import type { FormField } from '../../content/content.ts';
import { serverTime } from '../../lib/serverTime.ts';
import type { Errors } from '../checks/formErrors.ts';

const dateParts: readonly FormField[] = ['injury_month', 'injury_day', 'injury_year'];

/** The errors that remain after an edit: for a date's other parts, only errors of the new date. */
function remainingErrors(errors: Errors, edited: FormField, answers: Answers): Errors {
  const isOver = (field: FormField) => {
    if (field === edited) return true;
    // an answer above may settle it: one that is given is wrong in no other way
    if (contradictedFields.includes(field))
      return Boolean(answers[field]) && !contradictionsIn(answers).some((each) => each === field);
    const ofOneDate = dateParts.includes(field) && dateParts.includes(edited);
    return ofOneDate && validateField(field, answers[field] ?? '', { answers, now: serverTime() }) === undefined;
  };
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isOver(field as FormField))) as Errors;
}

/** The errors that a form shows: they come at submission and go when edited. One takes the focus, several the summary. */
export function useFormErrors(fields: readonly FormField[], errorsAtFirst: Errors) {
  const [errors, setErrors] = useState<Errors>(errorsAtFirst);
  const [showsMore, setShowsMore] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [alone, setAlone] = useState(false);
  return {
    errors,
    showsMore,
    attempts,
    /** The attempt whose one error is to be read out; 0 where the summary speaks. */
    loneError: alone ? attempts : 0,
    /** @param other errors of the form's other questions, beside its fields */
    show(found: Errors, other: readonly SummaryError[]) {
      setErrors(found);
      setShowsMore(other.length > 0);
      setAttempts((count) => count + 1);
      const [only, another] = [...fields.filter((field) => found[field]), ...other.map(({ fieldId }) => fieldId)];
      setAlone(!another);
      if (only && !another) document.getElementById(only)?.focus();
    },
    clear() {
      setErrors({});
      setShowsMore(false);
    },
    /** @param answers with the edit */
    onEdited(field: FormField, answers: Answers) {
      setErrors((before) => (Object.keys(before).length === 0 ? before : remainingErrors(before, field, answers)));
    },
  };
}
