import type { AnswerField, Answers } from '../fields/fields.ts';
import { accidentSteps } from './steps/accident-steps.ts';
import { contactSteps } from './steps/contact-steps.ts';
import { otherFlowSteps } from './steps/other-steps.ts';
import type { ChoiceStep, ListedOption, Step, StepVariant } from './steps/step-kinds.ts';
import { treatmentSteps } from './steps/treatment-steps.ts';

export type { ChoiceStep, FormStep, ListedOption, Option, Step } from './steps/step-kinds.ts';

const ownSteps = { ...accidentSteps, ...treatmentSteps, ...contactSteps, ...otherFlowSteps };

/** A step that has words of its own; the others borrow those of their base. */
export type OwnStepName = keyof typeof ownSteps;

/** A step that borrows another one's question under its own name. */
const variantOf = <Base extends OwnStepName>(
  base: Base,
  variant?: StepVariant,
): (typeof ownSteps)[Base] & { readonly base: Base } => ({
  ...ownSteps[base],
  base,
  ...(variant && { variant }),
});

/**
 * Every step, once. Flows order them; presentation and copy are the funnel's. End and ThankYouStep are no screens but `submit`.
 * See docs/spec/flows.md#step-names.
 */
export const steps = {
  ...ownSteps,
  // hurt-first has its own names for common questions
  PoliceReport: variantOf('PoliceReportFiled'),
  HasAttorney: variantOf('HasLawyer'),
  Description: variantOf('IncidentDescription'),
  EmailAndName: variantOf('NameAndEmail'),
  ZipAndPhone: variantOf('PhoneAndZip'),
  DoYouHaveAttorney: variantOf('HasLawyer'),
  NameAndEmailTicket: variantOf('NameAndEmail'),

  WhenWasTheAccidentVW3: variantOf('WhenWasTheAccident', 'vw3'),
  AtFaultVW3: variantOf('AtFault', 'vw3'),
  WasUserInjuredVW3: variantOf('WasUserInjured', 'vw3'),
  TypeOfMedicalTreatmentVW3: variantOf('TypeOfMedicalTreatment', 'vw3'),
  PoliceReportFiledVW3: variantOf('PoliceReportFiled', 'vw3'),
  HasLawyerVW3: variantOf('HasLawyer', 'vw3'),
  IncidentDescriptionVW3: variantOf('IncidentDescription', 'vw3'),
  NameAndEmailVW3: variantOf('NameAndEmail', 'vw3'),
  PhoneAndZipVW3: variantOf('PhoneAndZip', 'vw3'),

  WhenWasTheAccidentTikTok: variantOf('WhenWasTheAccident', 'tiktok'),
  PoliceReportFiledTikTok: variantOf('PoliceReportFiled', 'tiktok'),
  IncidentDescriptionTikTok: variantOf('IncidentDescription', 'tiktok'),
  NameAndEmailTikTok: variantOf('NameAndEmail', 'tiktok'),
  PhoneAndZipTikTok: variantOf('PhoneAndZip', 'tiktok'),
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
/** The steps of one kind. */
export type FormStepName = { [N in StepName]: (typeof steps)[N]['kind'] extends 'form' ? N : never }[StepName];

/** The step whose screen and words this one uses: its base, or itself. */
export function baseStepOf(name: StepName): OwnStepName {
  const step: object = steps[name];
  return 'base' in step ? (step.base as OwnStepName) : (name as OwnStepName);
}

/** The name in `data-step`. See docs/spec/campaigns.md#page-hooks. */
export const publicStepName = (name: StepName): string => (steps[name] as Step).stepLabel ?? name;

/** Whether the step has one button only, as a start screen has. */
export function hasOneAnswer(name: StepName): boolean {
  const step: Step = steps[name];
  return step.kind === 'choice' && step.options.length === 1;
}

/** The values that an option stores: its own field and its further ones. */
export const answersFor = (option: ListedOption): Answers => option.stores;

/** The fields that the step asks, first the ones that the visitor sees. */
export function fieldsOf(step: Step): readonly AnswerField[] {
  if (step.kind === 'form') return step.fields;
  return [...new Set(step.options.flatMap((option) => option.fields))];
}

function matchesAnswers({ stores, fields }: ListedOption, answers: Answers): boolean {
  for (const field of fields) if ((answers[field] ?? '') !== stores[field]) return false;
  return true;
}

/** The option that these answers match: each value must be there, an empty one may be missing. */
export function chosenOption(step: ChoiceStep, answers: Answers): ListedOption | undefined {
  return step.options.find((option) => matchesAnswers(option, answers));
}
