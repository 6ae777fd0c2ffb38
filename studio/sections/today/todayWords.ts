import { keyOfPath } from '#contract/campaign/campaign.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import {
  capital,
  causeOf,
  causePage,
  causeWords,
  ended,
  many,
  type WaitOf as Of,
  person,
  type TimeWords,
  type ToldWait,
  type Wait,
} from '#contract/studio/causes.ts';
import { requestNumber } from '#contract/studio/lead-number.ts';
import type { StudioIcon } from '../../parts/icons.tsx';
import { asksWords, leftWords } from '../../parts/requestWords.ts';
import { ago, nearDay, nearTime } from '../../parts/times.ts';
import type { Tone } from '../../parts/tokens.ts';
import { secondTitle } from '../second/secondWords.ts';

export type Today = StudioAnswer<'today'>;
export type { Wait };

/** Where an act leads: a page of a campaign, or of the operators. */
export type Act = { readonly name: string } & (
  | { readonly key: string; readonly tab: 'look' | 'flow' | 'history'; readonly publish?: true }
  | { readonly href: string }
);

/** One thing that waits: what, why, and its one act. */
export interface WaitLine {
  readonly tone: Tone;
  readonly icon: StudioIcon;
  readonly what: string;
  readonly why: string;
  readonly act: Act;
  /** What silences it; undefined where it cannot be silenced. */
  readonly cause?: string;
}

const changesOf = (count: number) => many(count, 'change');
const days = (ms: number) => Math.floor(ms / 86_400_000);
/** A person's name at the beginning of a sentence; an operator's name stays as it is. */
export const subject = (by: string) => (by === person(by) ? by : capital(person(by)));

const operations = (name = 'Look'): Act => ({ name, href: '/ops' });
const deliveriesPage: Act = { name: 'Look', href: '/studio/deliveries' };
const keyOf = (path: string) => keyInAddress(keyOfPath(path));
const campaign = (name: string, path: string, tab: 'look' | 'flow' | 'history'): Act => ({ name, key: keyOf(path), tab });

type Words = { readonly [About in Wait['about']]: (wait: Of<About>, now: number) => WaitLine };

const wrong = { tone: 'wrong', icon: 'warning' } as const;
const waiting = { tone: 'waiting', icon: 'warning' } as const;
const good = { tone: 'live', icon: 'done' } as const;
const planned = { tone: 'planned', icon: 'clock' } as const;

const timesAt = (now: number): TimeWords => ({ day: (at) => nearDay(at, now), time: (at) => nearTime(at, now) });

/** A wait that is told to the team too: its words and its page are those of the message. */
const told = (wait: ToldWait, now: number, look: Pick<WaitLine, 'tone' | 'icon'>, act = 'Look'): WaitLine => ({
  ...look,
  ...causeWords(wait, timesAt(now)),
  act: { name: act, href: causePage(wait) },
});

function draftLine({ path, at, changes, base, live }: Of<'draft'>, now: number): WaitLine {
  const age = days(now - at);
  const act = campaign('Compare', path, 'look');
  const since = base === live ? 'saved by you, published by nobody' : `version ${live} went live since`;
  if (live === 0)
    return { ...waiting, what: `Your new campaign ${path} is ${many(age, 'day')} old`, why: 'It has never been live', act };
  const what = age > 0 ? `Your draft of ${path} is ${many(age, 'day')} old` : `Your draft of ${path} is behind what is live`;
  return { ...waiting, what, why: `${changesOf(changes)}; ${since}`, act };
}

