import type { FlowWords } from '../content.ts';
import { fields } from './fields.ts';
import { words } from './index.ts';

const only = (message: string) => ({ required: message, invalid: message, incomplete: message });

/** The page's own cards, but for how the questions come. */
function nextAfter(text: string) {
  const { title, cards } = words.whatHappensNext;
  const [first, second, third] = cards;
  return { title, cards: [{ ...first, text }, second, third] } as const;
}

export const flowWords: FlowWords = {
  v7: {
    // asks visitors who want a new lawyer; elsewhere the firm is asked about an advance
    steps: {
      LawFirmDetails: {
        why: 'A new law firm needs to know which one you have.',
        heading: 'Which law firm do you have now?',
        subhead: 'We do not contact them. The name goes with your answers, so that a new firm knows.',
      },
    },
    // version 7's messages are specified
    fields: {
      first_name: { ...fields.first_name, errors: only('Please provide a first name') },
      last_name: { ...fields.last_name, errors: only('Please provide a last name') },
      email: {
        ...fields.email,
        errors: only('Please provide a valid email'),
        refused: 'Please provide a valid email, or press the button again to use this one',
      },
      phone: {
        ...fields.phone,
        errors: only('Please provide a valid phone number'),
        refused: 'Please provide a valid phone number, or press the button again to use this one',
      },
      zip_code: { ...fields.zip_code, errors: only('Please provide a valid zip number') },
    },
  },
  'one-page': {
    whatHappensNext: nextAfter('On one page, in about two minutes.'),
    fields: { injury_year: { ...fields.injury_year, label: 'Year of the accident' } },
  },
  'multi-step': {
    whatHappensNext: nextAfter('On three short pages, in about two minutes. You can go back and change any answer.'),
  },
  ticket: {
    whatHappensNext: {
      title: 'What happens next',
      cards: [
        {
          title: 'You answer a few questions',
          text: 'One at a time, in about two minutes. You can go back and change any answer.',
        },
        {
          title: 'We look for a lawyer',
          text: 'If a lawyer near you takes tickets like yours, we pass on your answers, with your consent.',
        },
        {
          title: 'A lawyer’s office may contact you',
          text: 'They can tell you what can be done about the ticket, and at what cost. You decide what to do next.',
        },
      ],
    },
    steps: {
      PhoneAndZip: {
        why: 'The ZIP code shows which lawyers work near you.',
        heading: 'How can a lawyer’s office reach you?',
        subhead: 'They may look at your ticket and call you about it.',
      },
      HasLawyer: {
        why: 'The next steps differ if you have a lawyer.',
        heading: 'Do you have a lawyer for this ticket?',
        options: { no: 'No, I don’t have a lawyer', yes: 'Yes, I have a lawyer', new: 'Yes, but I want a new lawyer' },
      },
      IncidentDescription: {
        why: 'Your own words can say what short answers cannot.',
        heading: 'What happened?',
        subhead: 'A few sentences in your own words: where it was, and what the officer said.',
      },
    },
    fields: {
      case_description: {
        ...fields.case_description,
        starters: {
          label: 'You can begin with',
          items: ['I was stopped for speeding', 'A camera took a photo', 'I did not see the sign'],
        },
        tips: {
          title: 'What to mention',
          items: ['where you were and how you were driving', 'what the officer said', 'when you must answer the ticket'],
        },
      },
      injury_month: {
        ...fields.injury_month,
        errors: { ...fields.injury_month.errors, required: 'Choose the month of the ticket' },
      },
      injury_year: {
        ...fields.injury_year,
        errors: { ...fields.injury_year.errors, required: 'Choose the year of the ticket' },
      },
    },
  },
  benefits: {
    whatHappensNext: {
      title: 'What happens next',
      cards: [
        {
          title: 'You answer two questions',
          text: 'Then you tell us how to reach you. You can go back and change any answer.',
        },
        { title: 'We look for someone who can help', text: 'We pass your answers to a partner, with your consent.' },
        {
          title: 'Someone may contact you',
          text: 'They can go over the benefits that may fit your answers. You decide what to do next.',
        },
      ],
    },
    steps: {
      StartPath: {
        heading: 'See which benefits may fit you',
        subhead: 'Two short questions, then someone can go over them with you. It is free to ask.',
        options: { start: 'Check my benefits, free' },
        alternatives: {
          alt1: {
            heading: 'Are there benefits that you do not get yet?',
            subhead: 'Answer two short questions. It is free to ask.',
          },
          alt2: { heading: 'Get help with your benefits', subhead: 'Two short questions first. You decide what to do next.' },
          alt3: {
            heading: 'Ask which benefits you may get',
            subhead: 'Two short questions, then someone can explain them to you.',
          },
        },
      },
    },
  },
  dui: {
    whatHappensNext: {
      title: 'What happens next',
      cards: [
        {
          title: 'You answer a few questions',
          text: 'One at a time, in about two minutes. You can go back and change any answer.',
        },
        {
          title: 'We look for a lawyer',
          text: 'If a lawyer near you takes charges like yours, we pass on your answers, with your consent.',
        },
        {
          title: 'A lawyer’s office may contact you',
          text: 'They can go over the charge and explain your options. You decide what to do next.',
        },
      ],
    },
    steps: {
      PhoneAndZip: {
        why: 'The ZIP code shows which lawyers work near you.',
        heading: 'How can a lawyer’s office reach you?',
        subhead: 'They may look at your charge and call you about it.',
      },
      StartPath: {
        heading: 'Do you need a lawyer for a DUI?',
        subhead:
          'Answer a few short questions to see if a lawyer near you can help. Your answers stay private until you agree to share them.',
        options: { start: 'Check my case, free' },
        alternatives: {
          alt1: { heading: 'Get help with a DUI charge', subhead: 'Answer a few short questions. It is free to ask.' },
          alt2: {
            heading: 'See if a lawyer can help with your DUI',
            subhead: 'Your answers stay private until you agree to share them.',
          },
          alt3: {
            heading: 'Charged with a DUI?',
            subhead: 'Answer a few short questions to find a lawyer near you. It is free to ask.',
          },
        },
      },
    },
    fields: {
      case_description: {
        ...fields.case_description,
        starters: {
          label: 'You can begin with',
          items: ['I was pulled over', 'I was stopped at a checkpoint', 'There was a crash'],
        },
        tips: {
          title: 'What to mention',
          items: ['where and why you were stopped', 'what was tested', 'when you must be in court'],
        },
      },
    },
  },
};
