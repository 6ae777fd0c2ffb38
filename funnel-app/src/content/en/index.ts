import type { Content } from '../content.ts';
import { steps } from './steps.ts';

export const content: Content = {
  otherLanguage: { label: 'Español', lang: 'es' },
  pageTitle: (brand) => `Were you hurt in a car accident? | ${brand}`,
  pageDescription: 'Answer a few short questions about your accident. It is free, and it takes about two minutes.',
  advertisement: 'Paid advertisement. Not a law firm.',
  callNow: 'Call now',
  back: 'Back',
  next: 'Continue',
  progressLabel: 'Your progress',
  progressLabels: ['Accident', 'Injuries', 'Details', 'Contact'],
  privacyGuarantee: 'Your answers are sent over a secure connection. We share them only as you agree to at the end.',
  steps,
  openings: {
    alt1: {
      heading: 'See if you have a car accident claim',
      subhead: 'Answer a few short questions. It is free and takes about two minutes.',
    },
    alt2: {
      heading: 'Get help after your car accident',
      subhead: 'Tell us what happened, one question at a time. It is free and takes about two minutes.',
    },
  },
  fields: {
    injury_month: {
      label: 'Month',
      placeholder: 'Choose',
      errors: {
        required: 'Choose the month of the accident',
        in_future: 'Choose a month that is not in the future',
        invalid: 'Choose a month from the list',
      },
    },
    injury_year: {
      label: 'Year',
      placeholder: 'Choose',
      errors: {
        required: 'Choose the year of the accident',
        in_future: 'Choose a year that is not in the future',
        invalid: 'Choose a year from the list',
      },
    },
    case_description: {
      label: 'What happened',
      hint: 'For example: where you were, how the crash happened and how you were hurt.',
      errors: {
        required: 'Tell us in a few words what happened',
        too_short: 'Write at least 20 characters about what happened',
        invalid: 'Your description has characters that we cannot save. Remove them and try again',
      },
    },
    first_name: {
      label: 'First name',
      errors: { required: 'Enter your first name', invalid: 'Enter your first name in letters, 100 at most' },
    },
    last_name: {
      label: 'Last name',
      errors: { required: 'Enter your last name', invalid: 'Enter your last name in letters, 100 at most' },
    },
    email: {
      label: 'Email',
      errors: {
        required: 'Enter your email address',
        invalid: 'Enter an email address like name@example.com',
      },
    },
    phone: {
      label: 'Phone number',
      hint: 'Ten digits, with area code',
      errors: {
        required: 'Enter your phone number',
        incomplete: 'Enter all ten digits of your phone number',
        invalid: 'Enter a real US phone number',
      },
    },
    zip_code: {
      label: 'ZIP code',
      hint: 'Five digits',
      errors: {
        required: 'Enter your ZIP code',
        incomplete: 'Enter all five digits of your ZIP code',
        invalid: 'Enter a five-digit ZIP code',
      },
    },
  },
  dateLegend: 'Month and year of the accident',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  earlierThan2015: 'Earlier than 2015',
  descriptionCounter: (remaining) =>
    remaining > 0 ? `minimum 20 chars, type ${remaining} more` : 'Thank you, that is enough. Add more if you like.',
  errorSummary: 'Please check your answers',
  emailBlocked: 'We could not reach this email address. Check it, or press the button again to use it anyway.',
  phoneRefused: 'We could not confirm this phone number. Check it and try again.',
  checking: 'Checking',
  loading: 'Loading',
  loadFailed: 'This question did not load. Your answers are safe.',
  tryAgain: 'Try again',
  sending: { title: 'Sending your answers', text: 'Please keep this page open. It takes a few seconds.' },
  whatHappensNext: {
    title: 'What happens next',
    cards: [
      {
        title: 'You answer a few questions',
        text: 'One at a time, in about two minutes. You can go back and change any answer.',
      },
      {
        title: 'We look for a law firm',
        text: 'If your case looks like a match, we pass your answers to a partner law firm, with your consent.',
      },
      {
        title: 'A legal team contacts you',
        text: 'They review what happened and explain your options. Talking with them costs you nothing.',
      },
    ],
  },
  footer: {
    links: {
      sponsors: 'Sponsors',
      privacy: 'Privacy Policy',
      california: 'CA Residents',
      terms: 'Terms of Use',
      doNotSell: 'Do Not Sell My Information',
    },
    settlementLine: 'Average settlement: $20K. Past results do not promise what your case may bring.',
    disclaimer:
      'This site is a paid advertisement. It is not a law firm and it does not give legal advice. Using it does not make you anyone’s client. If your answers match, they are passed, with your consent, to law firms that pay to be here.',
    copyright: (brand, year) => `© ${year} ${brand}. All rights reserved.`,
    questions: 'Questions? Call us',
  },
  thankYou: {
    title: (brand) => `Thank you | ${brand}`,
    heading: 'Thank you. We have your answers.',
    text: 'A member of a legal team may call you soon, from a number that you may not know. Please pick up.',
    neutralHeading: 'Thank you for your answers.',
    disqualifiedText:
      'From what you told us, our partner law firms may not be able to take your case right now. This is not legal advice. Another lawyer may see it differently, and there are time limits, so ask soon.',
    stepsTitle: 'What happens next',
    steps: [
      { title: 'Confirmation', text: 'A specialist calls to confirm what you told us and answers your questions.' },
      { title: 'Attorney follow-up', text: 'If your case is a match, an attorney goes through the details with you.' },
      {
        title: 'Your case starts',
        text: 'If you decide to go ahead, the legal team opens your case and deals with the insurers.',
      },
      { title: 'Settlement', text: 'The legal team works for a fair result and keeps you informed until your case is closed.' },
    ],
    waiting:
      'We have not been able to reach our server yet. Your answers are kept safely on this device and we keep trying. You can leave this page open.',
    sent: 'Your answers have reached us.',
  },
  notFound: {
    title: 'Page not found',
    heading: 'We can’t find that page',
    text: 'The address may be old or mistyped. You can start the survey from here. It takes about two minutes.',
    action: 'Go to the survey',
  },
};
