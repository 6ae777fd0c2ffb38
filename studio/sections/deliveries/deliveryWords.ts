import type { StudioAnswer } from '#contract/studio/calls.ts';
import { clockTime, lasted, nearTime } from '../../parts/times.ts';
import type { Tone } from '../../parts/tokens.ts';
import { dollars } from '../leads/leadWords.ts';

export type Overview = StudioAnswer<'deliveries'>;
export type Destination = Overview['destinations'][number];
export type Group = Overview['groups'][number];
export type Try = Overview['tries'][number];

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const deliveries = (count: number) => many(count, 'delivery', 'deliveries');

const isSameDay = (one: number, other: number) => new Date(one).toDateString() === new Date(other).toDateString();
/** Since when, as near as it is. */
const since = (at: number, now: number) => `since ${isSameDay(at, now) ? clockTime(at) : nearTime(at, now)}`;

/** The status in a fault's words, such as 401. */
const statusIn = (fault: string): string | undefined => /\b[1-5]\d\d\b/.exec(fault)?.[0];

/** How a destination stands, in few words on a tone. Pure. */
export function standWords(each: Destination, now: number): { readonly tone: Tone; readonly words: string } {
  const from = each.since === undefined ? '' : ` ${since(each.since, now)}`;
  switch (each.now) {
    case 'refuses us':
      return { tone: 'wrong', words: `${statusIn(each.fault) ?? 'Refuses us'}${from}` };
    case 'closed':
      return { tone: 'wrong', words: 'Closed by its partner' };
    case 'paused':
      return { tone: 'waiting', words: `Paused${from}` };
    case 'late':
      return { tone: 'wrong', words: `Nothing sent for ${lasted(now - each.oldestDue)}` };
    case 'rests':
      return { tone: 'waiting', words: 'Rests after failures' };
    case 'no partner':
      return { tone: 'quiet', words: 'No partner set' };
    default:
      return each.givenUp > 0 ? { tone: 'waiting', words: 'Takes' } : { tone: 'live', words: 'Takes' };
  }
}

/** Something that is wrong: a sentence, what about it, and what to do. */
export interface Fault {
  readonly tone: 'wrong' | 'waiting';
  readonly what: string;
  readonly about: string;
  /** Given-up deliveries that can be sent again. */
  readonly again?: { readonly destination: string; readonly count: number };
  /** What may be done with the destination itself. */
  readonly act?: { readonly destination: string; readonly act: 'resume' | 'try' };
}

const credentials = new Set(['401', '403']);

/** What is wrong, the worst first, each as a sentence. Pure. */
export function faultsOf({ destinations }: Overview, now: number): readonly Fault[] {
  return destinations.flatMap((each): readonly Fault[] => {
    const { name, fault, waiting, givenUp, oldestDue } = each;
    const waits =
      waiting === 0 ? 'Nothing waits for it.' : `${deliveries(waiting)} ${waiting === 1 ? 'waits' : 'wait'}; nothing is lost.`;
    const again = givenUp > 0 ? { again: { destination: name, count: givenUp } } : {};
    const from = each.since === undefined ? '' : ` ${since(each.since, now)}`;
    if (each.now === 'refuses us') {
      const status = statusIn(fault);
      const what = status === undefined ? `${name} refuses our settings${from}.` : `${name} answers ${status}${from}.`;
      const why = credentials.has(status ?? '')
        ? 'Its key was changed on their side, or ours is wrong: correct it in the settings and restart the server.'
        : `It says: ${fault}. Correct its settings and restart the server.`;
      return [
        {
          tone: 'wrong',
          what,
          about: `${waits} ${why} It is tried again every 15 minutes.`,
          ...again,
          act: { destination: name, act: 'try' },
        },
      ];
    }
    if (each.now === 'paused')
      return [
        {
          tone: 'waiting',
          what: `${name} is paused by ${each.paused?.by ?? 'somebody'}${from}.`,
          about: `${waits} ${each.paused?.because ?? ''}`.trim(),
          ...again,
          act: { destination: name, act: 'resume' },
        },
      ];
    if (each.now === 'closed')
      return [
        { tone: 'wrong', what: `${name} closed its address.`, about: `${waits} Ask its partner for the new one.`, ...again },
      ];
    if (each.now === 'late')
      return [
        {
          tone: 'wrong',
          what: `Nothing reaches ${name}.`,
          about: `${waits} The oldest was due ${lasted(now - oldestDue)} ago. Is the partner up, and its address set?`,
          ...again,
        },
      ];
    if (givenUp > 0)
      return [
        {
          tone: 'waiting',
          what: `${deliveries(givenUp)} to ${name} ${givenUp === 1 ? 'was' : 'were'} given up.`,
          about: 'Nothing is tried again by itself. What was wrong stands below, by reason.',
          ...again,
        },
      ];
    if (each.now === 'rests')
      return [
        {
          tone: 'waiting',
          what: `${name} failed several times in a row.`,
          about: `${waits} It is tried with one delivery after each rest.`,
          act: { destination: name, act: 'try' },
        },
      ];
    return [];
  });
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** A share in percent; nothing counted is no zero. Pure. */
export const shareWords = ({ accepted, all }: { readonly accepted: number; readonly all: number }): string =>
  all === 0 ? '–' : percent.format(accepted / all);

/** A time in few signs: `410 ms`, `2.4 s`. Pure. */
export const timeWords = (ms: number | undefined): string =>
  ms === undefined ? '–' : ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;

/** What a try came to, in few words on a tone. Pure. */
export function tryWords({ state, verdict, cents, reason }: Try): {
  readonly tone: Tone;
  readonly words: string;
  readonly said: string;
} {
  if (verdict === 'accepted')
    return { tone: 'live', words: cents === undefined ? 'Accepted' : `Accepted, ${dollars(cents)}`, said: '' };
  if (verdict !== undefined) return { tone: 'wrong', words: verdict === 'returned' ? 'Returned' : 'Refused', said: reason };
  if (state === 'delivered') return { tone: 'live', words: 'Taken', said: reason };
  const status = statusIn(reason);
  const words = status ?? (/timed out|no answer/.test(reason) ? 'No answer' : 'Not taken');
  return { tone: state === 'dead' ? 'wrong' : 'waiting', words, said: state === 'dead' ? `${reason}; given up` : reason };
}

/** Nested deeper than this, no honest partner's response is. */
const deepest = 20;

const depthOf = (value: unknown): number =>
  typeof value !== 'object' || value === null ? 0 : 1 + Math.max(0, ...Object.values(value).slice(0, 500).map(depthOf));

/** JSON with a field a line; any other text as it is. Pure. */
export function bodyLines(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return text.length < 100_000 && depthOf(value) < deepest ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
