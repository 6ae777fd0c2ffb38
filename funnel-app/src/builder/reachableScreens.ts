import type { CampaignSettings } from '#contract/campaign/campaign.ts';
import type { Answers } from '#contract/fields/fields.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { campaignFacts } from '#contract/flow/guards.ts';
import { flowById } from '#contract/flows/index.ts';
import { withoutStart } from '#funnel/journey/journey.ts';
import type { Switches } from '#themes/switches.ts';
import { type Place, placesOf, visitor } from './sampleVisit.ts';

/** The invented visitor with the fields filled in that stories show blank. */
const person: Answers = {
  ...visitor,
  zip_code: '10001',
  address: '12 Example Street',
  date_of_birth: '04/12/1985',
  law_firm_name: 'Example Law',
  injury_type: 'Other',
  when_seek_medical_treatment: 'first_week',
};

/** The screens that the sample visitor of a campaign meets, in order. */
export function screensOf({ flow, facts }: Pick<CampaignSettings, 'flow' | 'facts'>, switches: Switches): readonly Place[] {
  const campaign = campaignFacts({ switches, facts });
  const survey = { flow: flowById(flow) as Flow, campaign };
  return placesOf(switches.start === 'question' ? withoutStart(survey) : survey, person);
}

/** A step's name as words. */
export const splitCamelCase = (step: string): string => step.replace(/([a-z])([A-Z])/g, '$1 $2');
