import { timeFrames } from '../../fields/dates.ts';
import { accidentTypes, lawyerReasons, namedInjuries } from '../../fields/form-values.ts';
import { choiceStep, formStep, type Option, optionsOf, withOptional, yesNoStep } from './step-kinds.ts';

/** A visitor's opening tap. assumed: a screen with one answer, because the specification gives these steps no question. */
const opening = choiceStep({ id: 'start', name: 'start_path', value: 'start' });

const injury = (value: string): Option => ({
  id: value,
  name: 'specific_injury',
  value,
  also: { physical_injury: 'Yes', who_was_hurt: '' },
});

/** Somebody else was hurt: the visitor asks for a child, a husband, a mother. */
const othersHurt = ['family', 'died'].map(
  (id): Option => ({ id, name: 'who_was_hurt', value: id, also: { physical_injury: 'Yes' } }),
);
const injuries: [Option, ...Option[]] = [
  injury(namedInjuries[0]),
  ...namedInjuries.slice(1).map(injury),
  // assumed: everything else
  { id: 'other', name: 'physical_injury', value: 'Yes', also: { specific_injury: 'Other', who_was_hurt: '' } },
  ...othersHurt.map((option) => ({ ...option, also: { ...option.also, specific_injury: '' } })),
  { id: 'no', name: 'physical_injury', value: 'No', also: { specific_injury: '', who_was_hurt: '' } },
];

/** Steps about the accident. See docs/spec/lead-record.md#values. */
export const accidentSteps = {
  StartPath: opening,
  StartPathTicket: opening,
  ShowQuestions: opening,
  GetStartedFirstStep: choiceStep({ id: 'start', name: 'get_started', value: 'start' }),
  // assumed: the visitor's own guess; it decides nothing
  AutoAccidentCaseWorth: choiceStep(...optionsOf('auto_accident_case_worth', 'under_10k', '10k_to_50k', 'over_50k', 'not_sure')),
  // assumed options
  OtherDriversVehicleType: choiceStep(
    ...optionsOf(
      'other_drivers_vehicle_type',
      'car',
      'truck',
      'rideshare',
      'motorcycle',
      'bus',
      'bicycle_or_pedestrian',
      'other',
      'left',
      'no_other_vehicle',
    ),
  ),
  // assumed options
  TypeOfAccident: choiceStep(...optionsOf('accident_type', ...accidentTypes)),
  // assumed: how the visitor was hurt is the type of the accident, asked in other words
  HowWasUserHurt: choiceStep(...optionsOf('accident_type', ...accidentTypes)),
  WereYouInAMotorVehicleAccident: yesNoStep('in_motor_vehicle_accident'),
  WhenWasTheAccident: withOptional(formStep('injury_month', 'injury_year'), 'injury_day'),
  // assumed: time frames as buttons; only "Over 2 Years" is specified
  SocialDropWhenWasTheAccident: choiceStep(...optionsOf('accident_date_button', ...timeFrames)),
  AtFault: choiceStep(
    { id: 'no', name: 'at_Fault', value: 'no', also: { partial_fault: 'no' } },
    { id: 'partly', name: 'partial_fault', value: 'yes', also: { at_Fault: 'yes' } },
    { id: 'yes', name: 'at_Fault', value: 'yes', also: { partial_fault: 'no' } },
  ),
  WasUserInjured: choiceStep({ id: 'yes', name: 'physical_injury', value: 'Yes', also: { who_was_hurt: '' } }, ...othersHurt, {
    id: 'no',
    name: 'physical_injury',
    value: 'No',
    also: { who_was_hurt: '' },
  }),
  // assumed: where rules read specific_injury, WasUserInjured asks it
  WasUserInjuredHow: { ...choiceStep(...injuries), stepLabel: 'WasUserInjured' },
  DescribeInjuries: choiceStep(...injuries),
  PoliceReportFiled: yesNoStep('police_report'),
  HasLawyer: choiceStep(
    { id: 'no', name: 'with_Lawyer', value: 'no', also: { lawyer_redirect_reason: '' } },
    { id: 'yes', name: 'with_Lawyer', value: 'yes', also: { lawyer_redirect_reason: lawyerReasons.has } },
    {
      id: 'new',
      name: 'lawyer_redirect_reason',
      value: lawyerReasons.wantsNew,
      also: { with_Lawyer: 'yes' },
    },
  ),
  // assumed: the firm's name
  LawFirmDetails: formStep('law_firm_name'),
  IncidentDescription: formStep('case_description'),
  HitAndRunIdentified: yesNoStep('hit_and_run_identified'),
  UninsuredMotoristCoverage: yesNoStep('uninsured_motorist_coverage'),
} as const;
