import { digits, nameOfId, points } from '#contract/experiments/in-words.ts';
import type { GuardrailName, MeasureName } from '#contract/experiments/measure.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { Tone } from '../../parts/tokens.ts';

export type ExperimentRow = StudioAnswer<'experiments'>['rows'][number];
export type ExperimentDetail = StudioAnswer<'experiment'>['experiment'];
export type FigureOf = ExperimentDetail['figures'][number];
export type DifferenceOf = FigureOf['differences'][number];

/** What each figure is called, and of which visits it is the share. */
export const figureWords: Readonly<Record<MeasureName | GuardrailName, { readonly name: string; readonly share: string }>> = {
  finished: { name: 'Finished', share: 'visits that finish and are not disqualified' },
  unblocked: { name: 'Not blocked', share: 'visits that validation does not stop' },
  undisqualified: { name: 'Not disqualified', share: 'visits that are not disqualified' },
  blocked: { name: 'Blocked by validation', share: 'visits that validation stops' },
  disqualified: { name: 'Disqualified', share: 'visits that are disqualified' },
  refused: { name: 'Refused by buyers', share: 'visits whose lead no buyer takes' },
  revenue: { name: 'Revenue a visit', share: '' },
};

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** A day of UTC, such as `27 Nov`. @param at milliseconds since 1970, or an ISO day */
export function dayOf(at: number | string): string {
  const day = new Date(at);
  // a draft says what was typed
  return Number.isNaN(day.getTime()) ? String(at) : dayAndMonth.format(day);
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** US cents as dollars: `$3.18`. */
export const dollars = (cents: number): string => money.format(cents / 100);
const dollarsMore = (cents: number) => `${cents < 0 ? '−' : '+'}${dollars(Math.abs(cents))}`;

/** An interval in points, or in dollars: `+0.9 … +2.4`. Undefined for too few visits. */
export function intervalWords(
  { interval }: Pick<DifferenceOf, 'interval'>,
  unit: FigureOf['unit'] = 'share',
): string | undefined {
  const say = unit === 'cents' ? dollarsMore : points;
  return interval && `${say(interval.low)} … ${say(interval.high)}`;
}

/** Parts of visits in words. */
export const partWords: Readonly<Record<ExperimentDetail['parts'][number]['part'], string>> = {
  ...{ phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
  ...{ en: 'English', es: 'Spanish' },
};

const needs = { visitors: '500 visits', conversions: '30 visits that count', others: '30 visits that do not count' } as const;
const harms: Readonly<Record<GuardrailName, string>> = {
  blocked: 'validation stops more of its visits',
  disqualified: 'more of its visits are disqualified',
  refused: 'buyers refuse more of its leads',
  revenue: 'its visits bring less',
};

export interface VerdictWords {
  readonly tone: Tone;
  /** A word for lists. */
  readonly word: string;
  /** The verdict as a sentence. */
  readonly sentence: string;
}

function endedWords({ ending, variants: [first = ''] }: ExperimentRow): VerdictWords {
  if (!ending) return { tone: 'quiet', word: 'Decided', sentence: 'It was decided.' };
  const when = `${dayOf(ending.at)} by ${ending.by}`;
  return ending.shipped === ''
    ? { tone: 'quiet', word: 'Stopped', sentence: `Stopped on ${when}: everybody gets ${nameOfId(first)}, as it was.` }
    : { tone: 'live', word: 'Shipped', sentence: `${nameOfId(ending.shipped)} was shipped on ${when}.` };
}

/** What equal variants say: a difference between them is a defect of the counting, or one in twenty. */
function sameWords({ verdict, visitors }: ExperimentRow): VerdictWords {
  const isOpen = verdict.is === 'open' || verdict.is === 'too few';
  if (verdict.is === 'uneven') return unevenWords;
  if (!isOpen)
    return {
      tone: 'wrong',
      word: 'Differs',
      sentence: 'Equal variants differ. Something is broken in the counting; by chance it happens in 1 of 20.',
    };
  const sentence = visitors === 0 ? 'Nobody has come yet.' : 'Equal variants show no difference, as they should.';
  return { tone: verdict.is === 'open' ? 'live' : 'quiet', word: 'No difference', sentence };
}

const unevenWords: VerdictWords = {
  tone: 'wrong',
  word: 'Shares uneven',
  sentence: 'No winner can be named: visits did not come as the weights say. Look for what loses them, and begin anew.',
};

/** What an experiment says, in words. Pure. */
export function verdictWords(row: ExperimentRow): VerdictWords {
  const { state, verdict, variants, visitors, isSame } = row;
  if (state === 'decided') return endedWords(row);
  if (state === 'waiting') return { tone: 'planned', word: 'Waits', sentence: 'It begins when its draft is published.' };
  if (isSame) return sameWords(row);
  const name = nameOfId(verdict.variant ?? '');
  switch (verdict.is) {
    case 'winner':
      return verdict.variant === variants[0]
        ? { tone: 'live', word: `${name} stays`, sentence: `${name} stays: every other variant is surely worse.` }
        : { tone: 'live', word: `${name} wins`, sentence: `${name} wins: it may be shipped.` };
    case 'uneven':
      return unevenWords;
    case 'harmful': {
      const harm = verdict.figure ? harms[verdict.figure] : 'it does harm';
      return { tone: 'wrong', word: `${name} does harm`, sentence: `${name} does harm: ${harm}. Stop it.` };
    }
    case 'loser':
      return {
        tone: 'wrong',
        word: `${name} is worse`,
        sentence: `${name} is surely worse. Stop it, and look for what is broken.`,
      };
    case 'too few':
      return visitors === 0
        ? { tone: 'quiet', word: 'Nobody yet', sentence: 'Nobody has come yet.' }
        : {
            tone: 'quiet',
            word: 'Too early',
            sentence: `Too early to say: ${name} needs ${needs[verdict.needs ?? 'visitors']}.`,
          };
    case 'open':
      return { tone: 'quiet', word: 'Not known yet', sentence: 'Not known yet: no difference has been found so far.' };
  }
}

/** What today's interval of the primary figure says of a variant; undefined without visits. */
export function differenceWords({ figures, variants, verdict, since }: ExperimentDetail): string | undefined {
  const [primary] = figures;
  const variant = verdict.variant === variants[0] ? variants[1] : (verdict.variant ?? variants[1]);
  const found = primary?.differences.find((each) => each.variant === variant);
  if (!primary || !found?.interval || primary.shares.every((share) => share === 0)) return undefined;
  const { low, high } = found.interval;
  const share = `share of ${figureWords[primary.name].share}`;
  const named = since > 0 && verdict.is === 'winner' ? ` Named on ${dayOf(since)}.` : '';
  if (low > 0) return `Its ${share} is ${digits(low)} to ${digits(high)} points higher, at any time you look (95 %).${named}`;
  if (high < 0)
    return `Of ${nameOfId(found.variant)} the ${share} is ${digits(high)} to ${digits(low)} points lower, at any time you look (95 %).${named}`;
  return `Of ${nameOfId(found.variant)} the ${share} differs by ${points(low)} to ${points(high)} points today (95 %).${named}`;
}

const states: Readonly<Record<DifferenceOf['is'], { readonly tone: Tone; readonly word: string }>> = {
  better: { tone: 'live', word: 'Better' },
  worse: { tone: 'wrong', word: 'Worse' },
  sound: { tone: 'live', word: 'Not worse' },
  open: { tone: 'quiet', word: 'Not known' },
};
/** What a difference says, as a word on its tone. @param isSame in an A/A neither variant can be better */
export const differenceState = ({ is }: DifferenceOf, isSame: boolean) =>
  isSame && (is === 'better' || is === 'worse') ? ({ tone: 'wrong', word: 'Differs' } as const) : states[is];

/** Whether visits came as the weights say, in words. */
export function ratioWords({ ratio, arms, verdict }: Pick<ExperimentDetail, 'ratio' | 'arms' | 'verdict'>): string {
  const counts = arms.map(({ visitors }) => visitors.toLocaleString('en-US')).join(' and ');
  if (arms.every(({ visitors }) => visitors === 0)) return 'Nobody has come yet.';
  if (!ratio.passes)
    return `${counts} visits: they did not come as the weights say.${verdict.is === 'winner' ? ' It began after the winner was named.' : ''}`;
  const chance = Math.max(1, Math.round(ratio.hint * 100));
  const hint = ratio.hint < 0.01 ? ' Watch it: one look alone would call it uneven.' : '';
  return `${counts} visits; a split this uneven comes by chance in ${chance} of 100.${hint}`;
}
