import type { Answers } from '#contract/fields/fields.ts';
import { answersFor, chosenOption, type StepName, steps } from '#contract/flow/steps.ts';
import { type Survey, walkSurvey } from '../journey/journey.ts';

/** An invented visitor, who has answered everything: a preview shows one of their screens. */
export const visitor: Answers = {
  start_path: 'start',
  auto_accident_case_worth: 'not_sure',
  at_Fault: 'no',
  partial_fault: 'no',
  physical_injury: 'Yes',
  type_of_medical_treatment: 'hospital',
  doctor_treatment: 'yes',
  police_report: 'yes',
  with_Lawyer: 'no',
  lawyer_redirect_reason: '',
  other_drivers_vehicle_type: 'car',
  injury_month: '3',
  injury_year: '2025',
  get_started: 'start',
  in_motor_vehicle_accident: 'yes',
  accident_date_button: 'Within 6 Months',
  accident_type: 'Car Accident',
  specific_injury: 'Whiplash',
  required_medical_treatment: 'yes',
  will_require_medical_treatment: 'yes',
  willing_to_treat: 'yes',
  ticket_for: 'me',
  ticket_type: 'speeding',
  ticket_state: 'OH',
  injury_day: '9',
  ageGroup: '50_to_61',
  isUSCitizen: 'yes',
  pending_dui_charges: 'yes',
  type_of_alcohol_test_performed: 'breath',
  bac_level: 'not_sure',
  prior_alcohol_related_offense: 'no',
  case_description: 'The other driver ran a red light and hit my door. My neck and back hurt.',
  first_name: 'Maria',
  last_name: 'Example',
  email: 'maria@example.com',
  phone: '(212) 664-7665',
};

/** A screen of a flow, and the answers that lead to it. */
export interface Place {
  readonly viewing: StepName;
  readonly answers: Answers;
}

/** A person's answers to a step; the first option where they have none. */
function answered(name: StepName, person: Answers): Answers {
  const step = steps[name];
  if (step.kind === 'choice') return answersFor(chosenOption(step, person) ?? step.options[0]);
  return Object.fromEntries(step.fields.flatMap((field) => (person[field] === undefined ? [] : [[field, person[field]]])));
}

/** The screens that a person meets, in order. */
export function placesOf(survey: Survey, person: Answers): readonly Place[] {
  const places: Place[] = [];
  let answers: Answers = survey.opened ?? {};
  for (;;) {
    const { current } = walkSurvey(survey, answers);
    // a step still open after its answer is where the person's data ends
    if (!current || places.at(-1)?.viewing === current) return places;
    places.push({ viewing: current, answers });
    answers = { ...answers, ...answered(current, person) };
  }
}
