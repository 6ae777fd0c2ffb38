import type { LeadOutcome, LeadQuestion } from '#contract/studio/desk.ts';
import { dayEnd, dayStart } from '../../parts/days.ts';

/** Outcomes in the order of the chips; what a person can do something about comes first. */
export const outcomes = [
  ...(['held', 'given up', 'accepted', 'refused', 'not qualified', 'test'] as const),
  ...(['sending', 'sent', 'returned', 'not sold', 'no partner', 'incomplete', 'erased'] as const),
] as const satisfies readonly LeadOutcome[];
/** Those with a chip of their own. */
export const chipped = outcomes.slice(0, 6);

/** The question of the list, as its address has it. Nothing of a person is in it. */
export interface LeadSearch {
  readonly now?: LeadOutcome;
  readonly state?: string;
  readonly campaign?: string;
  readonly buyer?: string;
  /** Why it is held, in the store's words. */
  readonly why?: string;
  /** Days of the reader's own zone, both of them counted. */
  readonly from?: string;
  readonly to?: string;
  readonly sort?: 'oldest';
}

const text = (value: unknown, most = 100) => (typeof value === 'string' && value !== '' ? value.slice(0, most) : undefined);
const day = (value: unknown) => (dayStart(text(value)) === undefined ? undefined : text(value));

const present = <Value extends object>(value: Value): { [Name in keyof Value]?: NonNullable<Value[Name]> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== '')) as never;

/** Reads an address; parts that mean nothing are left out. Pure. */
export const readLeadSearch = (search: Record<string, unknown>): LeadSearch =>
  present({
    now: outcomes.find((each) => each === search.now),
    state: /^[A-Z]{2}$/.test(String(search.state)) ? String(search.state) : undefined,
    campaign: text(search.campaign),
    buyer: text(search.buyer),
    why: text(search.why, 200),
    from: day(search.from),
    to: day(search.to),
    sort: search.sort === 'oldest' ? 'oldest' : undefined,
  } as const);

/** The question with parts changed; one that is undefined or empty asks for nothing. Pure. */
export const changedSearch = (
  before: LeadSearch,
  part: { readonly [Name in keyof LeadSearch]?: LeadSearch[Name] | undefined },
): LeadSearch => present({ ...before, ...part });

/** The same as the server is asked. Pure. */
export const questionOf = ({ now, state, campaign, buyer, why, from, to, sort }: LeadSearch): LeadQuestion =>
  present({
    outcome: now,
    state,
    campaign,
    destination: buyer,
    reason: why,
    from: dayStart(from),
    to: dayEnd(to),
    oldestFirst: sort === 'oldest' ? true : undefined,
  });
