import type { StudioAnswer, StudioBody } from '#contract/studio/calls.ts';
import { type CsvColumn, csvText } from '../../parts/csv.ts';
import { dayEnd, dayStart } from '../../parts/days.ts';

export type AuditRow = StudioAnswer<'audit'>['rows'][number];

/** Acts as the audit has them, in words. */
export const deeds = {
  'sign in': 'signed in',
  list: 'listed',
  reveal: 'saw the data of',
  replay: 'sent again',
  release: 'released',
  drop: 'let go',
  export: 'exported',
  erase: 'erased',
  optout: 'opted out',
  optin: 'took back an opt-out of',
  approve: 'approved',
  close: 'closed',
  file: 'entered',
  mark: 'worked on',
  letter: 'sent a letter of',
  extend: 'made the term longer of',
  'take over': 'took over',
  rotate: 'changed keys',
  verify: 'verified',
  backup: 'backed up',
  restore: 'restored',
  test: 'made a test link',
  operators: 'changed people',
  'own secret': 'changed a secret of their own',
  'end session': 'ended a session',
  accept: 'accepted the audit as it is',
  draft: 'saved a draft of',
  'approve draft': 'approved the draft of',
  'discard draft': 'threw away the draft of',
  start: 'opened, as planned,',
  end: 'ended, as planned,',
  publish: 'published',
  pause: 'paused',
  resume: 'opened again',
  back: 'brought back',
  schedule: 'planned',
  cancel: 'cancelled',
  'draft settings': 'saved a draft of the settings',
  'discard settings': 'threw away the draft of the settings',
  'publish settings': 'published the settings',
  'bring settings back': 'brought back the settings',
  'test settings': 'tested the drafted destination',
  spend: 'uploaded',
  silence: 'silenced for a week',
  'speak again': 'let speak again',
  hold: 'held',
  return: 'took back for its buyer',
  'pause destination': 'paused the destination',
  'resume destination': 'resumed the destination',
  'try destination': 'had tried at once',
  'test delivery': 'sent a test to',
  'ask second': 'asked a second person for',
  'approve second': 'approved as the second person',
  'refuse second': 'refused as the second person',
  'export leads': 'took a file with the data of',
  seal: 'sealed the chain',
} as const;

const isDeed = (did: string): did is keyof typeof deeds => Object.hasOwn(deeds, did);
export const deedWords = (did: string): string => (isDeed(did) ? deeds[did] : did);

/** The command line and the token have no name of their own. */
export const personWords = (who: string): string =>
  who === 'token' ? 'the token’s holder' : who === 'server' ? 'the server' : who;

/** The question of the list, as its address has it. */
export interface AuditSearch {
  readonly who?: string;
  readonly did?: string;
  readonly what?: string;
  readonly from?: string;
  readonly to?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.slice(0, 100) : undefined);
const present = <Value extends object>(value: Value): { [Name in keyof Value]?: NonNullable<Value[Name]> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== '')) as never;
const day = (value: unknown) => (dayStart(text(value)) === undefined ? undefined : text(value));

/** Reads an address; parts that mean nothing are left out. Pure. */
export const readAuditSearch = ({ who, did, what, from, to }: Record<string, unknown>): AuditSearch =>
  present({
    who: text(who),
    did: typeof did === 'string' && isDeed(did) ? did : undefined,
    what: text(what),
    from: day(from),
    to: day(to),
  } as const);

/** The question with parts changed; one that is empty asks for nothing. Pure. */
export const changedAudit = (before: AuditSearch, part: AuditSearch): AuditSearch => present({ ...before, ...part });

/** The same as the server is asked. Pure. */
export const auditQuestion = ({ who, did, what, from, to }: AuditSearch): Omit<StudioBody<'audit'>, 'after'> =>
  present({ who, did, what, from: dayStart(from), to: dayEnd(to) });

const leadId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
/** The lead or request that a line is about, by its id; undefined for none. Pure. */
export const idIn = (what: string): string | undefined => leadId.exec(what)?.[0];

/** What a line of several deliveries says beside the first: how many more. Pure. */
export const moreIn = (what: string): number => Math.max(0, what.split(' ').filter((each) => leadId.test(each)).length - 1);

const columns: readonly CsvColumn<AuditRow>[] = [
  ['n', ({ n }) => n],
  ['at', ({ at }) => new Date(at).toISOString()],
  ['who', ({ who }) => who],
  ['did', ({ did }) => did],
  ['what', ({ what }) => what],
  ['because', ({ because }) => because],
];

/** The lines that are shown as a file. Pure. */
export const auditCsv = (rows: readonly AuditRow[]): string => csvText(columns, rows);
