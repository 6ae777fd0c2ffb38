import { sha256 } from '../lib/hash.ts';
import { HttpError } from '../lib/http-error.ts';
import { isClosed, loadCase, type PrivacyCase } from '../privacy/cases.ts';
import { type PrivacyContext, settleRequest } from '../privacy/privacy-operations.ts';
import type { ValueStore } from '../store/value-store.ts';
import type { DeskMarks } from '../submissions/stored-privacy-request.ts';
import type { WriteAudit } from './acts.ts';

/** What acts on privacy requests need. The command line and the studio call the same ones. */
export interface PrivacyDesk extends PrivacyContext {
  readonly store: PrivacyContext['store'] & ValueStore;
  /** Who acts. */
  readonly who: string;
  /** Whether there is a service that sends letters (CONFIRMATION_URL). */
  readonly sendsLetters: boolean;
  readonly audit: WriteAudit;
}

export const refused = (message: string) => new HttpError(409, 'refused', message);

/** What people have done with a request. Bytes and state say less: the server seals it again and works on it by itself. */
const marksOf = ({ row, request }: Pick<PrivacyCase, 'row' | 'request'>) =>
  request ? (request.desk ?? {}) : Buffer.from(row.sealed).toString('base64');

/** What a page has read of a case: an act on another one is refused. */
export const etagOf = (found: PrivacyCase): string =>
  sha256(JSON.stringify([isClosed(found), marksOf(found), found.carried ? marksOf(found.carried) : {}])).slice(0, 16);

/** Who has a case open. */
export interface CaseHolder {
  readonly by: string;
  /** Since when, and when their page last said so: milliseconds since 1970. */
  readonly since: number;
  readonly at: number;
}

const holderName = (id: string) => `privacy-open:${id}`;
/** A page says every quarter of a minute that it is open: after a minute without it is closed. */
const heldMs = 60_000;

function readHolder(value: string | undefined, now: number): CaseHolder | undefined {
  const holder = value === undefined ? undefined : (JSON.parse(value) as CaseHolder);
  return holder && now - holder.at < heldMs ? holder : undefined;
}

/** Who has a case open now, with another name than this; undefined for nobody. */
export async function otherHolder(
  { store, now, who }: Pick<PrivacyDesk, 'store' | 'now' | 'who'>,
  id: string,
): Promise<CaseHolder | undefined> {
  const holder = readHolder(await store.getValue(holderName(id)), now().getTime());
  return holder && holder.by !== who ? holder : undefined;
}

/**
 * Says that a person has a case open. @param takes also where somebody else has it; the audit has its line then
 * @returns who has it now
 */
export async function openCase(desk: PrivacyDesk, id: string, takes: boolean): Promise<CaseHolder> {
  for (let tries = 0; tries < 3; tries += 1) {
    const before = await desk.store.getValue(holderName(id));
    const now = desk.now().getTime();
    const holder = readHolder(before, now);
    const isOwn = holder?.by === desk.who;
    if (holder && !isOwn && !takes) return holder;
    if (holder && !isOwn) await desk.audit({ did: 'take over', what: `${id} from ${holder.by}` });
    const own = { by: desk.who, since: isOwn ? holder.since : now, at: now };
    if (await desk.store.replaceValue(holderName(id), before, JSON.stringify(own), [])) return own;
  }
  throw refused('Several people open this request at once: try again.');
}

/** Lets go of a case. */
export const leaveCase = async ({ store }: Pick<PrivacyDesk, 'store'>, id: string): Promise<void> =>
  void (await store.deleteValue(holderName(id)));

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });

/**
 * The case that an act is for. One that closed by itself can still be answered by a letter.
 * @param etag what its page has read; undefined for the command line @throws HttpError 409, 404
 */
export async function caseToActOn(
  desk: PrivacyDesk,
  id: string,
  etag: string | undefined,
  { alsoClosed = false } = {},
): Promise<PrivacyCase> {
  const found = await loadCase(desk, id);
  if (!found) throw new HttpError(404, 'not_found', 'There is no such request: it may be too old to be kept.');
  const other = await otherHolder(desk, found.row.id);
  if (other)
    throw refused(
      `${other.by} has this request open since ${clock.format(other.since)} UTC. Speak to them, or take it over on its page.`,
    );
  if (isClosed(found) && !alsoClosed) throw refused('It is closed already, and nothing was done.');
  if (etag !== undefined && etag !== etagOf(found))
    throw refused('It has changed meanwhile, and nothing was done: look at it again.');
  return found;
}

/** Writes what people did into a case. @throws HttpError 409 for one that cannot be read, or has just changed */
export async function markCase(desk: PrivacyDesk, { row, request }: PrivacyCase, marks: DeskMarks): Promise<void> {
  if (!request) throw refused('It cannot be read: is a key missing in DATA_KEYS, or is the data damaged?');
  const marked = { ...request, desk: { ...request.desk, ...marks } };
  await settleRequest(desk, { row, request: marked }, row.state).catch(() => {
    throw refused('It has changed meanwhile, and nothing was done: look at it again.');
  });
}
