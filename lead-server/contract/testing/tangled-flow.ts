import type { Flow } from '../flow/flow.ts';

/** A flow that uses everything a flow can say: facts, numbers, nested guards, `completes`, falling progress. */
export const tangled: Flow = {
  id: 'tangled',
  steps: [
    {
      step: 'StartPath',
      progress: 5,
      exits: [
        { when: { campaign: 'without_funding' }, to: 'WhenWasTheAccident', completes: ['AutoAccidentCaseWorth'] },
        { to: 'AutoAccidentCaseWorth' },
      ],
    },
    { step: 'AutoAccidentCaseWorth', progress: 10 },
    {
      step: 'WhenWasTheAccident',
      progress: 20,
      exits: [
        { when: { number: 'days_from_incident_date', atMost: 14 }, to: 'WasUserInjured' },
        { when: { number: 'months_from_incident_date', atMost: 12 }, to: 'AtFault' },
        { to: 'HasLawyer', completes: ['AtFault', 'WasUserInjured'] },
      ],
    },
    { step: 'AtFault', progress: 30 },
    {
      step: 'WasUserInjured',
      progress: 40,
      exits: [
        {
          when: { all: [{ field: 'at_Fault', is: 'yes' }, { not: { number: 'months_from_incident_date', atMost: 6 } }] },
          to: 'IncidentDescription',
        },
        { when: { field: 'physical_injury', is: 'No' }, to: 'HasLawyer', completes: ['TypeOfMedicalTreatment'] },
        { to: 'TypeOfMedicalTreatment' },
      ],
    },
    { step: 'TypeOfMedicalTreatment', progress: 50 },
    {
      step: 'HasLawyer',
      progress: 45,
      allowsProgressDecrease: true,
      exits: [
        {
          when: {
            any: [
              { field: 'with_Lawyer', is: 'yes' },
              { field: 'type_of_medical_treatment', is: ['therapy', 'none'] },
            ],
          },
          to: 'NameAndEmail',
        },
        { when: { campaign: 'combined_last_step' }, to: 'NameAndEmail', completes: ['IncidentDescription'] },
        { to: 'IncidentDescription' },
      ],
    },
    { step: 'IncidentDescription', progress: 80 },
    { step: 'NameAndEmail', progress: 90 },
    { step: 'PhoneAndZip', progress: 95 },
  ],
  options: {
    stages: [{ stage: 'accident', from: 'StartPath' }],
    thankYouPath: '/survey-thank-you/',
    consent: 'tcpa',
    oid: '1',
    affid: '1',
    coreDisqualifies: true,
    routing: ['partial_fault', 'recent_incident'],
    withheld: [],
    offer: 'unless alternate buyer',
    meter: 'never',
  },
};
