import { keyOfPath } from '#contract/campaign/campaign.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { requestNumber } from '#contract/studio/lead-number.ts';
import type { StudioIcon } from '../../parts/icons.tsx';
import { asksWords, leftWords } from '../../parts/requestWords.ts';
import { ago, nearDay, nearTime } from '../../parts/times.ts';
import type { Tone } from '../../parts/tokens.ts';

export type Today = StudioAnswer<'today'>;
export type Wait = Today['waits'][number];
type Counted = Extract<Wait, { readonly about: 'fall' }>['before'];
type Compared = NonNullable<NonNullable<Today['figures']>['arrivals']>['compared'];
export type Lately = Today['lately'][number];

/** Where an act leads: a page of a campaign, or of the operators. */
export type Act = { readonly name: string } & (
  | { readonly key: string; readonly tab: 'look' | 'flow' | 'history'; readonly publish?: true }
  /** Figures of a campaign, beside the days before. */
  | { readonly figures: string }
  | { readonly href: string }
);

/** One thing that waits: what, why, and its one act. */
export interface WaitLine {
  readonly tone: Tone;
  readonly icon: StudioIcon;
  readonly what: string;
  readonly why: string;
  readonly act: Act;
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
const changesOf = (count: number) => many(count, 'change');
const days = (ms: number) => Math.floor(ms / 86_400_000);
/** Faults come with and without a full stop. */
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The command line has no name of its own. */
const person = (by: string) => (by === 'ops' ? 'the command line' : by === 'token' ? 'the token’s holder' : by);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The same at the beginning of a sentence; an operator's name stays as it is. */
const subject = (by: string) => (by === person(by) ? by : capital(person(by)));

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const share = ({ visits, qualified }: Counted) => percent.format(visits === 0 ? 0 : qualified / visits);

const operations = (name = 'Look'): Act => ({ name, href: '/ops' });
const deliveriesPage: Act = { name: 'Look', href: '/studio/deliveries' };
const keyOf = (path: string) => keyInAddress(keyOfPath(path));
const campaign = (name: string, path: string, tab: 'look' | 'flow' | 'history'): Act => ({ name, key: keyOf(path), tab });

type Of<About extends Wait['about']> = Extract<Wait, { readonly about: About }>;
type Words = { readonly [About in Wait['about']]: (wait: Of<About>, now: number) => WaitLine };

const wrong = { tone: 'wrong', icon: 'warning' } as const;
const waiting = { tone: 'waiting', icon: 'warning' } as const;

function scheduleLine({ path, act, dueAt, by, state, fault }: Of<'schedule'>, now: number): WaitLine {
  const [when, why] = [nearTime(dueAt, now), `${capital(ended(fault))} Planned by ${person(by)}`];
  const isPause = act === 'pause';
  const look = campaign('Look', path, 'history');
  if (state === 'failed')
    return { ...wrong, what: `${path} ${isPause ? 'was not paused' : 'did not go live'} ${when}`, why, act: look };
  if (fault !== '') return { ...wrong, what: `${path} cannot ${isPause ? 'be paused' : 'go live'} ${when}`, why, act: look };
  const what = `${path} ${isPause ? 'pauses' : 'goes live'} ${when}`;
  return { tone: 'planned', icon: 'clock', what, why: `All checks hold. Planned by ${person(by)}`, act: look };
}

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
  schedule: scheduleLine,
  illegal: ({ path, field, problem, remedy }) => ({
    ...wrong,
    what: `${path} is live and is not right`,
    why: `${field}: ${ended(problem)} ${remedy}`,
    act: campaign('Mend', path, 'look'),
  }),
  fall: ({ key, path, before, after }) => ({
    ...wrong,
    what: `${path} lost half of its qualified share or more`,
    why: `${share(after)} in the last 24 hours, ${share(before)} in the seven days before`,
    act: { name: 'See where', figures: key },
  }),
  servers: ({ late, servers }) => ({
    ...wrong,
    what: `${late} of ${servers} servers show the last known campaigns`,
    why: 'The database does not answer them',
    act: operations(),
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
  'given up': ({ destination, count }) => ({
    ...wrong,
    what: `${many(count, 'delivery', 'deliveries')} to ${destination} ${count === 1 ? 'was' : 'were'} given up`,
    why: 'Nothing is tried again by itself',
    act: deliveriesPage,
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
  held: ({ reason, leads, oldest }, now) => ({
    ...waiting,
    what: `${many(leads, 'lead is', 'leads are')} held, the oldest since ${nearDay(oldest, now)}`,
    why: capital(reason),
    act: { name: 'Look', href: `/studio/leads?now=held&why=${encodeURIComponent(reason)}` },
  }),
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
    act: operations('Operations'),
  }),
};

const ranks: readonly Tone[] = ['wrong', 'live', 'waiting', 'planned', 'quiet'];

/** What waits, in words: what is wrong first, then what may be decided. Pure. */
export const waitLines = (waits: readonly Wait[], now: number): readonly WaitLine[] =>
  waits
    .map((wait) => (words[wait.about] as (wait: Wait, now: number) => WaitLine)(wait, now))
    .sort((one, other) => ranks.indexOf(one.tone) - ranks.indexOf(other.tone));

const deeds: Readonly<Record<Lately['did'], string>> = {
  draft: 'worked on a draft of',
  'approve draft': 'approved the draft of',
  publish: 'published',
  pause: 'paused',
  resume: 'opened again',
  back: 'brought back',
  schedule: 'planned a change of',
  cancel: 'cancelled what was planned for',
};

/** An act in words: `D. Keller published /survey/hurt, version 15`. */
export const latelyWords = ({ by, did, path, version }: Lately): string =>
  `${subject(by)} ${deeds[did]} ${path}${version === undefined || did === 'pause' ? '' : `, version ${version}`}`;

/** A change against the same hours of yesterday; '' where it is not known. Pure. */
export function comparedWords(compared: Compared | undefined): { readonly visits: string; readonly qualified: string } {
  if (!compared) return { visits: '', qualified: '' };
  const { now, before } = compared;
  const sign = (text: string, value: number) => `${value >= 0 ? '+' : '−'}${text} on yesterday`;
  const more = before.visits === 0 ? undefined : now.visits / before.visits - 1;
  const points =
    before.visits === 0 || now.visits === 0 ? undefined : (now.qualified / now.visits - before.qualified / before.visits) * 100;
  return {
    visits: more === undefined ? '' : sign(`${Math.round(Math.abs(more) * 100)} %`, more),
    qualified: points === undefined ? '' : sign(Math.abs(points).toFixed(1), points),
  };
}

const partNames: Readonly<Record<Today['unread'][number], string>> = {
  campaigns: 'what waits of campaigns',
  falls: 'what fell',
  drafts: 'drafts',
  deliveries: 'deliveries',
  requests: 'privacy requests',
  audit: 'the audit',
  figures: 'figures',
  lately: 'what was done lately',
};

/** Which of these parts could not be read, in a sentence; undefined where all were. */
export function unreadWords(unread: Today['unread'], parts: readonly Today['unread'][number][]): string | undefined {
  const names = parts.filter((part) => unread.includes(part)).map((part) => partNames[part]);
  if (names.length === 0) return undefined;
  const text = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${capital(text ?? '')} could not be read. The rest is as of now.`;
}

type Section = 'campaigns' | 'leads' | 'deliveries' | 'privacy' | 'operations';

/** The section of the rail where each kind of wait is dealt with; the others are the campaigns'. */
const sections: Readonly<Partial<Record<Wait['about'], Exclude<Section, 'campaigns'>>>> = {
  held: 'leads',
  'given up': 'deliveries',
  late: 'deliveries',
  refused: 'deliveries',
  request: 'privacy',
  requests: 'privacy',
  audit: 'operations',
  servers: 'operations',
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
  return {
    campaigns: badge('campaigns'),
    leads: badge('leads'),
    deliveries: badge('deliveries'),
    privacy: badge('privacy'),
    operations: badge('operations'),
  };
}
