import type { StepWords } from '../../content.ts';

export const accident = {
  StartPath: {
    heading: 'Were you hurt in a car accident?',
    subhead: 'Answer a few short questions to see if a law firm near you can help.',
    options: { start: 'Check my case, free' },
    alternatives: {
      alt1: {
        heading: 'See if you have a car accident claim',
        subhead: 'Answer a few short questions. It is free and takes about two minutes.',
      },
      alt2: {
        heading: 'Get help after your car accident',
        subhead: 'Tell us what happened, one question at a time. It is free and takes about two minutes.',
      },
      alt3: {
        heading: 'Ask a law firm about your accident',
        subhead: 'A few short questions first. It is free to ask, and you decide what to do next.',
      },
    },
  },
  StartPathTicket: {
    heading: 'Did you get a traffic ticket?',
    subhead: 'Answer a few short questions to see if a lawyer near you can help with it.',
    options: { start: 'Check my ticket, free' },
    alternatives: {
      alt1: { heading: 'Get help with your traffic ticket', subhead: 'Answer a few short questions. It is free to ask.' },
      alt2: {
        heading: 'See if a lawyer can help with your ticket',
        subhead: 'A few short questions about where and when. It is free to ask.',
      },
      alt3: {
        heading: 'A ticket can cost more than its fine',
        subhead: 'Answer a few short questions to see if a lawyer near you can help. It is free to ask.',
      },
    },
  },
  ShowQuestions: {
    heading: 'Do you need help after a car accident?',
    subhead: 'Three short pages of questions, to see if a law firm near you can help.',
    options: { start: 'Check my case, free' },
    alternatives: {
      alt1: {
        heading: 'See if you have a car accident claim',
        subhead: 'Three short pages. It is free and takes about two minutes.',
      },
      alt2: { heading: 'Get help after your car accident', subhead: 'Three short pages, and you can go back at any time.' },
      alt3: { heading: 'Ask a law firm about your accident', subhead: 'Three short pages first. It is free to ask.' },
    },
  },
  GetStartedFirstStep: {
    heading: 'Let’s see how we can help',
    subhead: 'You answer a few questions about the accident. Then a legal team may be able to tell you what they would do.',
    options: { start: 'Get started' },
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
    why: 'The kind of vehicle decides whose insurance pays.',
    heading: 'What was the other driver in?',
    subhead: 'If there was more than one vehicle, choose the one that hit you.',
    options: {
      car: 'Car, SUV or pickup',
      truck: 'Commercial truck',
      rideshare: 'Rideshare or taxi',
      motorcycle: 'Motorcycle',
      bus: 'Bus',
      bicycle_or_pedestrian: 'On a bicycle or on foot',
      other: 'Something else',
      left: 'The driver left, and I don’t know',
      no_other_vehicle: 'No other vehicle',
    },
  },
  TypeOfAccident: {
    heading: 'What kind of accident was it?',
    options: {
      'Car Accident': 'Car',
      'Truck Accident': 'Truck',
      'Motorcycle Accident': 'Motorcycle',
      'Pedestrian Accident': 'On foot',
      'Rideshare Accident': 'Rideshare',
      'Bicycle Accident': 'Bicycle',
      'Bus Accident': 'Bus',
      'Other Accident': 'Something else',
    },
  },
  HowWasUserHurt: {
    heading: 'How were you hurt?',
    subhead: 'Choose what comes closest.',
    options: {
      'Car Accident': 'In a car',
      'Truck Accident': 'By a truck',
      'Motorcycle Accident': 'On a motorcycle',
      'Pedestrian Accident': 'On foot',
      'Rideshare Accident': 'In a rideshare',
      'Bicycle Accident': 'On a bicycle',
      'Bus Accident': 'On a bus',
      'Other Accident': 'Another way',
    },
  },
  WereYouInAMotorVehicleAccident: {
    heading: 'Were you in a motor vehicle accident?',
    subhead: 'As a driver, as a passenger, on a bicycle or on foot.',
    options: { yes: 'Yes', no: 'No' },
  },
  WhenWasTheAccident: { heading: 'When was the accident?', subhead: 'If you don’t remember exactly, your best guess is fine.' },
  SocialDropWhenWasTheAccident: {
    heading: 'When was the accident?',
    subhead: 'If you don’t remember exactly, your best guess is fine.',
    options: {
      'Within 2 Weeks': 'In the last 2 weeks',
      'Within 3 Months': 'In the last 3 months',
      'Within 6 Months': 'In the last 6 months',
      'Within 1 Year': 'In the last year',
      'Within 2 Years': 'In the last 2 years',
      'Over 2 Years': 'More than 2 years ago',
    },
  },
  AtFault: {
    heading: 'Was the accident your fault?',
    subhead: 'Tell us how you see it. Sharing some of the fault may not end your case.',
    options: { no: 'No, it was not my fault', partly: 'It was partly my fault', yes: 'Yes, it was my fault' },
  },
  WasUserInjured: {
    heading: 'Were you injured?',
    subhead: 'Count pain that came later, such as a sore neck or back.',
    options: {
      yes: 'Yes, I was injured',
      family: 'Someone in my family was injured',
      died: 'Someone died',
      no: 'No, nobody was injured',
    },
  },
  WasUserInjuredHow: {
    heading: 'Were you injured?',
    subhead: 'Choose the injury that troubles you most. Count pain that came later.',
    options: {
      'Back or Neck Pain': 'Back or neck pain',
      'Broken Bones': 'Broken bones',
      Whiplash: 'Whiplash',
      'Head Injury': 'Head injury',
      'Spinal Cord Injury': 'Spinal cord injury',
      'Loss of Limb': 'Loss of a limb',
      Burns: 'Burns',
      'Joint Injury': 'Shoulder, knee or another joint',
      'Cuts or Bruises': 'Cuts or bruises',
      'Several Injuries': 'Several of these',
      other: 'Another injury',
      family: 'Someone in my family was injured',
      died: 'Someone died',
      no: 'I was not injured',
    },
  },
  DescribeInjuries: {
    heading: 'What kind of injury do you have?',
    subhead: 'Choose the one that troubles you most. Count pain that came later.',
    options: {
      'Back or Neck Pain': 'Back or neck pain',
      'Broken Bones': 'Broken bones',
      Whiplash: 'Whiplash',
      'Head Injury': 'Head injury',
      'Spinal Cord Injury': 'Spinal cord injury',
      'Loss of Limb': 'Loss of a limb',
      Burns: 'Burns',
      'Joint Injury': 'Shoulder, knee or another joint',
      'Cuts or Bruises': 'Cuts or bruises',
      'Several Injuries': 'Several of these',
      other: 'Another injury',
      family: 'Someone in my family was injured',
      died: 'Someone died',
      no: 'I was not injured',
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
  LawFirmDetails: {
    heading: 'Which law firm do you have now?',
    subhead: 'The name goes with your answers. A company that pays advances may contact the firm before it decides.',
  },
  IncidentDescription: {
    heading: 'What happened?',
    subhead: 'A few sentences in your own words help a legal team understand your case.',
  },
  HitAndRunIdentified: {
    heading: 'Does anyone know who the other driver is?',
    subhead: 'For example from a license plate, a camera or a witness.',
    options: { yes: 'Yes, the driver is known', no: 'No, not yet' },
  },
  UninsuredMotoristCoverage: {
    heading: 'Do you have uninsured motorist coverage?',
    subhead: 'It is a part of your own insurance that pays when the other driver has none or is not found. Your policy says so.',
    options: { yes: 'Yes, I have it', no: 'No, or I’m not sure' },
  },
} as const satisfies StepWords;
