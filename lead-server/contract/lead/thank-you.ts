import type { Lead } from '../fields/fields.ts';
import type { Flow } from '../flow/flow.ts';
import type { Locale } from '../text/locale.ts';
import type { Disqualification } from './qualification.ts';

export interface Outcome {
  readonly locale: Locale;
  /** The campaign's own path, when it has one (decisions 2). */
  readonly path?: string | undefined;
  readonly disqualification?: Disqualification | undefined;
  /** The site that the visitor came from, for flows that say it (Variants 7, short survey). */
  readonly referer?: string | undefined;
  /**
   * Where the compensation meter stood, when it was shown: with show-meter=yes (Variants 7). assumed: also in `estimate`, which always shows
   * its bar; whoever reads `cl` wants what the visitor saw.
   */
  readonly compLevel?: number | undefined;
}

/** In the order of Core 7, "Thank-you redirect". */
const parameters = ['email', 'city', 'state', 'zip_code', 'phone', 'state_long', 'ef_transaction_id', 'affid', 'sub_id'] as const;

/**
 * Where the visitor goes once every call has settled (Core 4 and 7, Variants 7): path and query, with one question mark.
 * What is not known is sent empty, as the original does.
 */
export function thankYouUrl(lead: Lead, flow: Pick<Flow, 'options'>, outcome: Outcome): string {
  const { locale, disqualification, path = flow.options.thankYouPath, referer, compLevel } = outcome;
  const query: [string, string][] = parameters.map((name) => [name, lead[name] ?? '']);
  query.push(['q', disqualification ? 'n' : 'y']);
  if (disqualification) query.push(['is_disqualified', 'true'], ['dq_reason', disqualification.reason]);
  if (flow.options.refererShown && referer) query.push(['referer', referer]);
  if (compLevel !== undefined) query.push(['cl', String(compLevel)]);
  if (flow.options.topic) query.push(['topic', flow.options.topic]);
  if (locale === 'es') query.push(['lang', 'es']);
  const text = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${path.replace(/\?+$/, '')}?${text}`;
}
