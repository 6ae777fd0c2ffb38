import type { StepWords } from '../../content.ts';

export const contact = {
  NameAndEmail: {
    why: 'A legal team needs to know who is asking.',
    heading: 'What’s your name?',
    subhead: 'Your name and email go with your answers, if you agree at the end.',
  },
  SocialDropPII: {
    why: 'A legal team needs to know who is asking.',
    heading: 'First, what’s your name?',
    subhead: 'Your name and email go with your answers, if you agree at the end.',
  },
  DateOfBirth: {
    heading: 'When were you born?',
    subhead: 'A company that pays an advance must know that you are an adult.',
    why: 'Only an adult can sign for an advance.',
  },
  PhoneAndZip: {
    heading: 'How can a legal team reach you?',
    subhead: 'They may look at your case and call you about it.',
    why: 'The ZIP code shows which law firms work near you.',
  },
  AllPii: {
    heading: 'How can a legal team reach you?',
    subhead: 'They may look at your case and call you about it.',
    why: 'The ZIP code shows which law firms work near you.',
  },
  ZipCode: {
    heading: 'Where do you live?',
    subhead: 'We look for law firms that work in your area.',
    why: 'Law firms work in some areas and not in others.',
  },
  PhoneAndBuyersConsent: {
    why: 'It is for you to decide who may call.',
    heading: 'Last step: who may call you?',
    subhead: 'You choose. You agree to calls only from those that you check.',
  },
  PhoneAbbreviatedTCPA: {
    why: 'A legal team calls if it has questions about your case.',
    heading: 'How can a legal team reach you?',
    subhead: 'They may look at your case and call you about it.',
  },
} as const satisfies StepWords;
