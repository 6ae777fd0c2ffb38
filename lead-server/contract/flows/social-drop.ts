import type { Flow } from '../flow.ts';
import { opening } from './parts.ts';

/** List A of Variants 2: name and email come second (progress values from Variants 4, A). */
export const socialDrop = {
  id: 'social-drop',
  steps: [
    { ...opening(), progress: 10 },
    { step: 'SocialDropPII', progress: 20 },
    { step: 'OtherDriversVehicleType', progress: 30 },
    { step: 'WhenWasTheAccident', progress: 40 },
    { step: 'AtFault', progress: 50 },
    {
      step: 'WasUserInjured',
      progress: 60,
      loads: [{ script: 'pixel', when: { field: 'physical_injury', is: 'Yes' } }],
      exits: [{ when: { field: 'physical_injury', is: 'No' }, to: 'PoliceReportFiled' }, { to: 'TypeOfMedicalTreatment' }],
    },
    { step: 'TypeOfMedicalTreatment', progress: 70 },
    { step: 'PoliceReportFiled', progress: 80 },
    { step: 'HasLawyer', progress: 90 },
    { step: 'IncidentDescription', progress: 98 },
    { step: 'PhoneAndZip', progress: 98 },
  ],
  options: {
    thankYouPath: '/survey-thank-you/',
    consent: 'tcpa',
    oid: '101',
    affid: '10',
    coreDisqualifies: false,
    routing: ['partial_fault', 'recent_incident'],
    withheld: ['lawyer_redirect_reason'],
    offer: 'unless alternate buyer',
    // Variants 4, "Finishing PhoneAndZip"
    overlay: 'none',
  },
} as const satisfies Flow;
