import type { Answers } from '#contract/fields.ts';
import type { Flow } from '#contract/flow.ts';
import { flowById } from '#contract/flows/index.ts';
import { campaignFacts } from '#contract/guards.ts';
import { chosenOption, type StepName, steps, storedBy } from '#contract/steps.ts';
import type { Campaign } from '#funnel/campaign/campaigns.ts';
import { walkSurvey } from '#funnel/journey/journey.ts';
import { visitor } from '#funnel/pages/stories.ts';
import type { Switches } from '#themes/switches.ts';

/** A screen of a flow, and the answers that lead to it. */
export interface Place {
  readonly viewing: StepName;
  readonly answers: Answers;
}

/** The invented visitor of the stories, who leaves some fields blank there, with these filled in. */
const person: Answers = {
  ...visitor,
  zip_code: '10001',
  address: '12 Example Street',
  date_of_birth: '04/12/1985',
  law_firm_name: 'Example Law',
  injury_type: 'Other',
  when_seek_medical_treatment: 'first_week',
};

/** What the invented visitor answers to a step; a choice that they have no answer to takes its first option. */
function answered(name: StepName): Answers {
  const step = steps[name];
  if (step.kind === 'choice') return storedBy(chosenOption(step, person) ?? step.options[0]);
  return Object.fromEntries(step.fields.flatMap((field) => (person[field] === undefined ? [] : [[field, person[field]]])));
}

/** The screens that the invented visitor of a campaign meets, in order: where the builder can jump to. */
export function screensOf({ flow, facts }: Campaign, switches: Switches): readonly Place[] {
  const survey = { flow: flowById(flow) as Flow, campaign: campaignFacts({ locale: switches.lang, switches, facts }) };
  const places: Place[] = [];
  let answers: Answers = {};
  for (;;) {
    const { current } = walkSurvey(survey, answers);
    // A step that is still open after its answer is one that the visitor's data does not reach past.
    if (!current || places.at(-1)?.viewing === current) return places;
    places.push({ viewing: current, answers });
    answers = { ...answers, ...answered(current) };
  }
}

/** A step's name as words. */
export const inWords = (step: string): string => step.replace(/([a-z])([A-Z])/g, '$1 $2');
