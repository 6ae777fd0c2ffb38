import type { AnswerField } from '../fields/fields.ts';
import { fieldsOf, type StepName, steps } from '../flow/steps.ts';
import { noAccident } from '../lead/qualification.ts';
import { type FlowPath, stepsOn } from './paths.ts';

/** The contact fields of a lead: name, email, phone, and the ZIP for the state. */
const leadContact = ['first_name', 'last_name', 'email', 'phone', 'zip_code'] as const satisfies readonly AnswerField[];

const asks = (step: StepName, field: AnswerField) => fieldsOf(steps[step]).includes(field);

/** Paths whose lead cannot be called, or whose last step shows no consent to a call. See docs/spec/flows.md#checker. */
export function contactProblems(paths: readonly FlowPath[]): readonly string[] {
  // without an accident nothing more is asked
  const all = paths.filter(({ ends }) => [...ends.keys()].some((reason) => reason !== noAccident)).map(stepsOn);
  const missing = leadContact.flatMap((field) => {
    const without = all.find((path) => !path.some((step) => asks(step, field)));
    return without ? [`contact: no ${field} is asked on ${without.join(' > ')}`] : [];
  });
  const ends = [...new Set(all.flatMap((path) => path.slice(-1)))].filter((step) => !asks(step, 'phone'));
  return [
    ...missing,
    ...ends.map((step) => `contact: ${step} ends the survey and asks no phone: the consent to calls stands beside it`),
  ];
}
