import type { AnswerField, Answers } from './fields.ts';
import { accidentSteps } from './steps/accident.ts';
import { contactSteps } from './steps/contact.ts';
import type { ChoiceStep, ListedOption, Look, Step } from './steps/kinds.ts';
import { otherFlowSteps } from './steps/other-flows.ts';
import { treatmentSteps } from './steps/treatment.ts';

export type { ChoiceStep, FormStep, ListedOption, Option, Step } from './steps/kinds.ts';

const own = { ...accidentSteps, ...treatmentSteps, ...contactSteps, ...otherFlowSteps };

/** A step that has words of its own; the others borrow those of their base. */
export type OwnStepName = keyof typeof own;

/** A step that is another one in other words or another look: it asks and stores the same. */
const like = <Base extends OwnStepName>(base: Base, look?: Look): (typeof own)[Base] & { readonly base: Base } => ({
  ...own[base],
  base,
  ...(look && { look }),
});

/**
 * Every step, once. Flows order them and give them exits; presentation and copy live in the funnel.
 * Step names are the specification's (Core 2, Variants 2). Its End and ThankYouStep are no screens: they are where `submit` leads.
 */
export const steps = {
  ...own,
  // hurt-first has names of its own for common questions (Variants 4, flow rules "Variant A")
  PoliceReport: like('PoliceReportFiled'),
  HasAttorney: like('HasLawyer'),
  Description: like('IncidentDescription'),
  EmailAndName: like('NameAndEmail'),
  ZipAndPhone: like('PhoneAndZip'),
  DoYouHaveAttorney: like('HasLawyer'),
  NameAndEmailTicket: like('NameAndEmail'),

  WhenWasTheAccidentVW3: like('WhenWasTheAccident', 'vw3'),
  AtFaultVW3: like('AtFault', 'vw3'),
  WasUserInjuredVW3: like('WasUserInjured', 'vw3'),
  TypeOfMedicalTreatmentVW3: like('TypeOfMedicalTreatment', 'vw3'),
  PoliceReportFiledVW3: like('PoliceReportFiled', 'vw3'),
  HasLawyerVW3: like('HasLawyer', 'vw3'),
  IncidentDescriptionVW3: like('IncidentDescription', 'vw3'),
  NameAndEmailVW3: like('NameAndEmail', 'vw3'),
  PhoneAndZipVW3: like('PhoneAndZip', 'vw3'),

  WhenWasTheAccidentTikTok: like('WhenWasTheAccident', 'tiktok'),
  PoliceReportFiledTikTok: like('PoliceReportFiled', 'tiktok'),
  IncidentDescriptionTikTok: like('IncidentDescription', 'tiktok'),
  NameAndEmailTikTok: like('NameAndEmail', 'tiktok'),
  PhoneAndZipTikTok: like('PhoneAndZip', 'tiktok'),
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
/** The steps of one kind. */
export type FormStepName = { [N in StepName]: (typeof steps)[N]['kind'] extends 'form' ? N : never }[StepName];

/** The step whose screen and words this one uses: its base, or itself. */
export function baseOf(name: StepName): OwnStepName {
  const step: object = steps[name];
  return 'base' in step ? (step.base as OwnStepName) : (name as OwnStepName);
}

/** The name that the page carries in `data-step` (decisions 4). */
export const shownName = (name: StepName): string => (steps[name] as Step).called ?? name;

/** What choosing the option stores: its own field and what goes with it. */
export const storedBy = (option: ListedOption): Answers => option.stores;

/** The fields that the step asks, first the ones that the visitor sees. */
export function fieldsOf(step: Step): readonly AnswerField[] {
  if (step.kind === 'form') return step.fields;
  return [...new Set(step.options.flatMap((option) => option.fields))];
}

function isChosen({ stores, fields }: ListedOption, answers: Answers): boolean {
  for (const field of fields) if ((answers[field] ?? '') !== stores[field]) return false;
  return true;
}

/** The option that these answers stand for, if any: each value it stores must be there; an empty one may be left out. */
export function chosenOption(step: ChoiceStep, answers: Answers): ListedOption | undefined {
  return step.options.find((option) => isChosen(option, answers));
}
