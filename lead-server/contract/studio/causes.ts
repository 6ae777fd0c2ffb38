import { digits, nameOfId } from '../experiments/in-words.ts';
import { keyInAddress, studioPath } from './address.ts';
import type { StudioAnswer } from './calls.ts';

/** Something that waits for a person, as facts. */
export type Wait = StudioAnswer<'today'>['waits'][number];
export type WaitOf<About extends Wait['about']> = Extract<Wait, { readonly about: About }>;

/** How its reader says moments: the page in the reader's zone, a message in UTC. */
export interface TimeWords {
  day(at: number): string;
  time(at: number): string;
}

/** What a person reads: what it is, and why. It has no personal data. */
export interface CauseWords {
  readonly what: string;
  readonly why: string;
}

interface Kind<About extends Wait['about']> {
  /** What makes two of them one cause; undefined where it is told to nobody. */
  of(wait: WaitOf<About>): string | undefined;
  /** What of a cause is news though it was told before; nothing without it. */
  news?(wait: WaitOf<About>): string;
  words(wait: WaitOf<About>, times: TimeWords): CauseWords;
  /** The page of the studio that shows it, after `studioPath`. */
  page(wait: WaitOf<About>): string;
}

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Faults come with and without a full stop. */
export const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
/** The command line has no name of its own. */
export const person = (by: string): string => (by === 'ops' ? 'the command line' : by === 'token' ? 'the token’s holder' : by);

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const share = ({ visits, qualified }: WaitOf<'fall'>['before']) => percent.format(visits === 0 ? 0 : qualified / visits);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const ofCents = (cents: number) => dollars.format(cents / 100);

/** A fall in words: the shares, and how much of it is left. */
export const fallWords = ({ hours, before, after, left }: Omit<WaitOf<'fall'>, 'about' | 'key' | 'path'>): string =>
  `${share(after)} in the last ${hours} hours, ${share(before)} at the same hours of the seven days before: ${Math.floor(left.low * 100)} to ${Math.ceil(left.high * 100)} % of it is left`;

function scheduleWords({ path, act, dueAt, by, state, fault }: WaitOf<'schedule'>, { time }: TimeWords): CauseWords {
  const isPause = act === 'pause';
  if (fault === '')
    return {
      what: `${path} ${isPause ? 'pauses' : 'goes live'} ${time(dueAt)}`,
      why: `All checks hold. Planned by ${person(by)}`,
    };
  const [failed, cannot] = isPause ? ['was not paused', 'cannot be paused'] : ['did not go live', 'cannot go live'];
  return {
    what: `${path} ${state === 'failed' ? failed : cannot} ${time(dueAt)}`,
    why: `${capital(ended(fault))} Planned by ${person(by)}`,
  };
}

function decideWords({ name, variant, is, low, high, control, day, expires }: WaitOf<'decide'>, { day: dayOf }: TimeWords) {
  const [title, own] = [nameOfId(name), nameOfId(variant)];
  const by = `${digits(Math.min(Math.abs(low), Math.abs(high)))} to ${digits(Math.max(Math.abs(low), Math.abs(high)))} points`;
  const isClear = low > 0 || high < 0;
  if (is === 'uneven')
    return { what: `Shares of ${title} are uneven`, why: 'Visits do not come as the weights say: no verdict can be trusted' };
  if (is === 'over')
    return { what: `${title} is over and not decided`, why: `Everybody gets the first variant since ${dayOf(expires)}` };
  if (is === 'harmful') return { what: `${own} does harm in ${title}`, why: `A guardrail got worse; day ${day}` };
  if (is === 'loser')
    return { what: `${own} of ${title} is surely worse`, why: `${isClear ? `By ${by}` : 'It was named so'}; day ${day}` };
  if (variant === control)
    return { what: `${title} may be decided`, why: `${own} stays: every other variant is worse; day ${day}` };
  return { what: `${title} may be decided`, why: `${own} is ${isClear ? `${by} better` : 'the winner'}; day ${day}` };
}

