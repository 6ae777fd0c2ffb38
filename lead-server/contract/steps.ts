import type { AnswerField, Answers } from './fields.ts';

/**
 * One answer of a choice. The page's button carries `name` and `value` (decisions 4); `also` is what else the choice stores.
 */
export interface Option {
  /** Stable id within the step: the key of its copy. */
  readonly id: string;
  readonly name: AnswerField;
  readonly value: string;
  readonly also?: Answers;
}

/** An option with all that it stores spelled out. */
export interface ListedOption extends Option {
  readonly stores: Answers;
}

export interface ChoiceStep {
  readonly kind: 'choice';
  readonly options: readonly [ListedOption, ...ListedOption[]];
}

/** A step that the visitor fills in and submits. `fields` are asked in this order; every one must be valid to go on. */
export interface FormStep {
  readonly kind: 'form';
  readonly fields: readonly [AnswerField, ...AnswerField[]];
}

export type Step = ChoiceStep | FormStep;

const listed = (option: Option): ListedOption => ({ ...option, stores: { ...option.also, [option.name]: option.value } });
const choice = (first: Option, ...rest: readonly Option[]): ChoiceStep => ({
  kind: 'choice',
  options: [listed(first), ...rest.map(listed)],
});
const form = (...fields: FormStep['fields']): FormStep => ({ kind: 'form', fields });
function values(name: AnswerField, ...[first, ...rest]: readonly [string, ...string[]]): [Option, ...Option[]] {
  const option = (id: string): Option => ({ id, name, value: id });
  return [option(first), ...rest.map(option)];
}

/**
 * Every step, once. Flows order them and give them exits; presentation and copy live in the funnel.
 * Step names are the specification's (Core 2, Variants 2); values stored are those of decisions 4.
 */
export const steps = {
  // assumed: an opening screen with one answer, because the specification gives StartPath no question and no progress
  StartPath: choice({ id: 'start', name: 'start_path', value: 'start' }),
  // assumed: the visitor's own guess; it decides nothing
  AutoAccidentCaseWorth: choice(...values('auto_accident_case_worth', 'under_10k', '10k_to_50k', 'over_50k', 'not_sure')),
  // assumed options
  OtherDriversVehicleType: choice(
    ...values('other_drivers_vehicle_type', 'car', 'truck', 'rideshare', 'motorcycle', 'other', 'no_other_vehicle'),
  ),
  WhenWasTheAccident: form('injury_month', 'injury_year'),
  AtFault: choice(
    { id: 'no', name: 'at_Fault', value: 'no', also: { partial_fault: 'no' } },
    { id: 'partly', name: 'partial_fault', value: 'yes', also: { at_Fault: 'yes' } },
    { id: 'yes', name: 'at_Fault', value: 'yes', also: { partial_fault: 'no' } },
  ),
  WasUserInjured: choice(
    { id: 'yes', name: 'physical_injury', value: 'Yes' },
    { id: 'no', name: 'physical_injury', value: 'No' },
  ),
  // assumed options; `doctor_treatment` is the field that the rules read (Core 4)
  TypeOfMedicalTreatment: choice(
    { id: 'hospital', name: 'type_of_medical_treatment', value: 'hospital', also: { doctor_treatment: 'yes' } },
    { id: 'doctor', name: 'type_of_medical_treatment', value: 'doctor', also: { doctor_treatment: 'yes' } },
    { id: 'therapy', name: 'type_of_medical_treatment', value: 'therapy', also: { doctor_treatment: 'yes' } },
    { id: 'none', name: 'doctor_treatment', value: 'no', also: { type_of_medical_treatment: 'none' } },
  ),
  PoliceReportFiled: choice(...values('police_report', 'yes', 'no')),
  HasLawyer: choice(
    { id: 'no', name: 'with_Lawyer', value: 'no', also: { lawyer_redirect_reason: '' } },
    { id: 'yes', name: 'with_Lawyer', value: 'yes', also: { lawyer_redirect_reason: 'have_attorney|yes' } },
    {
      id: 'new',
      name: 'lawyer_redirect_reason',
      value: 'have_attorney|yes_but_I_want_a_new_lawyer',
      also: { with_Lawyer: 'yes' },
    },
  ),
  IncidentDescription: form('case_description'),
  NameAndEmail: form('first_name', 'last_name', 'email'),
  SocialDropPII: form('first_name', 'last_name', 'email'),
  PhoneAndZip: form('phone', 'zip_code'),
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** What choosing the option stores: its own field and what goes with it. */
export const storedBy = (option: ListedOption): Answers => option.stores;

/** The fields that the step asks, first the ones that the visitor sees. */
export function fieldsOf(step: Step): readonly AnswerField[] {
  if (step.kind === 'form') return step.fields;
  return [...new Set(step.options.flatMap((option) => Object.keys(storedBy(option)) as AnswerField[]))];
}

/** The option that these answers stand for, if any: each value it stores must be there; an empty one may be left out. */
export function chosenOption(step: ChoiceStep, answers: Answers): ListedOption | undefined {
  return step.options.find(({ stores }) =>
    (Object.keys(stores) as AnswerField[]).every((field) => (answers[field] ?? '') === stores[field]),
  );
}
