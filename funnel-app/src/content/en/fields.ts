import type { Content } from '../content.ts';

export const fields: Content['fields'] = {
  injury_month: {
    label: 'Month',
    errors: {
      required: 'Choose the month of the accident',
      in_future: 'Choose a month that is not in the future',
      invalid: 'Choose a month from the list',
    },
  },
  injury_year: {
    label: 'Year',
    errors: {
      required: 'Choose the year of the accident',
      in_future: 'Choose a year that is not in the future',
      invalid: 'Choose a year from the list',
    },
  },
  case_description: {
    label: 'What happened',
    tips: {
      title: 'What to mention',
      items: [
        'where you were and what you were doing',
        'how the other driver hit you',
        'where it hurts, and what you can’t do now',
      ],
    },
    starters: {
      label: 'You can begin with',
      items: ['I was rear-ended', 'I was hit on foot', 'I was hit at an intersection', 'The other driver ran a red light'],
    },
    errors: {
      required: 'Tell us in a few words what happened',
      too_short: 'Write at least 20 characters about what happened',
      too_few_words: 'Write at least four words about what happened',
      too_long: 'Write at most 5,000 characters',
      invalid: 'Leave out symbols that we cannot save',
    },
  },
  first_name: {
    label: 'First name',
    errors: { required: 'Enter your first name', invalid: 'Enter your first name in 100 letters or fewer' },
  },
  last_name: {
    label: 'Last name',
    errors: { required: 'Enter your last name', invalid: 'Enter your last name in 100 letters or fewer' },
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
    hint: 'With area code',
    errors: {
      required: 'Enter your phone number',
      incomplete: 'Enter all ten digits of your phone number',
      invalid: 'Enter a US phone number that works',
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
  injury_day: {
    label: 'Day',
    errors: {
      required: 'Choose the day',
      in_future: 'Choose a day that is not in the future',
      invalid: 'Choose a day that the month has',
    },
  },
  address: {
    label: 'Street address',
    errors: { required: 'Enter your street address', invalid: 'Enter your street address in 200 characters or fewer' },
  },
  law_firm_name: {
    label: 'Name of the law firm',
    hint: 'As far as you remember it',
    errors: { required: 'Enter the name of the law firm', invalid: 'Enter the name in 100 characters or fewer' },
  },
  date_of_birth: {
    label: 'Date of birth',
    hint: 'Month, day and year, such as 04/27/1980',
    errors: {
      required: 'Enter your date of birth',
      incomplete: 'Enter month, day and all four digits of the year',
      in_future: 'Enter a date of birth in the past',
      under_age: 'You need to be 18 or older to ask for funding',
      invalid: 'Enter your date of birth as month, day and year, such as 04/27/1980',
    },
  },
  ticket_state: {
    label: 'State',
    errors: { required: 'Choose the state', invalid: 'Choose a state from the list' },
  },
  accident_type: {
    label: 'Kind of accident',
    options: {
      'Car Accident': 'Car accident',
      'Truck Accident': 'Truck accident',
      'Motorcycle Accident': 'Motorcycle accident',
      'Pedestrian Accident': 'Hit while on foot',
      'Rideshare Accident': 'Rideshare accident',
      'Bicycle Accident': 'Bicycle accident',
      'Bus Accident': 'Bus accident',
      'Other Accident': 'Something else',
    },
    errors: { required: 'Choose the kind of accident', invalid: 'Choose a kind of accident from the list' },
  },
  physical_injury: {
    label: 'Were you injured?',
    options: { Yes: 'Yes', No: 'No' },
    errors: { required: 'Say whether you were injured', invalid: 'Choose yes or no' },
  },
  injury_type: {
    label: 'Main injury',
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
      Other: 'Another injury',
      None: 'No injury',
    },
    contradicts: 'Above, you chose something else about being injured. Check both, or press the button again to leave them so.',
    errors: { required: 'Choose your main injury, or no injury', invalid: 'Choose an injury from the list' },
  },
  at_Fault: {
    label: 'Was the accident your fault?',
    options: { yes: 'Yes', no: 'No' },
    errors: { required: 'Say whether the accident was your fault', invalid: 'Choose yes or no' },
  },
  police_report: {
    label: 'Was a police report filed?',
    options: { yes: 'Yes', no: 'No' },
    errors: { required: 'Say whether a police report was filed', invalid: 'Choose yes or no' },
  },
  with_Lawyer: {
    label: 'Do you have a lawyer for this accident?',
    options: { yes: 'Yes', no: 'No' },
    errors: { required: 'Say whether you have a lawyer', invalid: 'Choose yes or no' },
  },
  doctor_treatment: {
    label: 'Have you had medical care?',
    options: { yes: 'Yes', no: 'No' },
    errors: { required: 'Say whether you have had medical care', invalid: 'Choose yes or no' },
  },
  when_seek_medical_treatment: {
    label: 'When did you first get care?',
    options: {
      first_week: 'In the first week',
      first_month: 'In the first month',
      later: 'Later than that',
      booked: 'Not yet, but a visit is booked',
      not_yet: 'Not yet',
    },
    contradicts: 'Above, you chose something else about medical care. Check both, or press the button again to leave them so.',
    errors: { required: 'Choose when you first got care', invalid: 'Choose a time from the list' },
  },
  best_time: {
    label: 'Best time',
    options: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    errors: { invalid: 'Choose a time from the list' },
  },
  contact_by: {
    label: 'Best way',
    options: { call: 'Phone call', text: 'Text message', email: 'Email' },
    errors: { invalid: 'Choose a way from the list' },
  },
};
