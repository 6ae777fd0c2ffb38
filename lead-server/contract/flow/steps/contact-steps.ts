import { formStep } from './step-kinds.ts';

const nameAndEmail = formStep('first_name', 'last_name', 'email');

export const contactSteps = {
  NameAndEmail: nameAndEmail,
  SocialDropPII: nameAndEmail,
  // assumed field: the day as MM/DD/YYYY
  DateOfBirth: formStep('date_of_birth'),
  PhoneAndZip: formStep('phone', 'zip_code'),
  /** The combined contact step of the switch `combined`. */
  AllPii: formStep('first_name', 'last_name', 'email', 'phone', 'zip_code'),
  ZipCode: formStep('zip_code'),
  /** The last step of buyer-consent when buyers are shown: the consent names them. */
  PhoneAndBuyersConsent: formStep('phone'),
  /** The same without buyers: the common consent in its short form. */
  PhoneAbbreviatedTCPA: formStep('phone'),
} as const;
