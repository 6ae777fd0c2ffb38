import type { ThankYouPageWords } from '../content.ts';
import { nextResources } from './nextResources.ts';

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

/** What the thank-you page says. */
export const thankYou: ThankYouPageWords = {
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
        text: 'Someone may call to confirm what you told us and to answer your questions.',
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
  nextResources,
  calls: {
    yes: 'Partners get your answers all the same, and one may call you. You do not have to take the call.',
    no: 'None of our partners gets your answers, so do not wait for a call.',
  },
  optedOutText: (callNumber) =>
    `Your browser asks us not to sell or share your information, so we have not sent your answers to a law firm, and none will call you because of them. To go on, ${callNumber === undefined ? '' : `call us at ${callNumber}, or `}ask your state’s bar association: most have a lawyer referral service. There are time limits, so ask soon.`,
  waiting: (reference) =>
    `We have not been able to reach our server yet. Your answers are still on this device, and we keep trying. Please keep this page open until we tell you here that they have arrived.${reference && ` If you ask us about it, give us this reference: ${reference}.`}`,
  sent: 'Your answers have reached us.',
  lostHeading: 'Your answers did not reach us.',
  lost: 'We could not send your answers within a day, and they are no longer on this device. Please answer the questions again, or call us.',
  again: 'Go to the survey',
};