const expiring: Readonly<Record<WaitOf<'expiring'>['thing'], (name: string, when: string) => CauseWords>> = {
  certificate: (name, when) => ({
    what: `The certificate of ${name} ends ${when}`,
    why: 'Nobody reaches its pages from then on: see why it was not renewed',
  }),
  experiment: (name, when) => ({
    what: `${nameOfId(name)} ends by itself ${when}`,
    why: 'Everybody gets the first variant then, and nobody has decided it',
  }),
  switch: (name, when) => ({ what: `The switch ${name} is to be decided ${when}`, why: 'Then it is removed from the code' }),
};

const experimentPage = ({ key, name }: { readonly key: string; readonly name: string }) =>
  `/experiments/${keyInAddress(key)}/${name}`;

/**
 * What is told to the team: one message a cause, however many of it there are. Another kind is told by one entry more here.
 * See docs/spec/studio.md#told.
 */
const kinds = {
  fall: {
    of: ({ key }) => key,
    words: (wait) => ({ what: `${wait.path} lost half of its qualified share or more`, why: fallWords(wait) }),
    page: ({ key }) => `/figures?campaign=${encodeURIComponent(key)}&compare=true`,
  },
  decide: { of: ({ key, name, is }) => `${key} ${name} ${is}`, words: decideWords, page: experimentPage },
  'given up': {
    of: ({ destination }) => destination,
    words: ({ destination, count }) => ({
      what: `${many(count, 'delivery', 'deliveries')} to ${destination} ${count === 1 ? 'was' : 'were'} given up`,
      why: 'Nothing is tried again by itself',
    }),
    page: () => '/deliveries',
  },
  held: {
    of: ({ reason }) => reason,
    words: ({ reason, leads, oldest }, { day }) => ({
      what: `${many(leads, 'lead is', 'leads are')} held, the oldest since ${day(oldest)}`,
      why: capital(reason),
    }),
    page: ({ reason }) => `/leads?now=held&why=${encodeURIComponent(reason)}`,
  },
  schedule: {
    of: ({ path, act, dueAt, fault }) => (fault === '' ? undefined : `${path} ${act} ${dueAt}`),
    words: scheduleWords,
    page: ({ key }) => `/campaigns/${keyInAddress(key)}/history`,
  },
  expiring: {
    of: ({ thing, name, at }) => `${thing} ${name} ${at}`,
    words: ({ thing, name, at }, { day }) => expiring[thing](name, day(at)),
    page: ({ thing, key, name }) => (thing === 'experiment' ? experimentPage({ key, name }) : ''),
  },
  spend: {
    of: ({ key }) => key,
    news: ({ day }) => day,
    words: ({ path, day, cents, limit, days }) => ({
      what: `${path} cost ${ofCents(cents)} on ${day}`,
      why: `Its limit is ${ofCents(limit)} a day${days > 1 ? `; ${days} of the last seven days are above it` : ''}`,
    }),
    page: ({ key, day }) => `/figures?campaign=${encodeURIComponent(key)}&from=${day}&to=${day}`,
  },
} satisfies { readonly [About in Wait['about']]?: Kind<About> };

export type ToldKind = keyof typeof kinds;
export const toldKinds = Object.keys(kinds) as readonly ToldKind[];
/** A wait of a kind that is told. */
export type ToldWait = Extract<Wait, { readonly about: ToldKind }>;
export const isTold = (wait: Wait): wait is ToldWait => wait.about in kinds;

const kindOf = ({ about }: ToldWait): Kind<ToldKind> => kinds[about] as never;

/** The name of a wait's cause: `fall: surveyig`. Undefined where it is told to nobody. */
export function causeOf(wait: Wait): string | undefined {
  const of = isTold(wait) ? kindOf(wait).of(wait as never) : undefined;
  return of === undefined ? undefined : `${wait.about}: ${of}`;
}

/** What of a told wait is news though its cause was told before. */
export const newsOf = (wait: ToldWait): string => kindOf(wait).news?.(wait as never) ?? '';

/** A told wait in words. */
export const causeWords = (wait: ToldWait, times: TimeWords): CauseWords => kindOf(wait).words(wait as never, times);

/** The address of the page that shows it, within the operators' origin. */
export const causePage = (wait: ToldWait): string => studioPath + kindOf(wait).page(wait as never);
