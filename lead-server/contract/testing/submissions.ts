import { consentText } from '../consent/consent-text.ts';

/** Answers to the main survey of someone hurt and not at fault, without car, day and contact: a qualified lead. */
export const hurt = {
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
} as const;

/** The body of a submission of the main survey that no rule objects to. Nobody lives here. */
export const goodBody = {
  flow: 'main',
  language: 'en',
  ...hurt,
  other_drivers_vehicle_type: 'car',
  injury_month: '6',
  injury_year: '2025',
  case_description: 'The other driver ran a red light and hit the left side of my car.',
  first_name: 'Ana',
  last_name: 'Rivera',
  email: 'ana.rivera@example.com',
  phone: '(212) 664-7665',
  zip_code: '90012',
  sub_id: '7',
  gclid: 'g-1',
  landing_page: 'https://survey.example',
  page_url: 'https://survey.example/survey',
  time_on_steps: 'StartPath:3,AtFault:4',
  brand: 'auto-accident',
  switches: { theme: '6', progress: 'v2' },
  tcpa: consentText({ locale: 'en', brandName: 'Auto Accident Team', sellers: ['its partner law firms'] }).text,
  consent_version: 'tcpa-2',
} as const;
