import type { CampaignTexts } from '#contract/campaign/campaign.ts';
import type { Flow } from '#contract/flow/flow.ts';
import { baseStepOf, hasOneAnswer, type StepName, steps } from '#contract/flow/steps.ts';
import type { Content, FlowQuestionWords, StepCopy } from './content.ts';
import { stepCopy } from './stepCopy.ts';

export type TextName = keyof CampaignTexts;
export const textNames = ['headline', 'subhead', 'button', 'header', 'proof'] as const satisfies readonly TextName[];

const opening = ({ steps: [{ step }] }: Pick<Flow, 'steps'>): StepName => step;

/**
 * The texts that a flow's first screen shows. A form has no promises, and its button belongs to the consent. A question keeps its
 * own words, which its answers fit.
 */
export function textsShown(flow: Pick<Flow, 'steps'>): readonly TextName[] {
  const first = opening(flow);
  if (hasOneAnswer(first)) return textNames;
  return steps[first].kind === 'form' ? ['headline', 'subhead', 'header'] : ['header'];
}

/** A screen's words with the campaign's; they are in place of the alternatives too, or a visitor might not read them. */
function openingCopy(copy: StepCopy, { headline, subhead, button }: CampaignTexts): StepCopy {
  const own = { ...(headline !== undefined && { heading: headline }), ...(subhead !== undefined && { subhead }) };
  const { alternatives, options } = copy;
  return {
    ...copy,
    ...own,
    ...(alternatives && {
      alternatives: Object.fromEntries(
        Object.entries(alternatives).map(([name, other]) => [name, { ...other, ...own }]),
      ) as unknown as NonNullable<StepCopy['alternatives']>,
    }),
    ...(button !== undefined && options && { options: Object.fromEntries(Object.keys(options).map((id) => [id, button])) }),
  };
}

/** The words of a flow's questions with a campaign's own in place of ours, as far as its first screen shows them. Pure. */
export function withCampaignTexts(words: FlowQuestionWords, flow: Flow, texts: CampaignTexts): FlowQuestionWords {
  const shown = textsShown(flow);
  const own: CampaignTexts = Object.fromEntries(
    Object.entries(texts).filter(([name]) => (shown as readonly string[]).includes(name)),
  );
  const base = baseStepOf(opening(flow));
  return {
    ...words,
    steps: { ...words.steps, [base]: openingCopy(words.steps[base], own) },
    ...(own.header !== undefined && { callNow: own.header }),
    ...(own.proof && { startTicks: own.proof }),
  };
}

/**
 * Our own words in the places that a campaign may word.
 * @param header the value of the switch `header`
 */
export function ownTexts(flow: Flow, words: Content, header = 'default'): Required<CampaignTexts> {
  const { heading, subhead = '', alternatives, options = {} } = stepCopy(words, opening(flow));
  const other = Object.entries(alternatives ?? {}).find(([name]) => name === header)?.[1];
  const [button = ''] = Object.values(options);
  return {
    headline: other?.heading ?? heading,
    subhead: other?.subhead ?? subhead,
    button,
    header: words.callNow,
    proof: words.startTicks,
  };
}
