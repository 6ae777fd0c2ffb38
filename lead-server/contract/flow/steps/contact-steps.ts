import { formStep, withOptional } from './step-kinds.ts';

/** A last step also asks when and how a firm had better call. */
const lastStep = <Form extends object>(form: Form) => withOptional(form, 'best_time', 'contact_by');

const nameAndEmail = formStep('first_name', 'last_name', 'email');

export const contactSteps = {
  NameAndEmail: nameAndEmail,
  SocialDropPII: nameAndEmail,
  // assumed field: the day as MM/DD/YYYY
  DateOfBirth: formStep('date_of_birth'),
  PhoneAndZip: lastStep(formStep('phone', 'zip_code')),
  /** The combined contact step of the switch `combined`. */
  AllPii: lastStep(formStep('first_name', 'last_name', 'email', 'phone', 'zip_code')),
  ZipCode: formStep('zip_code'),
  /** The last step of buyer-consent when buyers are shown: the consent names them. */
  PhoneAndBuyersConsent: lastStep(formStep('phone')),
  /** The same without buyers: the common consent in its short form. */
  PhoneAbbreviatedTCPA: lastStep(formStep('phone')),
} as const;
