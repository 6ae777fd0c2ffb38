import { sha256 } from '../lib/hash.ts';
import { HttpError } from '../lib/http-error.ts';
import { uuidv7 } from '../lib/uuid.ts';
import type { Permission } from '../operators/operators.ts';
import { approve, close, type PrivacyContext } from '../privacy/privacy-operations.ts';
import { parseDeliveryId } from '../store/delivery-id.ts';
import type { FourEyesRequest, FourEyesStore } from '../store/four-eyes-store.ts';
import type { StoredDelivery, StoredSubmission } from '../store/records.ts';
import { actOnMany, type Desk, type DeskAct, deskActs, fits } from './delivery-acts.ts';
import { canWriteOff } from './write-off.ts';

/** An act that may need a second person: on deliveries, a file of leads with their data, or an erasure that nobody asked for here. */
export type SecondAct = DeskAct | 'export' | 'erase';

/** What a person needs to ask for an act, or to decide it. */
export const secondPermission = (act: string): Permission => (act === 'export' ? 'reveal' : act === 'erase' ? 'privacy' : 'send');

/** What requests for a second person need, for one person. */
export interface SecondDesk extends Desk {
  readonly store: Desk['store'] & FourEyesStore;
  readonly who: string;
  /** What carries out erasures. */
  readonly privacy: PrivacyContext;
}

const dayMs = 86_400_000;
/** assumed: until the next working day's end, or what was counted has changed too much. */
const openMs = dayMs;
/** assumed: as long as somebody may ask who approved what; the audit has it for longer. */
const keptMs = 400 * dayMs;

const conflict = (message: string) => new HttpError(409, 'conflict', message);

/** How the audit names a request. */
const nameOf = ({ id, act, count, label }: Pick<FourEyesRequest, 'id' | 'act' | 'count' | 'label'>) =>
  `${act} of ${count}: ${label} (request ${id})`;

/**
 * Asks a second person for an act, on exactly these.
 * @param ids of deliveries, of leads for a file, or of the request for an erasure @param label what was chosen, in words
 * @returns the request's id
 */
export async function askSecond(
  desk: SecondDesk,
  asked: { readonly act: SecondAct; readonly ids: readonly string[]; readonly label: string; readonly because: string },
): Promise<string> {
  const { store, who, now } = desk;
  const { act, label, because } = asked;
  const at = now();
  const id = uuidv7(at);
  const scope = JSON.stringify(asked.ids);
  const count = asked.ids.length;
  await desk.audit({ did: 'ask second', what: nameOf({ id, act, count, label }), because });
  const request: FourEyesRequest = {
    ...{ id, act, scope, scopeHash: sha256(`${act} ${scope}`), count, label, askedBy: who, because },
    ...{ at, expiresAt: at + openMs, state: 'waiting', decidedBy: '', decidedAt: 0, done: 0 },
  };
  await store.askFourEyes(request, at - keptMs);
  return id;
}

const isAct = (act: string): act is DeskAct => (deskActs as readonly string[]).includes(act);
/** Leads read at once: no lead waits for the thread of the store. */
const batch = 200;

/** What of a request can still be done: the others changed since. */
export interface StillFits {
  readonly deliveries: readonly StoredDelivery[];
  /** Leads of a file. */
  readonly leads: readonly string[];
  /** Requests of erasures. */
  readonly requests: readonly string[];
  readonly fits: number;
  readonly changed: number;
}

/** Looks again at what a request is for. @throws StoreUnavailable */
export async function stillFits({ store }: Pick<SecondDesk, 'store'>, request: FourEyesRequest): Promise<StillFits> {
  const ids = JSON.parse(request.scope) as readonly string[];
  const deliveries: StoredDelivery[] = [];
  const leads: string[] = [];
  const requests: string[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const rows = await store.byIds([...new Set(some.map((each) => parseDeliveryId(each)[0]))]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const each of some) {
      const [submissionId, destination] = parseDeliveryId(each);
      const row: StoredSubmission | undefined = byId.get(submissionId);
      if (!row || row.state === 'erased') continue;
      if (request.act === 'erase') requests.push(...(row.state === 'done' ? [] : [submissionId]));
      else if (!isAct(request.act)) leads.push(submissionId);
      else deliveries.push(...row.deliveries.filter((own) => own.destination === destination && isFit(request.act, own)));
    }
  }
  const fit = deliveries.length + leads.length + requests.length;
  return { deliveries, leads, requests, fits: fit, changed: ids.length - fit };
}

