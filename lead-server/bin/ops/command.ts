import { isRealDay } from '#contract/fields/dates.ts';
import type { AuditEntry } from '../../src/desk/audit-log.ts';
import type { Config } from '../../src/settings/config.ts';
import type { StoredSubmission } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import type { Vault } from '../../src/vault/vault.ts';

/** Something that the person can put right: its message is all they need. */
export class UsageError extends Error {}

/** The options that commands take, as given. */
export const options = {
  json: { type: 'boolean', default: false },
  html: { type: 'boolean', default: false },
  test: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  since: { type: 'string' },
  until: { type: 'string' },
  state: { type: 'string' },
  destination: { type: 'string' },
  because: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  keys: { type: 'string' },
  as: { type: 'string' },
  at: { type: 'string' },
  instead: { type: 'string' },
  how: { type: 'string' },
  whose: { type: 'string' },
  csv: { type: 'boolean', default: false },
  merge: { type: 'boolean', default: false },
} as const;

export interface GivenOptions {
  readonly json: boolean;
  readonly html: boolean;
  readonly test: boolean;
  readonly verify: boolean;
  readonly csv: boolean;
  readonly merge: boolean;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly state?: string | undefined;
  readonly destination?: string | undefined;
  readonly because?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly keys?: string | undefined;
  readonly as?: string | undefined;
  readonly at?: string | undefined;
  readonly instead?: string | undefined;
  readonly how?: string | undefined;
  readonly whose?: string | undefined;
}

export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly vault: () => Vault;
  readonly given: GivenOptions;
  /** The arguments after the command's name. */
  readonly rest: readonly string[];
}

export interface Command {
  /** One line: the command with every option, then what it does. */
  readonly usage: readonly [how: string, what: string];
  /** How many words may come after its name. Any other number is refused: an id without its destination would mean everything else. */
  readonly words: readonly number[];
  /** Whether it opens or seals what is stored: its keys are checked before anything else. Without it there is no `vault`. */
  readonly opens?: true;
  /**
   * The audit entry of people's data shown or changed: stored before it runs. A command without it changes nothing and
   * shows ids and counts only.
   * @throws UsageError for invalid arguments
   */
  readonly audited?: (context: Context) => Omit<AuditEntry, 'who' | 'from'> | Promise<Omit<AuditEntry, 'who' | 'from'>>;
  /** It changes what is stored by acts that write their own lines of the audit (src/desk). */
  readonly changes?: true;
  readonly run: (context: Context) => Promise<void>;
  /** What it says where the store cannot be opened, before the reason. */
  readonly withoutStore?: (config: Config) => Promise<void>;
}

/** A command that opens the store itself, or needs none. */
export interface StandaloneCommand extends Pick<Command, 'usage' | 'words'> {
  readonly standalone: true;
  readonly run: (context: Omit<Context, 'store' | 'vault'>) => Promise<void>;
}

/** ISO 8601, as it is written at length. `Date` reads a moment out of nearly any words, also `lead 12`. */
const isoMoment = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** A day in UTC, or a time, local without a zone. @throws UsageError */
export function parseMoment(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const [, year, month, day] = (isoMoment.exec(text) ?? []).map(Number);
  const date = new Date(text);
  // of a day that its month does not have, `Date` makes one of the next
  if (!year || !month || !day || !isRealDay({ year, month, day }) || Number.isNaN(date.getTime()))
    throw new UsageError(`--${name} should be a moment such as 2026-01-31T12:00:00Z, not ${text}`);
  return date;
}

/** The state of an option, where one is given. @throws UsageError for one that there is not: nothing is in it, and all would seem well */
export function parseState<State extends string>(states: readonly State[], text: string | undefined): State | undefined {
  const state = states.find((each) => each === text);
  if (text !== undefined && state === undefined) throw new UsageError(`--state should be one of ${states.join(', ')}`);
  return state;
}

/**
 * The row of a typed id. Checked before the audit, which would keep a mistyped address.
 * @throws UsageError without such a row
 */
export async function findStored(
  { store }: Pick<Context, 'store'>,
  id: string,
  isMeant: (row: StoredSubmission) => boolean,
  otherwise: string,
): Promise<StoredSubmission> {
  const [row] = await store.byIds([id]);
  if (!row || !isMeant(row)) throw new UsageError(otherwise);
  return row;
}

/** The options of a listing in words, for the audit. @throws UsageError */
export function rangeLabel({
  since,
  until,
  state,
  destination,
}: Omit<GivenOptions, 'json' | 'html' | 'test' | 'verify' | 'csv' | 'merge'>): string {
  const parts = {
    since: parseMoment('since', since)?.toISOString(),
    until: parseMoment('until', until)?.toISOString(),
    state,
    destination,
  };
  const words = Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
  return words.join(', ') || 'all';
}

/** Terminal control characters: a visitor's text may contain them. */
const controlCharacters = /[\p{Cc}\p{Cf}]/gu;

const escaped = (text: string) => text.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON without terminal control characters. */
export const asJson = (value: unknown, space = 0): string =>
  JSON.stringify(value, null, space).replace(controlCharacters, (each) => (each === '\n' ? each : escaped(each)));

/** Reports on stderr how much could not be read; the exit code is then 1. */
export function warnUnreadable(count: number): void {
  if (count === 0) return;
  process.exitCode = 1;
  console.error(`${count} could not be read: is a key missing in DATA_KEYS, or is the data damaged?`);
}

/** The rows as they are; `warnUnreadable` counts them at the end. */
export async function* countingUnreadable<Row extends object>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let unreadable = 0;
  for await (const row of rows) {
    if ('unreadable' in row) unreadable += 1;
    yield row;
  }
  warnUnreadable(unreadable);
}

/** Shown for the unknown values of such a row. */
export const unreadableText = 'cannot be read';

/** Rows as a table, or a JSON object a line. */
export async function print<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  json: boolean,
  head: readonly string[],
  cells: (row: Row) => readonly string[],
): Promise<void> {
  if (json) {
    for await (const row of rows) console.log(asJson(row));
    return;
  }
  const table = [head];
  for await (const row of rows) table.push(cells(row).map((cell) => cell.replace(controlCharacters, '\ufffd')));
  // no spread: a call takes only so many arguments, of the order of 100,000
  const widths = head.map((_, column) => table.reduce((most, row) => Math.max(most, (row[column] ?? '').length), 0));
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  for (const line of lines) console.log(line.trimEnd());
  console.log(`${table.length - 1} in all`);
}
