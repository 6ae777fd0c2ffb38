import type { CampaignContent, CampaignProblem } from '#contract/campaign/campaign.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { fieldName } from '#funnel/builder/differenceWords.ts';

/** How a check stands; `waits` while it is not settled. */
export type CheckState = 'waits' | 'good' | 'bad' | 'warned';

export interface Check {
  readonly text: string;
  readonly state: CheckState;
  /** What puts it right, a line each. */
  readonly remedies: readonly string[];
  /** The server is asked all the same: its refusal has both sides, from which one goes on. */
  readonly isLeftToServer?: true;
}

interface Group {
  readonly text: string;
  readonly fields: RegExp;
  /** Whether there is anything to check. */
  readonly counts: (content: CampaignContent) => boolean;
}

const always = () => true;

/** Problems by what they are about, in the order of their weight. */
const groups: readonly Group[] = [
  { text: 'No other page has the address', fields: /^path$/, counts: always },
  { text: 'The flow is known, and every path of it ends', fields: /^(?:flow|facts|verifiesPhone)$/, counts: always },
  { text: 'Offer, affiliate and buyers are known', fields: /^(?:oid|affid|buyers|thankYouPath)$/, counts: always },
  {
    text: 'Host, time and destinations are known',
    fields: /^(?:host|destinations|startsAt|endsAt|instead)$/,
    counts: ({ host, destinations, startsAt, endsAt }) =>
      [host, destinations, startsAt, endsAt].some((each) => each !== undefined),
  },
  { text: 'The look goes together', fields: /^switches(?:\.|$)/, counts: always },
  { text: 'The words fit, in both languages', fields: /^texts(?:\.|$)/, counts: (content) => 'texts' in content },
  {
    text: 'Experiments are sound',
    fields: /^experiments(?:\.|$)/,
    counts: ({ experiments = [] }) => experiments.length > 0,
  },
];
const rest: Group = { text: 'Nothing else stands in the way', fields: /./, counts: always };

const groupOf = ({ field }: CampaignProblem) => groups.find(({ fields }) => fields.test(field)) ?? rest;
const remedyOf = ({ field, problem, remedy }: CampaignProblem) => `${fieldName(field)}: ${problem}. ${remedy}`;

/**
 * What the server says of content, by subject. Pure.
 * @param answer of the call `check`; undefined while it is on its way
 */
export function contentChecks(
  content: CampaignContent | undefined,
  answer: Pick<StudioAnswer<'check'>, 'problems'> | undefined,
  isFailed: boolean,
): readonly Check[] {
  const problems = answer?.problems ?? [];
  return [...groups, rest].flatMap((group): Check[] => {
    const own = problems.filter((each) => groupOf(each) === group);
    const isShown = own.length > 0 || (group !== rest && content !== undefined && group.counts(content));
    if (!isShown) return [];
    if (isFailed && !answer) return [{ text: group.text, state: 'bad', remedies: ['The server did not answer: try again.'] }];
    if (!answer) return [{ text: group.text, state: 'waits', remedies: [] }];
    return [{ text: group.text, state: own.length > 0 ? 'bad' : 'good', remedies: own.map(remedyOf) }];
  });
}

/** Whether the draft was made from what is live. */
export function baseCheck(base: number, live: number): Check {
  if (base === live) {
    const text = live === 0 ? 'Nothing is live at this address yet' : `Compared with version ${live}, which is live`;
    return { text, state: 'good', remedies: [] };
  }
  const remedies = [`Live is now ${live}, you compared with ${base}: compare again.`];
  return { text: 'Compared with what is live', state: 'bad', remedies, isLeftToServer: true };
}

/** Whether somebody else agreed to exactly this draft. */
export function approvalCheck(approvedBy: string, roles: readonly string[]): Check {
  return approvedBy === ''
    ? {
        text: 'A second person has approved it',
        state: 'bad',
        remedies: [`Ask somebody else: a ${roles.join(' or ')} can approve it on this page.`],
      }
    : { text: `${approvedBy} has approved exactly this`, state: 'good', remedies: [] };
}
