import type { StepWords } from '../../content.ts';

export const contact = {
  NameAndEmail: {
    why: 'A legal team needs to know who is asking.',
    heading: 'What’s your name?',
    subhead: 'Your name and email go with your answers, if you agree at the end.',
  },
  SocialDropPII: {
    heading: 'First, what’s your name?',
    subhead: 'Your name and email go with your answers, if you agree at the end.',
  },
  DateOfBirth: {
    heading: 'When were you born?',
    subhead: 'A company that pays an advance must know that you are an adult.',
  },
  PhoneAndZip: {
    heading: 'How can a legal team reach you?',
    subhead: 'They may look at your case and call you about it.',
  },
  AllPii: {
    heading: 'How can a legal team reach you?',
    subhead: 'They may look at your case and call you about it.',
  },
  ZipCode: { heading: 'Where do you live?', subhead: 'We look for law firms that work in your area.' },
  PhoneAndBuyersConsent: {
    heading: 'Last step: who may call you?',
    subhead: 'You choose. You agree to calls only from those that you check.',
  },
  PhoneAbbreviatedTCPA: {
    heading: 'How can a legal team reach you?',
    subhead: 'They may look at your case and call you about it.',
  },
} as const satisfies StepWords;
