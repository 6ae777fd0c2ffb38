import type { Content } from '../content.ts';

export const steps: Content['steps'] = {
  StartPath: {
    heading: 'Were you hurt in a car accident?',
    subhead: 'Answer a few short questions to see if a law firm near you can help. It is free and takes about two minutes.',
    options: { start: 'Yes, see my options' },
  },
  AutoAccidentCaseWorth: {
    heading: 'How much do you think your case may be worth?',
    subhead: 'A rough guess is fine. It does not change what happens next.',
    options: {
      under_10k: 'Less than $10,000',
      '10k_to_50k': '$10,000 to $50,000',
      over_50k: 'More than $50,000',
      not_sure: 'I’m not sure',
    },
  },
  OtherDriversVehicleType: {
    heading: 'What was the other driver in?',
    subhead: 'If there was more than one vehicle, choose the one that hit you.',
    options: {
      car: 'Car, SUV or pickup',
      truck: 'Commercial truck',
      rideshare: 'Rideshare or taxi',
      motorcycle: 'Motorcycle',
      other: 'Something else',
      no_other_vehicle: 'No other vehicle',
    },
  },
  WhenWasTheAccident: { heading: 'When was the accident?', subhead: 'If you don’t remember exactly, your best guess is fine.' },
  AtFault: {
    heading: 'Was the accident your fault?',
    subhead: 'Tell us how you see it. Sharing some of the fault may not end your case.',
    options: { no: 'No, it was not my fault', partly: 'It was partly my fault', yes: 'Yes, it was my fault' },
  },
  WasUserInjured: {
    heading: 'Were you injured?',
    subhead: 'Count pain that came later, such as a sore neck or back.',
    options: { yes: 'Yes, I was injured', no: 'No, I was not injured' },
  },
  TypeOfMedicalTreatment: {
    heading: 'What medical care have you had?',
    subhead: 'Choose the first care that you got for your injuries.',
    options: {
      hospital: 'Hospital or emergency room',
      doctor: 'Doctor or urgent care',
      therapy: 'Chiropractor or physical therapy',
      none: 'No medical care yet',
    },
  },
  PoliceReportFiled: {
    heading: 'Was a police report filed?',
    options: { yes: 'Yes, there is a report', no: 'No, or not that I know of' },
  },
  HasLawyer: {
    heading: 'Do you have a lawyer for this accident?',
    options: { no: 'No, I don’t have a lawyer', yes: 'Yes, I have a lawyer', new: 'Yes, but I want a new lawyer' },
  },
  IncidentDescription: {
    heading: 'What happened?',
    subhead: 'A few sentences in your own words help a legal team understand your case.',
  },
  NameAndEmail: { heading: 'Who should the legal team ask for?', subhead: 'We use your name and email only for your case.' },
  SocialDropPII: { heading: 'First, what is your name?', subhead: 'So that we can save your answers and get back to you.' },
  PhoneAndZip: {
    heading: 'Last step: how can they reach you?',
    subhead: 'A legal team can review your case and call you about it.',
    submit: 'Send my answers',
  },
};