const isFit = (act: string, delivery: StoredDelivery): boolean =>
  // the command line lets go of what waits as well
  act === 'drop' ? canWriteOff(delivery) : isAct(act) && fits[act](delivery);

/** A request that waits. @throws HttpError 409 for one that does not, or that is the person's own */
async function openRequest({ store, who, now }: SecondDesk, id: string): Promise<FourEyesRequest> {
  const request = await store.fourEyesRequest(id);
  if (!request) throw conflict('There is no such request.');
  if (request.state !== 'waiting') throw conflict(`It was decided already, by ${request.decidedBy}.`);
  if (request.expiresAt <= now()) throw conflict('Its time is over: whoever asked has to ask again.');
  if (request.askedBy === who) throw conflict('You asked for it yourself: somebody else has to decide.');
  return request;
}

/**
 * Approves a request as the second person, and does it: what changed since is left out. A file waits for who asked for it.
 * @param seen what the person looked at: the hash of the scope, and how many still fitted
 * @returns how many were done
 * @throws HttpError 409 where the scope or the number is another by now
 */
export async function approveSecond(
  desk: SecondDesk,
  id: string,
  seen: { readonly scopeHash: string; readonly fits: number },
): Promise<number> {
  const { store, who, now } = desk;
  const request = await openRequest(desk, id);
  if (request.scopeHash !== seen.scopeHash) throw conflict('This is not what you looked at: load the page again.');
  const still = await stillFits(desk, request);
  if (still.fits !== seen.fits)
    throw conflict(`${still.fits} of ${request.count} still fit, and you saw ${seen.fits}: look again.`);
  await desk.audit({ did: 'approve second', what: nameOf(request), because: request.because });
  if (!(await store.stepFourEyes({ id, from: 'waiting', to: 'approved', by: who, at: now(), done: 0 })))
    throw conflict('Somebody else has just decided it.');
  if (request.act === 'export') return 0;
  for (const each of still.requests) await approve(desk.privacy, each);
  const done = isAct(request.act)
    ? await actOnMany(desk, request.act, still.deliveries, `${request.because} (asked by ${request.askedBy})`)
    : still.requests.length;
  await store.stepFourEyes({ id, from: 'approved', to: 'done', by: '', at: now(), done });
  return done;
}

/** Refuses a request as the second person, with a reason. @throws HttpError 409 where it waits no more */
export async function refuseSecond(desk: SecondDesk, id: string, because: string): Promise<void> {
  const request = await openRequest(desk, id);
  await desk.audit({ did: 'refuse second', what: nameOf(request), because });
  if (!(await desk.store.stepFourEyes({ id, from: 'waiting', to: 'refused', by: desk.who, at: desk.now(), done: 0 })))
    throw conflict('Somebody else has just decided it.');
  if (request.act === 'erase') for (const each of JSON.parse(request.scope) as readonly string[]) await close(desk.privacy, each);
}

/** Takes the file that a second person approved, once. @returns the leads of it @throws HttpError 409 where it may not be taken */
export async function takeApprovedFile(desk: SecondDesk, id: string): Promise<readonly string[]> {
  const { store, who, now } = desk;
  const request = await store.fourEyesRequest(id);
  if (request?.act !== 'export' || request.askedBy !== who) throw conflict('Only who asked for a file may take it.');
  const { leads } = await stillFits(desk, request);
  await desk.audit({ did: 'export leads', what: nameOf(request), because: request.because });
  if (!(await store.stepFourEyes({ id, from: 'approved', to: 'done', by: '', at: now(), done: leads.length })))
    throw conflict('It waits for a second person, was taken already, or its time is over.');
  return leads;
}
