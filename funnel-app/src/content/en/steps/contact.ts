import type { StepWords } from '../../content.ts';

export const contact = {
  NameAndEmail: { heading: 'Who should the legal team ask for?', subhead: 'We use your name and email only for your case.' },
  SocialDropPII: { heading: 'First, what is your name?', subhead: 'So that we can save your answers and get back to you.' },
  DateOfBirth: {
    heading: 'When were you born?',
    subhead: 'Whoever pays an advance has to know that you are of age.',
  },
  PhoneAndZip: {
    heading: 'How can they reach you?',
    subhead: 'A legal team can review your case and call you about it.',
  },
  AllPii: {
    heading: 'How can they reach you?',
    subhead: 'A legal team can review your case and call you about it.',
  },
  ZipCode: { heading: 'Where do you live?', subhead: 'We look for law firms that work in your area.' },
  PhoneAndBuyersConsent: {
    heading: 'Last step: who may call you?',
    subhead: 'You choose. Only those that you tick get your number.',
  },
  PhoneAbbreviatedTCPA: {
    heading: 'How can they reach you?',
    subhead: 'A legal team can review your case and call you about it.',
  },
} as const satisfies StepWords;
