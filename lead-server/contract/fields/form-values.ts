import type { AnswerField } from './fields.ts';
import { stateCodes } from './state-codes.ts';

/** "Car Accident" is specified; the rest is assumed. See docs/spec/lead-record.md#answers. */
export const accidentTypes = [
  'Car Accident',
  'Truck Accident',
  'Motorcycle Accident',
  'Pedestrian Accident',
  'Rideshare Accident',
  'Bicycle Accident',
  'Bus Accident',
  'Other Accident',
] as const;

/** The injuries of the fast track. See docs/spec/flows.md#fast-track. */
export const fastTrackInjuries = [
  'Back or Neck Pain',
  'Broken Bones',
  'Whiplash',
  'Head Injury',
  'Spinal Cord Injury',
  'Loss of Limb',
] as const;

/** assumed: injuries that many have and the specification does not name. They are in no rule. */
const furtherInjuries = ['Burns', 'Joint Injury', 'Cuts or Bruises', 'Several Injuries'] as const;

/** The injuries that can be named, but for "Other". */
export const namedInjuries = [...fastTrackInjuries, ...furtherInjuries] as const;

/**
 * What HasLawyer stores for a visitor with a lawyer: the reason of the disqualification. See docs/spec/qualification.md#reasons.
 */
export const lawyerReasons = {
  has: 'have_attorney|yes',
  wantsNew: 'have_attorney|yes_but_I_want_a_new_lawyer',
} as const;

/** Values of form fields that are picked, not typed; each is the key of its copy. See docs/spec/validation.md#form-fields. */
export const formValues: Readonly<Partial<Record<AnswerField, readonly string[]>>> = {
  accident_type: accidentTypes,
  physical_injury: ['Yes', 'No'],
  // assumed: the injuries that can be named, and what they leave
  injury_type: [...namedInjuries, 'Other', 'None'],
  at_Fault: ['yes', 'no'],
  police_report: ['yes', 'no'],
  with_Lawyer: ['yes', 'no'],
  doctor_treatment: ['yes', 'no'],
  // only "first_week" is specified; the rest is assumed
  when_seek_medical_treatment: ['first_week', 'first_month', 'later', 'booked', 'not_yet'],
  best_time: ['morning', 'afternoon', 'evening'],
  contact_by: ['call', 'text', 'email'],
  ticket_state: stateCodes,
};
