import type { Flow } from '../flow.ts';
import { opening, surveyOptions, valued } from './parts.ts';

/** List D (Variants 2). AtFault has a lower value than HasLawyer as given; the bar does not move back (decisions 1). */
export const short = {
  id: 'short',
  steps: valued(
    [5, 8, 10, 85, 50, 95],
    opening(),
    'WereYouInAMotorVehicleAccident',
    'SocialDropWhenWasTheAccident',
    'HasLawyer',
    { step: 'AtFault', fallsAsGiven: true },
    'NameAndEmail',
    'PhoneAndZip',
  ),
  options: { ...surveyOptions, oid: '81', affid: '1' },
} as const satisfies Flow;
