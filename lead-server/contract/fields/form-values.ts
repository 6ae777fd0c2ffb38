import type { AnswerField } from './fields.ts';
import { stateCodes } from './state-codes.ts';

/** "Car Accident" is the specification's (Variants 3); the rest is assumed. */
export const accidentTypes = [
  'Car Accident',
  'Truck Accident',
  'Motorcycle Accident',
  'Pedestrian Accident',
  'Rideshare Accident',
  'Other Accident',
] as const;

/** The injuries of the fast track (Variants 4, F). */
export const fastTrackInjuries = [
  'Back or Neck Pain',
  'Broken Bones',
  'Whiplash',
  'Head Injury',
  'Spinal Cord Injury',
  'Loss of Limb',
] as const;

/** What HasLawyer stores of a visitor who has a lawyer, and why they are disqualified then (Variants 4). */
export const lawyerReasons = {
  has: 'have_attorney|yes',
  wantsNew: 'have_attorney|yes_but_I_want_a_new_lawyer',
} as const;

/**
 * The values that a form offers for a field that is picked, not typed: the one-page and multi-step forms (Variants 5) and the ticket
 * flow's state. Each value is the key of its copy. Month and year are offered by `yearsOffered` and the calendar.
 */
export const formValues: Readonly<Partial<Record<AnswerField, readonly string[]>>> = {
  accident_type: accidentTypes,
  physical_injury: ['Yes', 'No'],
  // assumed: the injuries of the fast track, and what they leave
  injury_type: [...fastTrackInjuries, 'Other', 'None'],
  at_Fault: ['no', 'yes'],
  police_report: ['yes', 'no'],
  with_Lawyer: ['no', 'yes'],
  doctor_treatment: ['yes', 'no'],
  // "first_week" is given (Variants 4), the rest is assumed
  when_seek_medical_treatment: ['first_week', 'first_month', 'later', 'not_yet'],
  ticket_state: stateCodes,
};