const words: Words = {
  purge: ({ path, fault, tag }) => ({
    ...wrong,
    what: `Caches may still show the old ${path}`,
    why: `${ended(fault)} Then: ops pages purge ${tag}`,
    act: campaign('Look', path, 'history'),
  }),
  schedule: (wait, now) => told(wait, now, wait.fault === '' ? planned : wrong),
  times: ({ path, act, at, version }, now) => {
    const look = campaign('Look', path, 'history');
    const why = `Version ${version} says so`;
    if (act === 'start') return { tone: 'planned', icon: 'clock', what: `${path} opens ${nearTime(at, now)}`, why, act: look };
    return at > now
      ? { tone: 'planned', icon: 'clock', what: `${path} ends ${nearTime(at, now)}`, why, act: look }
      : { ...waiting, what: `${path} ended ${nearTime(at, now)}`, why: `${why}; pause it or give it a later end`, act: look };
  },
  decide: (wait, now) =>
    wait.is === 'winner'
      ? told(wait, now, good, 'Decide')
      : told(wait, now, wait.is === 'over' || wait.is === 'loser' ? waiting : wrong, wait.is === 'uneven' ? 'Look' : 'Decide'),
  expiring: (wait, now) => told(wait, now, wait.thing === 'certificate' ? wrong : waiting),
  illegal: ({ path, field, problem, remedy }) => ({
    ...wrong,
    what: `${path} is live and is not right`,
    why: `${field}: ${ended(problem)} ${remedy}`,
    act: campaign('Mend', path, 'look'),
  }),
  fall: (wait, now) => told(wait, now, wrong, 'See where'),
  spend: (wait, now) => told(wait, now, wrong, 'See where'),
  servers: ({ late, servers }) => ({
    ...wrong,
    what: `${late} of ${servers} servers show the last known campaigns`,
    why: 'The database does not answer them',
    act: operations(),
  }),
  settings: ({ server, fault }) => ({
    ...wrong,
    what: `${server} goes on with the settings of before`,
    why: `${ended(fault)} Put that right in its environment, and start it again`,
    act: { name: 'Settings', href: '/studio/settings' },
  }),
  draft: draftLine,
  approved: ({ path, by, changes }) => ({
    tone: 'live',
    icon: 'done',
    what: `Your draft of ${path} may go live`,
    why: `${subject(by)} approved it; ${changesOf(changes)}`,
    act: { ...campaign('Publish', path, 'look'), publish: true } as Act,
  }),
  approval: ({ path, by, at, changes }, now) => ({
    ...waiting,
    what: `${subject(by)}’s draft of ${path} waits for an approval`,
    why: `${changesOf(changes)}, saved ${ago(at, now)}`,
    act: campaign('Compare', path, 'look'),
  }),
  'given up': (wait, now) => told(wait, now, wrong),
  paused: ({ destination, by, since, because }, now) => ({
    ...waiting,
    what: `${destination} is paused`,
    why: `By ${person(by)}, ${ago(since, now)}: ${ended(because)} Its leads wait`,
    act: deliveriesPage,
  }),
  second: ({ id, act, count, by, because, expiresAt }, now) => ({
    ...waiting,
    what: `${subject(by)} asks you: ${secondTitle({ act, count }).toLowerCase()}`,
    why: `${ended(capital(because))} Until ${nearTime(expiresAt, now)}`,
    act: { name: 'Decide', href: `/studio/second/${id}` },
  }),
  late: ({ destination, since }, now) => ({
    ...wrong,
    what: `Nothing reaches ${destination}`,
    why: `The oldest was due ${ago(since, now)}`,
    act: deliveriesPage,
  }),
  refused: ({ destination, fault }) => ({
    ...wrong,
    what: `${destination} refuses our settings`,
    why: `${ended(fault)} Its leads wait`,
    act: deliveriesPage,
  }),
  held: (wait, now) => told(wait, now, waiting),
  request: ({ id, asks, left, unit, law }) => ({
    ...(left < 0 ? wrong : waiting),
    what: `Privacy request ${requestNumber(id)}, ${asksWords(asks)}: ${leftWords({ left, unit })}`,
    why: law,
    act: { name: 'Open', href: `/studio/privacy/${id}` },
  }),
  requests: ({ count, unverified }) => ({
    tone: 'waiting',
    icon: 'privacy',
    what:
      count === 0
        ? many(unverified, 'unverified privacy request waits', 'unverified privacy requests wait')
        : many(count, 'more privacy request waits', 'more privacy requests wait'),
    why: count === 0 || unverified === 0 ? 'Their terms end later' : `Their terms end later; ${unverified} more are unverified`,
    act: { name: 'Look', href: '/studio/privacy' },
  }),
  audit: ({ fault }) => ({ ...wrong, what: 'The audit is not as it was written', why: fault, act: operations() }),
  placeholders: ({ names }) => ({
    ...wrong,
    what: 'Visitors see placeholders',
    why: names.join(', '),
    act: { name: 'Settings', href: '/studio/settings' },
  }),
};

