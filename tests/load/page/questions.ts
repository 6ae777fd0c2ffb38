import { publicStepName, type Step, type StepName, steps } from '#contract/flow/steps.ts';
import { main } from '#contract/flows/main.ts';
import { questionWordsOf } from '#funnel/content/languages.ts';
import { stepCopy } from '#funnel/content/stepCopy.ts';

/** One question of the reference pages, in the words of the survey. */
export interface Question {
  readonly step: string;
  readonly heading: string;
  readonly subhead: string;
  readonly answers: readonly { readonly name: string; readonly value: string; readonly label: string }[];
  readonly fields: readonly string[];
}

/** The way of an injured visitor through the main survey. */
const path = [
  'StartPath',
  'AutoAccidentCaseWorth',
  'OtherDriversVehicleType',
  'WhenWasTheAccident',
  'AtFault',
  'WasUserInjured',
  'TypeOfMedicalTreatment',
  'PoliceReportFiled',
  'HasLawyer',
  'IncidentDescription',
  'NameAndEmail',
  'PhoneAndZip',
] as const satisfies readonly StepName[];

/** What the visitor answers, by field. */
export const given: Readonly<Record<string, string>> = {
  start_path: 'start',
  auto_accident_case_worth: 'not_sure',
  other_drivers_vehicle_type: 'car',
  injury_month: '1',
  injury_year: String(new Date().getUTCFullYear()),
  at_Fault: 'no',
  physical_injury: 'Yes',
  type_of_medical_treatment: 'hospital',
  police_report: 'yes',
  with_Lawyer: 'no',
  case_description: 'The other driver ran a red light and hit my door. My neck and back hurt.',
  first_name: 'Maria',
  last_name: 'Example',
  email: 'maria@example.com',
};

function questionOf(step: StepName): Question {
  const copy = stepCopy(questionWordsOf(main, 'en'), step);
  const definition: Step = steps[step];
  return {
    step: publicStepName(step),
    heading: copy.heading,
    subhead: copy.subhead ?? '',
    answers:
      definition.kind === 'choice'
        ? definition.options.map(({ id, name, value }) => ({ name, value, label: copy.options?.[id] ?? id }))
        : [],
    fields: definition.kind === 'form' ? definition.fields : [],
  };
}

/** The twelve questions, in order. */
export const questions: readonly Question[] = path.map(questionOf);
