import { choiceStep, formStep, optionsOf, withOptional, yesNoStep } from './step-kinds.ts';

/** Steps of the ticket, benefits, dui, one-page and multi-step flows. See docs/spec/flows.md#ticket-benefits-and-dui. */
export const otherFlowSteps = {
  // assumed questions of the ticket flow, whose steps are only named
  StartTicketFlow: choiceStep(...optionsOf('ticket_for', 'me', 'family', 'other')),
  TicketReceived: choiceStep(...optionsOf('ticket_type', 'speeding', 'red_light', 'reckless', 'phone', 'license', 'other')),
  SelectState: formStep('ticket_state'),
  SelectDate: formStep('injury_month', 'injury_day', 'injury_year'),

  // assumed: the age groups and the last step's fields
  SelectAgeGroup: choiceStep(...optionsOf('ageGroup', 'under_50', '50_to_61', '62_to_64', '65_and_over')),
  USCitizen: yesNoStep('isUSCitizen'),
  SecuredBenefits: withOptional(formStep('first_name', 'last_name', 'email', 'phone', 'zip_code'), 'best_time', 'contact_by'),

  PendingDuiCharges: yesNoStep('pending_dui_charges'),
  // assumed options of the next two
  TypeOfAlcoholTest: choiceStep(...optionsOf('type_of_alcohol_test_performed', 'breath', 'blood', 'urine', 'refused', 'none')),
  BacLevel: choiceStep(...optionsOf('bac_level', 'under_008', '008_to_015', 'over_015', 'not_sure')),
  PriorAlcoholOffense: yesNoStep('prior_alcohol_related_offense'),
  DUIIncidentDescription: formStep('case_description'),

  // assumed: the form's name; its fields are specified
  OnePageForm: withOptional(
    formStep(
      'accident_type',
      'injury_year',
      'physical_injury',
      'injury_type',
      'at_Fault',
      'police_report',
      'with_Lawyer',
      'case_description',
      'first_name',
      'last_name',
      'email',
      'phone',
      'address',
      'zip_code',
    ),
    'best_time',
    'contact_by',
  ),
  // assumed: how the fields are shared out; those of the first page are specified
  FormFirstQuestions: formStep('physical_injury', 'police_report', 'accident_type', 'with_Lawyer'),
  FormSecondQuestions: withOptional(
    formStep('injury_month', 'injury_year', 'doctor_treatment', 'when_seek_medical_treatment', 'case_description'),
    'injury_day',
  ),
  FormThirdQuestions: withOptional(
    formStep('first_name', 'last_name', 'email', 'phone', 'address', 'zip_code'),
    'best_time',
    'contact_by',
  ),
} as const;
