import type { Flow } from '../flow.ts';
import { injuryPixel, opening, surveyOptions } from './parts.ts';

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
      loads: injuryPixel,
      exits: [{ when: { field: 'physical_injury', is: 'No' }, to: 'PoliceReportFiled' }, { to: 'TypeOfMedicalTreatment' }],
    },
    { step: 'TypeOfMedicalTreatment', progress: 70 },
    { step: 'PoliceReportFiled', progress: 80 },
    { step: 'HasLawyer', progress: 90 },
    { step: 'IncidentDescription', progress: 98 },
    { step: 'PhoneAndZip', progress: 98 },
  ],
  options: {
    ...surveyOptions,
    oid: '101',
    // Variants 4, "Finishing PhoneAndZip"
    overlay: 'none',
  },
} as const satisfies Flow;
