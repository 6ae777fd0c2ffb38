import type { Flow } from '../flow/flow.ts';

/** The main survey. See docs/spec/flows.md#main. */
export const main = {
  id: 'main',
  steps: [
    { step: 'StartPath', progress: 0, loads: [{ script: 'advertising' }] },
    { step: 'AutoAccidentCaseWorth', progress: 1 },
    { step: 'OtherDriversVehicleType', progress: 2 },
    { step: 'WhenWasTheAccident', progress: 2 },
    { step: 'AtFault', progress: 20 },
    {
      step: 'WasUserInjured',
      progress: 35,
      loads: [{ script: 'pixel', when: { field: 'physical_injury', is: 'Yes' } }],
      exits: [{ when: { field: 'physical_injury', is: 'No' }, to: 'PoliceReportFiled' }, { to: 'TypeOfMedicalTreatment' }],
    },
    { step: 'TypeOfMedicalTreatment', progress: 50 },
    { step: 'PoliceReportFiled', progress: 62 },
    { step: 'HasLawyer', progress: 74 },
    { step: 'IncidentDescription', progress: 86 },
    { step: 'NameAndEmail', progress: 95 },
    { step: 'PhoneAndZip', progress: 100 },
  ],
  options: {
    thankYouPath: '/survey-thank-you/',
    consent: 'tcpa',
    oid: '81',
    affid: '10',
    coreDisqualifies: true,
    routing: ['partial_fault', 'recent_incident'],
    withheld: [],
    offer: 'unless alternate buyer',
    meter: 'on request',
  },
} as const satisfies Flow;
