import { form } from './kinds.ts';

const nameAndEmail = form('first_name', 'last_name', 'email');

/** Steps that ask who the visitor is (Core 2, Variants 2). */
export const contactSteps = {
  NameAndEmail: nameAndEmail,
  SocialDropPII: nameAndEmail,
  // assumed field: the day as MM/DD/YYYY
  DateOfBirth: form('date_of_birth'),
  PhoneAndZip: form('phone', 'zip_code'),
  /** The combined contact step of the switch `combined`. */
  AllPii: form('first_name', 'last_name', 'email', 'phone', 'zip_code'),
  ZipCode: form('zip_code'),
  /** The last step of buyer-consent when buyers are shown: the consent names them. */
  PhoneAndBuyersConsent: form('phone'),
  /** The same without buyers: the common consent in its short form. */
  PhoneAbbreviatedTCPA: form('phone'),
} as const;
