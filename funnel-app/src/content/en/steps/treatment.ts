import type { StepWords } from '../../content.ts';

export const treatment = {
  TypeOfMedicalTreatment: {
    why: 'Medical records can help show how you were hurt.',
    heading: 'What medical care have you had?',
    subhead: 'Choose the first care that you got for your injuries.',
    options: {
      hospital: 'Hospital or emergency room',
      doctor: 'Doctor or urgent care',
      therapy: 'Chiropractor or physical therapy',
      booked: 'None yet, but a visit is booked',
      none: 'No medical care yet',
    },
  },
  DidYouRequireMedicalTreatment: {
    why: 'Medical records can help show how you were hurt.',
    heading: 'Did you need medical care after the accident?',
    subhead: 'Any visit counts, to a hospital, a doctor or a chiropractor.',
    options: { yes: 'Yes', no: 'No' },
  },
  DidYouReceiveMedicalTreatment: {
    why: 'Medical records can help show how you were hurt.',
    heading: 'Have you had medical care for your injuries?',
    subhead: 'Any visit counts, to a hospital, a doctor or a chiropractor.',
    options: { yes: 'Yes, I have', booked: 'Not yet, but a visit is booked', no: 'No, not yet' },
  },
  AccidentResultInMedicalTreatment: {
    why: 'Medical records can help show how you were hurt.',
    heading: 'Did the accident lead to medical care?',
    subhead: 'A hospital stay, a visit to a doctor or therapy, for example.',
    options: { yes: 'Yes', booked: 'Not yet, but a visit is booked', no: 'No' },
  },
  WillYouRequireMedicalTreatment: {
    why: 'Care that you still need can be part of a claim.',
    heading: 'Do you think you will need medical care?',
    subhead: 'Pain sometimes shows up days later.',
    options: { yes: 'Yes, I think so', no: 'No', not_sure: 'I’m not sure' },
  },
  WillingToTreat: {
    why: 'A legal team may ask whether you have seen a doctor.',
    heading: 'Would you be willing to see a doctor?',
    subhead: 'It is still early. A doctor can find injuries that you don’t feel yet.',
    options: { yes: 'Yes, I would', no: 'No, I would not' },
  },
  ActiveInsurancePolicy: {
    why: 'Insurance can pay for some of the costs.',
    heading: 'Did you have car insurance at the time?',
    subhead: 'A policy that was active on the day of the accident.',
    options: { yes: 'Yes', no: 'No, or I’m not sure' },
  },
  MissedWork: {
    why: 'Lost pay can be part of a claim.',
    heading: 'Did you miss work because of the accident?',
    subhead: 'Hours count too.',
    options: { yes: 'Yes', no: 'No' },
  },
  SpeakingWithADoctor: {
    why: 'Whoever calls you then knows what you would like.',
    heading: 'Would you like to speak with a doctor about your injury?',
    subhead: 'Your answer goes along with the others. It does not book a visit.',
    options: { yes: 'Yes, I would', no: 'No, thank you' },
  },
  InterestedInFunding: {
    why: 'Not everyone wants an advance, so we ask first.',
    heading: 'Would an advance on your case help you?',
    subhead:
      'Some companies pay part of a possible settlement ahead of time. It has a cost, so ask your lawyer before you sign anything.',
    options: { yes: 'Yes, tell me more', no: 'No, thank you' },
  },
  FundingAmount: {
    why: 'It shows a funding company what you have in mind.',
    heading: 'How much would you need?',
    subhead: 'A rough figure is fine. This is not an application yet.',
    options: {
      under_2k: 'Less than $2,000',
      '2k_to_5k': '$2,000 to $5,000',
      '5k_to_10k': '$5,000 to $10,000',
      over_10k: 'More than $10,000',
    },
  },
  HasCaseBeenSettled: {
    why: 'Advances are paid on open cases only.',
    heading: 'Has your case been settled?',
    subhead: 'It is settled once you have signed an agreement.',
    options: { yes: 'Yes', no: 'No, not yet' },
  },
  HasReceivedFunding: {
    why: 'An earlier advance can change the rules for a new one.',
    heading: 'Have you already had an advance on this case?',
    options: { yes: 'Yes', no: 'No' },
  },
} as const satisfies StepWords;
