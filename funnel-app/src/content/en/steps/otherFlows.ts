import type { StepWords } from '../../content.ts';

export const otherFlows = {
  StartTicketFlow: {
    why: 'A lawyer works for the person who got the ticket.',
    heading: 'Who got the ticket?',
    options: { me: 'I did', family: 'Someone in my family', other: 'Someone else' },
  },
  TicketReceived: {
    why: 'What a ticket can lead to depends on what it is for.',
    heading: 'What is the ticket for?',
    subhead: 'If there is more than one, choose the most serious.',
    options: {
      speeding: 'Speeding',
      red_light: 'A red light or a stop sign',
      reckless: 'Reckless driving',
      phone: 'Using a phone',
      license: 'License or registration',
      other: 'Something else',
    },
  },
  SelectState: {
    why: 'Lawyers work in certain states only.',
    heading: 'Which state was it in?',
    subhead: 'Traffic rules and deadlines differ from state to state.',
  },
  SelectDate: {
    why: 'A ticket has to be answered by a certain day.',
    heading: 'What is the date on the ticket?',
    subhead: 'Month, day and year, as printed on it.',
  },

  SelectAgeGroup: {
    why: 'Some benefits have rules about age.',
    heading: 'How old are you?',
    subhead: 'Some benefits depend on age.',
    options: { under_50: 'Under 50', '50_to_61': '50 to 61', '62_to_64': '62 to 64', '65_and_over': '65 or older' },
  },
  USCitizen: {
    why: 'Some benefits have rules about citizenship.',
    heading: 'Are you a citizen of the United States?',
    subhead: 'Some benefits are for citizens only, others are not. We ask for nothing else about it.',
    options: { yes: 'Yes', no: 'No' },
  },
  SecuredBenefits: {
    why: 'A call makes it easier to answer your questions.',
    heading: 'How can we reach you?',
    subhead: 'Someone can go over the benefits that may fit your answers.',
  },

  PendingDuiCharges: {
    why: 'What a lawyer can do depends on where the case stands.',
    heading: 'Do you have pending DUI charges?',
    subhead: 'Pending means that the court has not decided yet.',
    options: { yes: 'Yes, they are pending', no: 'No' },
  },
  TypeOfAlcoholTest: {
    why: 'Different tests come with different rules.',
    heading: 'Which alcohol test was done?',
    subhead: 'If there was more than one, choose the last.',
    options: {
      breath: 'Breath test',
      blood: 'Blood test',
      urine: 'Urine test',
      refused: 'I refused the test',
      none: 'No test was done',
    },
  },
  BacLevel: {
    why: 'Some charges depend on this number.',
    heading: 'What was the result?',
    subhead: 'Your blood alcohol level, if you were told. Papers from the police often show it.',
    options: {
      under_008: 'Under 0.08%',
      '008_to_015': '0.08% to 0.15%',
      over_015: 'Over 0.15%',
      not_sure: 'I don’t know',
    },
  },
  PriorAlcoholOffense: {
    why: 'The rules for a first charge are often different.',
    heading: 'Have you had an alcohol offense before?',
    subhead: 'Any DUI or similar charge that ended in a conviction.',
    options: { yes: 'Yes', no: 'No' },
  },
  DUIIncidentDescription: {
    why: 'Your own words can say what short answers cannot.',
    heading: 'What happened?',
    subhead: 'A few sentences in your own words: where it was, why you were stopped, and what came after.',
  },

  OnePageForm: {
    why: 'A legal team needs the facts to see if it can help.',
    heading: 'Tell us about your accident',
    subhead: 'One page, about two minutes. It is free, and you decide what to do next.',
    alternatives: {
      alt1: { heading: 'See if you have a car accident claim', subhead: 'One page, about two minutes. It is free to ask.' },
      alt2: {
        heading: 'Get help after your car accident',
        subhead: 'Tell us what happened on one page. It takes about two minutes.',
      },
      alt3: { heading: 'Ask a law firm about your accident', subhead: 'One page first. You decide what to do next.' },
    },
  },
  FormFirstQuestions: {
    why: 'A legal team needs the facts to see if it can help.',
    heading: 'About the accident',
    subhead: 'First of three short pages.',
  },
  FormSecondQuestions: {
    why: 'Each state sets a time limit for claims.',
    heading: 'What happened, and when',
    subhead: 'Second of three short pages.',
  },
  FormThirdQuestions: {
    why: 'The ZIP code shows which law firms work near you.',
    heading: 'How can a legal team reach you?',
    subhead: 'Last of three short pages.',
  },
} as const satisfies StepWords;
