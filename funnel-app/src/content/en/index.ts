import type { PageWords } from '../content.ts';
import { waysOn } from './waysOn.ts';

const caseSteps = [
  { title: 'Attorney follow-up', text: 'If your case is a match, an attorney can go through the details with you.' },
  {
    title: 'Case activation',
    text: 'If you decide to go ahead, the legal team opens your case and deals with the insurance companies.',
  },
  { title: 'Settlement', text: 'The legal team works toward a result that you can accept. You decide whether to settle.' },
];

const caseAtHand = [
  'The police report or its number',
  'Your insurance card',
  'Photos of the cars and of your injuries',
  'The names of doctors and hospitals that you saw',
];

export const words: PageWords = {
  otherLanguage: { label: 'Español', lang: 'es' },
  pageTitle: (brand) => `Were you hurt in a car accident? | ${brand}`,
  pageDescription: 'Answer a few short questions about your accident. It is free, and it takes about two minutes.',
  testVisit: 'Test visit. What you send here is no lead and goes to no law firm.',
  advertisement: 'Paid advertisement. Not a law firm.',
  callNow: 'Call now',
  back: 'Back',
  newTab: 'opens in a new tab',
  next: 'Continue',
  send: 'Send my answers',
  choose: 'Choose',
  whyWeAsk: 'Why we ask',
  progressLabel: 'Your progress',
  startTicks: ['Free to ask', 'No obligation', 'About two minutes'],
  stages: {
    accident: 'Accident',
    injuries: 'Injuries',
    details: 'Details',
    contact: 'Contact',
    you: 'You',
    ticket: 'Ticket',
    place: 'Place',
    story: 'Story',
    start: 'Start',
    age: 'Age',
    charges: 'Charges',
    test: 'Test',
  },
  optional: (label) => `${label} (optional)`,
  sellersList: 'See the list of companies',
  whenToCall: 'Tell us when and how to reach you (optional)',
  privacyGuarantee: 'Your answers are sent over a secure connection. We share them only as you agree to at the end.',
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
  spokenDescriptionCounter: (needs) =>
    needs.over === 0 && needs.characters > 0
      ? `At least 20 characters, ${needs.characters} more to type.`
      : words.descriptionCounter(needs),
  descriptionCounter: ({ characters, words, over }) => {
    if (over > 0) return `Too long: please remove ${over.toLocaleString('en')} ${over === 1 ? 'character' : 'characters'}.`;
    if (characters > 0) return `minimum 20 chars, type ${characters} more`;
    if (words > 0) return words === 1 ? 'Please add one more word.' : `Please add ${words} more words.`;
    return 'Thank you, that is enough. Add more if you like.';
  },
  errorSummary: 'Please check your answers',
  notStored: 'We could not save your answers just now. They are still here: please press the button again in a minute.',
  emailBlocked: 'We could not confirm this email address. Check it, or press the button again to use it anyway.',
  phoneRefused: 'We could not confirm this phone number. Check it, or press the button again to use it anyway.',
  phoneDoesNotFit: 'That does not fit. A phone number has 10 digits: clear the field, then paste it again.',
  phoneTollFree: 'This is a toll-free number. Please use one that belongs to you.',
  zipUnknown: 'We don’t know this ZIP code. Check it, or press the button again to use it anyway.',
  checking: 'Checking',
  loading: 'Loading',
  loadFailed: 'This question did not load. Your answers are safe.',
  tryAgain: 'Try again',
  sending: { title: 'Sending your answers', text: 'Please keep this page open. It takes a few seconds.' },
  review: { title: 'Check or change your answers', change: 'Change' },
  lastStep: {
    eyebrow: 'Last step',
    title: 'Your answers are ready to go',
    match: 'A law firm may look at a case like yours',
    points: { hurt: 'You were hurt', noLawyer: 'You have no lawyer yet', report: 'There is a police report' },
  },
  verification: {
    title: 'Confirm your phone number',
    text: (phone) => `We sent a six-digit code to ${phone}. It can take a minute to arrive.`,
    close: 'Close and change the number',
    codeLabel: 'Code from the text message',
    codeHint: 'Six digits',
    submit: 'Confirm and send my answers',
    checking: 'Checking',
    resend: 'Send a new code',
    waiting: (seconds) => `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    newCodeSent: 'New code has been sent!',
    incorrect: 'Incorrect code, make sure you have put in all the correct numbers.',
    failed: 'Verification failed, please enter the code you’ve received',
    spent: 'This code can’t be used anymore. Ask for a new one.',
    without: 'Go on without a code',
  },
  buyers: {
    legend: 'Who may contact you about your case?',
    hint: 'Choose one or more. Nothing is chosen for you.',
    selectAll: 'All of them',
    count: (chosen, of) => `${chosen} of ${of} chosen`,
    again: 'Please read the agreement below: it now names the companies you chose. Press the button again to agree.',
    required: 'Choose at least one company that may contact you',
    searching: 'We are looking for companies near you',
  },
  disqualified: {
    title: 'We can’t match you with a law firm right now',
    text: 'From what you told us, our partner law firms may not be able to take your case. This is not legal advice, and another lawyer may see it differently. There are time limits, so ask soon.',
    nextTitle: 'Where you can ask',
    next: [
      'Your state’s bar association: most have a lawyer referral line.',
      'A legal aid office near you: they help people with a low income free of charge.',
      'Your own insurer: your policy may cover more than you think.',
    ],
  },
  meter: {
    title: 'Compensation estimate',
    bands: [
      { label: 'Low Value', range: 'up to $5,000' },
      { label: 'Low to Mid Value', range: '$5,001 to $7,000' },
      { label: 'Mid Value', range: '$7,001 to $12,500' },
      { label: 'Mid to High Value', range: '$12,501 to $25,000' },
      { label: 'High Value', range: '$25,001 to $50,000' },
      { label: 'Very High Value', range: '$50,001 to $100,000' },
      { label: 'Extremely High Value', range: '$100,001 to $250,000' },
    ],
    none: 'No answers yet',
    short: 'Rough estimate',
    value: ({ range, label }) => `From your answers so far: ${range} (${label})`,
    note: 'A rough estimate from a table, not a promise and not legal advice. What a case is worth depends on its facts.',
  },
  proof: {
    title: 'Why people start here',
    facts: [
      { icon: 'coins', value: '$20,000', text: 'is the average settlement' },
      { icon: 'clock', value: 'Two minutes', text: 'and no documents to send' },
      { icon: 'shield', value: 'No charge', text: 'for asking or for the call' },
    ],
    testimonials: {
      title: 'What people say',
      sampleNote: 'Sample content: these are examples, not the words of real customers.',
      items: [
        {
          id: 'a',
          quote: '“The questions were short, and I knew what would happen next.”',
          name: 'Sample person A',
          detail: 'Denver',
        },
        {
          id: 'b',
          quote: '“Someone called and explained everything twice, without rushing.”',
          name: 'Sample person B',
          detail: 'Tampa',
        },
        { id: 'c', quote: '“I could do it on my phone from the waiting room.”', name: 'Sample person C', detail: 'Fresno' },
      ],
      labels: {
        carousel: 'carousel',
        previous: 'Previous',
        next: 'Next',
        pause: 'Pause',
        play: 'Play',
        position: (current, of) => `${current} of ${of}`,
        stars: (given) => `${given} of 5 stars`,
      },
    },
  },
  reassurance: {
    afterQuestions: 'That was the long part. Nothing is sent yet.',
    atEnd: (firstName) => `Thank you, ${firstName}. This is the last page.`,
  },
  howItWorks: { title: 'How it works', action: 'Back to the question' },
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
        title: 'A legal team may contact you',
        text: 'They can go over what happened and explain your options. You decide what to do next.',
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
      accessibility: 'Accessibility',
    },
    settlementLine: 'Average settlement: $20,000. Past results do not promise what your case may bring.',
    disclaimer:
      'This site is a paid advertisement. It is not a law firm and it does not give legal advice. Using it does not make you anyone’s client. If your answers match, they go, with your consent, to law firms and others that pay for them.',
    optedOut: 'You are opted out: your browser sends Global Privacy Control, so we do not sell or share your information.',
    copyright: (brand, year) => `© ${year} ${brand}. All rights reserved.`,
    questions: 'Questions? Call us',
    details: 'Details',
  },
  thankYou: {
    title: (brand) => `Thank you | ${brand}`,
    heading: 'Thank you. We\u00a0have your answers.',
    atHandTitle: 'Good to have at hand',
    saveNumber: 'Save our number',
    case: {
      text: 'A member of a legal team may call you soon, from a number that you may not know. Please pick up.',
      atHand: caseAtHand,
      steps: [
        { title: 'Confirmation', text: 'Someone may call to confirm what you told us and to answer your questions.' },
        ...caseSteps,
      ],
    },
    ticket: {
      text: 'A lawyer’s office may call you soon about your ticket, from a number that you may not know. Please pick up.',
      atHand: ['The ticket', 'Your driver’s license', 'The date by which you must answer'],
      steps: [
        {
          title: 'Confirmation',
          text: 'Someone may call to confirm what is on the ticket and the date by which you must answer it.',
        },
        { title: 'A talk with a lawyer', text: 'A lawyer can tell you what can be done about it, and what that would cost.' },
        { title: 'If you go ahead', text: 'If you decide to go ahead, the lawyer answers the ticket for you.' },
        { title: 'How it ends', text: 'You learn how it ended and what is left to do, such as a fine or a class.' },
      ],
    },
    dui: {
      text: 'A lawyer’s office may call you soon about your charge, from a number that you may not know. Please pick up.',
      atHand: ['Your court papers', 'The date of your next hearing', 'Your driver’s license'],
      steps: [
        {
          title: 'Confirmation',
          text: 'Someone may call to confirm what you told us and when you must be in court.',
        },
        { title: 'A talk with a lawyer', text: 'A lawyer can tell you what can be done about it, and what that would cost.' },
        { title: 'If you go ahead', text: 'If you decide to hire the lawyer, they speak for you in court.' },
        { title: 'How it ends', text: 'You learn how it ended and what is left to do, such as a fine or a class.' },
      ],
    },
    benefits: {
      text: 'Someone may call you soon to go over the benefits that may fit your answers. You may not know the number. Please pick up.',
      atHand: ['Letters from benefit offices', 'A list of the benefits that you get now'],
      steps: [
        { title: 'Confirmation', text: 'Someone may call to confirm what you told us and to answer your questions.' },
        {
          title: 'A talk about your benefits',
          text: 'If a lawyer can help you ask for a benefit, they can tell you how and at what cost.',
        },
        { title: 'If you go ahead', text: 'If you decide to go ahead, they can help you with the papers and the deadlines.' },
        { title: 'The decision', text: 'The office that pays the benefit decides, and you learn what it decided.' },
      ],
    },
    insurance: {
      text: 'A member of a legal team may call you soon, from a number that you may not know. Please pick up.',
      atHand: caseAtHand,
      steps: [
        {
          title: 'Confirmation',
          text: 'Someone may call to confirm what you told us. Keep your insurance card and the other driver’s details at hand.',
        },
        ...caseSteps,
      ],
    },
    treatment: {
      text: 'A member of a legal team may call you soon, from a number that you may not know. Please pick up.',
      atHand: caseAtHand,
      steps: [
        {
          title: 'Confirmation',
          text: 'Someone may call to confirm what you told us. Keep the names of your doctors and the days of your visits at hand.',
        },
        ...caseSteps,
      ],
    },
    verified: {
      text: 'A member of a legal team may call you soon on the number that you gave, from one that you may not know. Please pick up.',
      atHand: caseAtHand,
      steps: [
        {
          title: 'Confirmation',
          text: 'Someone may call to confirm what you told us. If you want a new lawyer, say so at the start of the call.',
        },
        ...caseSteps,
      ],
    },
    partnerOffer: 'An advertisement of a partner, for people who have a lawyer',
    copy: {
      title: 'See a copy of what you sent',
      note: 'It is kept on this device only, until you close this tab.',
      sentAt: 'Sent',
      agreedTo: 'What you agreed to',
      print: 'Print or save it',
    },
    neutralHeading: 'Thank you for your answers.',
    waysOn,
    optedOutText: (callNumber) =>
      `Your browser asks us not to sell or share your information, so we have not sent your answers to a law firm, and none will call you because of them. To go on, ${callNumber === undefined ? '' : `call us at ${callNumber}, or `}ask your state’s bar association: most have a lawyer referral service. There are time limits, so ask soon.`,
    waiting: (reference) =>
      `We have not been able to reach our server yet. Your answers are still on this device, and we keep trying. Please keep this page open until we tell you here that they have arrived.${reference && ` If you ask us about it, give us this reference: ${reference}.`}`,
    sent: 'Your answers have reached us.',
    lostHeading: 'Your answers did not reach us.',
    lost: 'We could not send your answers within a day, and they are no longer on this device. Please answer the questions again, or call us.',
    again: 'Go to the survey',
  },
};