const ranks: readonly Tone[] = ['wrong', 'live', 'waiting', 'planned', 'quiet'];

/** What waits, in words: what is wrong first, then what may be decided. Pure. */
export const waitLines = (waits: readonly Wait[], now: number): readonly WaitLine[] =>
  waits
    .map((wait) => {
      const cause = causeOf(wait);
      return {
        ...(words[wait.about] as (wait: Wait, now: number) => WaitLine)(wait, now),
        ...(cause !== undefined && { cause }),
      };
    })
    .sort((one, other) => ranks.indexOf(one.tone) - ranks.indexOf(other.tone));

/** Waits that nobody has silenced, and the others with their silence. Pure. */
export function bySilence({ waits, silent }: Pick<Today, 'waits' | 'silent'>) {
  const silenceOf = (wait: Wait) => silent.find(({ cause }) => cause === causeOf(wait));
  return {
    speaking: waits.filter((wait) => !silenceOf(wait)),
    silenced: waits.flatMap((wait) => {
      const silence = silenceOf(wait);
      return silence ? [{ wait, ...silence }] : [];
    }),
  };
}

const partNames: Readonly<Record<Today['unread'][number], string>> = {
  campaigns: 'what waits of campaigns',
  falls: 'what fell',
  experiments: 'experiments',
  ends: 'what ends soon',
  silent: 'what is silent',
  drafts: 'drafts',
  deliveries: 'deliveries',
  requests: 'privacy requests',
  audit: 'the audit',
  figures: 'figures',
  lately: 'what was done lately',
  spend: 'what was spent',
};

/** Which of these parts could not be read, in a sentence; undefined where all were. */
export function unreadWords(unread: Today['unread'], parts: readonly Today['unread'][number][]): string | undefined {
  const names = parts.filter((part) => unread.includes(part)).map((part) => partNames[part]);
  if (names.length === 0) return undefined;
  const text = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${capital(text ?? '')} could not be read. The rest is as of now.`;
}

/** Sections of the rail that have a number. */
const badgedSections = ['campaigns', 'experiments', 'leads', 'deliveries', 'privacy', 'settings', 'operations'] as const;
type Section = (typeof badgedSections)[number];

/** The section of the rail where each kind of wait is dealt with; the others are the campaigns'. */
const sections: Readonly<Partial<Record<Wait['about'], Section>>> = {
  decide: 'experiments',
  held: 'leads',
  second: 'leads',
  paused: 'deliveries',
  'given up': 'deliveries',
  late: 'deliveries',
  refused: 'deliveries',
  request: 'privacy',
  requests: 'privacy',
  audit: 'operations',
  servers: 'operations',
  settings: 'settings',
  placeholders: 'settings',
};

/** How much waits in each section, and whether something is wrong there. */
export interface Badge {
  readonly count: number;
  readonly isWrong: boolean;
}

/** Numbers beside the sections of the rail. What is planned waits for nobody. */
export function badgesOf(waits: readonly Wait[], now: number): Readonly<Record<Section, Badge>> {
  const badge = (section: Section): Badge => {
    const some = waits.filter(({ about }) => (sections[about] ?? 'campaigns') === section);
    const lines = waitLines(some, now).filter(({ tone }) => tone !== 'planned');
    return { count: lines.length, isWrong: lines.some(({ tone }) => tone === 'wrong') };
  };
  return Object.fromEntries(badgedSections.map((section) => [section, badge(section)])) as Record<Section, Badge>;
}
