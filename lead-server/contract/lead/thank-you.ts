import type { Lead } from '../fields/fields.ts';
import { lawyerReasons } from '../fields/form-values.ts';
import type { Flow } from '../flow/flow.ts';
import type { Locale } from '../text/locale.ts';
import { type Disqualification, noAccident } from './qualification.ts';

export interface Outcome {
  readonly locale: Locale;
  /** The campaign's own path, if any. */
  readonly path?: string | undefined;
  readonly disqualification?: Disqualification | undefined;
  /** The referring site, for flows that send it. See docs/spec/submission.md#thank-you-of-the-short-flow. */
  readonly referer?: string | undefined;
  /**
   * The meter's level, when it was shown. assumed: also in `estimate`, which always shows it. See
   * docs/spec/meter.md#where-it-shows.
   */
  readonly compLevel?: number | undefined;
  /** No partner takes cases in the visitor's state. */
  readonly unserved?: boolean;
  /** Whether a partner may call, as the server's answer says; undefined before it has answered. See docs/spec/screens.md#who-calls. */
  readonly mayCall?: boolean | undefined;
  /** The page offers the lawyer tracker, whose tab a browser would block. See docs/spec/submission.md#lawyer-tracker. */
  readonly tracker?: boolean;
}

export const nextResources = [
  'lawyer',
  'new lawyer',
  'funding',
  'no accident',
  'time',
  'state',
  'no call',
  'other',
  'other matter',
] as const;
/** Why a visitor's case is not taken, as far as it decides what they can do next. */
export type NextResource = (typeof nextResources)[number];

/** What the thank-you page offers a disqualified visitor, by the query of the thank-you address. See docs/spec/screens.md#ways-on. */
export function nextResourceOf(reason: string, wantsFunding: boolean): NextResource {
  if (reason.startsWith('have_attorney|')) {
    if (wantsFunding) return 'funding';
    return reason === lawyerReasons.wantsNew ? 'new lawyer' : 'lawyer';
  }
  if (reason === noAccident) return 'no accident';
  return reason === 'date|accident_limit_exceeded' ? 'time' : 'other';
}

/** In the specified order. See docs/spec/submission.md#thank-you-address. */
const parameters = ['email', 'city', 'state', 'zip_code', 'phone', 'state_long', 'ef_transaction_id', 'affid', 'sub_id'] as const;

/** Whether a partner may call, in the thank-you address. */
export const callParameter = 'call';

/**
 * The thank-you address, with one question mark. Unknown values are sent empty. See docs/spec/submission.md#thank-you-address.
 */
export function thankYouUrl(lead: Lead, flow: Pick<Flow, 'options'>, outcome: Outcome): string {
  const { locale, disqualification, path = flow.options.thankYouPath, referer, compLevel, unserved, mayCall, tracker } = outcome;
  const query: [string, string][] = parameters.map((name) => [name, lead[name] ?? '']);
  query.push(['q', disqualification ? 'n' : 'y']);
  if (disqualification) query.push(['is_disqualified', 'true'], ['dq_reason', disqualification.reason]);
  if (disqualification && lead.interested_in_psf === 'yes') query.push(['psf', 'yes']);
  if (unserved) query.push(['served', 'no']);
  if (mayCall !== undefined) query.push([callParameter, mayCall ? 'yes' : 'no']);
  if (tracker) query.push(['tracker', 'yes']);
  if (flow.options.showsReferrer && referer) query.push(['referer', referer]);
  if (compLevel !== undefined) query.push(['cl', String(compLevel)]);
  if (flow.options.topic) query.push(['topic', flow.options.topic]);
  if (locale === 'es') query.push(['lang', 'es']);
  const text = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${path.replace(/\?+$/, '')}?${text}`;
}
