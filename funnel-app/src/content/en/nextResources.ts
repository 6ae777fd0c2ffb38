import type { NextResourceWords } from '../content.ts';

/** What a visitor can do next whose case the partners cannot take, by the reason. */
export const nextResources: NextResourceWords = {
  lawyer: {
    text: 'You told us that you have a lawyer. Our partner law firms may not be able to take your case while you have one.',
    steps: [
      {
        title: 'Ask your lawyer',
        text: 'Ask what is happening now, what comes next, and when. You can ask for the answer in writing.',
      },
      {
        title: 'If you think of a change',
        text: 'You may change lawyers at any time. Ask first what you would owe the one you have: often the two share one fee.',
      },
      { title: 'If nobody answers you', text: 'Your state’s bar association takes complaints and can name other lawyers.' },
    ],
  },
  'new lawyer': {
    text: 'You told us that you have a lawyer and want a new one. You may change lawyers at any time.',
    mayCall:
      'Partners get your answers, and one may call you. If you still want a new lawyer then, say so at the start of the call.',
    steps: [
      {
        title: 'Ask what it would cost',
        text: 'Ask your lawyer what you would owe if you left. Often the old and the new lawyer share one fee.',
      },
      {
        title: 'Talk to a new one first',
        text: 'Most first talks cost nothing. Your state’s bar association has a referral service.',
      },
      { title: 'Change in writing', text: 'Your new lawyer can write the letter to the old one and ask for your file.' },
    ],
  },
  funding: {
    text: 'You have a lawyer and asked about money before your case settles. Funding companies work with you through your lawyer.',
    steps: [
      { title: 'Ask your lawyer', text: 'They know your case, and most funding companies need their agreement.' },
      { title: 'Compare the cost', text: 'Ask for the whole amount to pay back after 6, 12 and 24 months, in writing.' },
      {
        title: 'Look for other help first',
        text: 'Some hospitals wait for a settlement. Your own car insurance may pay medical bills now, whoever was at fault.',
      },
    ],
  },
  'no accident': {
    text: 'You told us that you were not in a motor vehicle accident. Our partner law firms take no other cases, so none of them gets your answers.',
    steps: [
      {
        title: 'Hurt in another way?',
        text: 'Lawyers for falls, work or unsafe products may help. Your state’s bar association has a referral service.',
      },
      { title: 'A wrong answer?', text: 'You can go back to the first page and answer the questions again.' },
      { title: 'In danger, or in pain?', text: 'See a doctor first, and call 911 in an emergency.' },
    ],
  },
  time: {
    text: 'From what you told us, the time to make a claim may be over in your state. This is not legal advice, and there are exceptions.',
    steps: [
      {
        title: 'Ask a lawyer soon anyway',
        text: 'The time can be longer, for instance for a child, or where an injury showed later. Most first talks cost nothing.',
      },
      { title: 'Look at your own insurance', text: 'Its deadlines are its own. Ask what it still pays.' },
      { title: 'Keep your papers', text: 'Reports, bills and photos help whoever looks at your case.' },
    ],
  },
  state: {
    text: 'None of our partner law firms takes cases in your state right now, so none of them gets your answers.',
    steps: [
      {
        title: 'Ask a lawyer in your state',
        text: 'Your state’s bar association has a referral service. Most first talks cost nothing.',
      },
      { title: 'Ask soon', text: 'Each state sets a time limit for a claim. It can be as short as one year.' },
      { title: 'Keep your papers', text: 'Reports, bills and photos help whoever looks at your case.' },
    ],
  },
  'no call': {
    text: 'We keep your answers, but none of our partners gets them for now, so do not wait for a call. You can go on by yourself.',
    steps: [
      {
        title: 'Ask a lawyer in your state',
        text: 'Your state’s bar association has a referral service. Most first talks cost nothing.',
      },
      { title: 'Ask soon', text: 'Each state sets a time limit for a claim. It can be as short as one year.' },
      { title: 'Keep your papers', text: 'Reports, bills and photos help whoever looks at your case.' },
    ],
  },
  other: {
    text: 'From what you told us, our partner law firms may not be able to take your case right now. This is not legal advice. Another lawyer may see it differently, and there are time limits, so ask soon.',
    steps: [
      {
        title: 'Ask another lawyer',
        text: 'Your state’s bar association has a referral service. Most first talks cost nothing.',
      },
      {
        title: 'Talk to the insurance',
        text: 'You can make a claim yourself, with yours or the other driver’s. Read before you sign.',
      },
      { title: 'Keep your papers', text: 'Reports, bills and photos help whoever looks at your case later.' },
    ],
  },
  'other matter': {
    text: 'From what you told us, our partners may not be able to help you right now. This is not legal advice. Others may see it differently, so ask soon.',
    steps: [
      {
        title: 'Ask someone else',
        text: 'Your state’s bar association can name lawyers. Legal aid offices help people with a low income for free.',
      },
      { title: 'Mind the dates', text: 'Read on your papers by when you must answer or appear, and keep to it.' },
      { title: 'Keep your papers', text: 'Letters and notices help whoever looks at your case later.' },
    ],
  },
};
