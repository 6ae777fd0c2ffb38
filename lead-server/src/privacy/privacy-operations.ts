import { type Person, type PrivacyForm, type RequestType, requestsOf } from '#contract/consent/privacy-request.ts';
import { optedOutReason, unconfirmedReason, waitingReason } from '../delivery/hold-policy.ts';
import { uuidv7 } from '../lib/uuid.ts';
import { everyRow } from '../store/batches.ts';
import { deliveryId } from '../store/delivery-id.ts';
import type { StoredSubmission, SubmissionState } from '../store/records.ts';
import { type AttemptLog, decryptAttemptLog } from '../submissions/attempt-log.ts';
import { hasOptedOut } from '../submissions/opt-outs.ts';
import type { PersonCopy, PrivacyRequest, WhoseContacts } from '../submissions/stored-privacy-request.ts';
import { contactOf, decryptContent } from '../submissions/submission-content.ts';
import { undefinedIfUnreadable, type Vault } from '../vault/vault.ts';
import { createPersonCopy, findLeads, findRequests, type PersonStore, updateRequest } from './person-records.ts';
import { privacySubmission } from './privacy-intake.ts';
import { isUnverified } from './privacy-plan.ts';
import type { ProcessPrivacyRequest } from './privacy-request-processor.ts';

/** Operators' acts on privacy requests (`ops person`, `ops requests`). */
export interface PrivacyContext {
  readonly store: PersonStore;
  readonly vault: Vault;
  readonly processRequest: ProcessPrivacyRequest;
  readonly now: () => Date;
}

/** A request that an operator files: nobody's captcha, address or browser. */
export const operatorRequest = (at: Date, form: PrivacyForm): PrivacyRequest => ({
  id: uuidv7(at.getTime()),
  filedAt: at.toISOString(),
  by: 'operator',
  form,
  token: '',
  ipAddress: '',
  userAgent: 'ops',
});

/**
 * Files an operator's request and processes it at once; after an interruption `approve` continues.
 * @param carriesOut the request that it carries out
 * @returns the request with its proof
 */
export async function fileAndProcess(
  { store, vault, processRequest, now }: PrivacyContext,
  form: PrivacyForm,
  carriesOut?: string,
): Promise<PrivacyRequest> {
  const request = { ...operatorRequest(now(), form), ...(carriesOut !== undefined && { for: carriesOut }) };
  await store.commit([privacySubmission(vault, request, { key: request.id, deliveries: [] })]);
  return processRequest(request.id);
}

export interface RequestView {
  readonly state: SubmissionState;
  readonly request: PrivacyRequest;
  /** State of each delivery: the privacy request processor, the alert, and the notices to partners with a lead. */
  readonly deliveries: Readonly<Record<string, string>>;
}

/** A request that cannot be decrypted: it is damaged, or a key is missing. The others are shown. */
export interface UnreadableRequest {
  readonly id: string;
  readonly state: SubmissionState;
  /** ISO 8601, UTC. */
  readonly filedAt: string;
  readonly unreadable: true;
}

/** @throws Error when the row is no privacy request */
export function requestView(vault: Vault, row: StoredSubmission): RequestView | UnreadableRequest {
  const { id, state, receivedAt } = row;
  const content = undefinedIfUnreadable(() => decryptContent(vault, row));
  if (!content) return { id, state, filedAt: new Date(receivedAt).toISOString(), unreadable: true };
  if (content.is !== 'privacy') throw new Error(`${id} is no privacy request`);
  const deliveries = Object.fromEntries(row.deliveries.map(({ destination, state }) => [destination, state]));
  return { state, request: content.request, deliveries };
}

export interface LoadedRequest {
  readonly row: StoredSubmission;
  readonly request: PrivacyRequest;
}

/** The request in a row; undefined where it cannot be decrypted. */
export function readableRequest(vault: Vault, row: StoredSubmission): LoadedRequest | undefined {
  const view = requestView(vault, row);
  return 'unreadable' in view ? undefined : { row, request: view.request };
}

/** @returns undefined for an unknown id @throws Error for one that cannot be decrypted */
export async function loadRequest(
  { store, vault }: Pick<PrivacyContext, 'store' | 'vault'>,
  id: string,
): Promise<LoadedRequest | undefined> {
  const [row] = await store.byIds([id]);
  if (row?.kind !== 'privacy') return undefined;
  const found = readableRequest(vault, row);
  if (!found) throw new Error(`Request ${id} cannot be read: is a key missing in DATA_KEYS, or is it damaged?`);
  return found;
}

/** Stores a request as it now is. @throws Error when it has changed since it was read */
export async function settleRequest(
  parts: Pick<PrivacyContext, 'store' | 'vault'>,
  { row, request }: LoadedRequest,
  state: SubmissionState = 'done',
): Promise<PrivacyRequest> {
  if (await updateRequest(parts, row, request, state)) return request;
  throw new Error(`Request ${row.id} has just changed: look at it again.`);
}

/**
 * All records of a person's email or phone, decrypted, for `ops person export`. Saved visits are left out: only the
 * visitor has their key.
 */
export interface PersonExport extends PersonCopy {
  /** Without the captcha's token, and without the copies of leads that they were given. */
  readonly requests: readonly (
    | (Omit<RequestView, 'request'> & { readonly request: Omit<PrivacyRequest, 'token' | 'copy'> })
    | UnreadableRequest
  )[];
  /** The last attempt of each delivery: the request without keys, and the response. */
  readonly exchanges: readonly ((AttemptLog | { readonly unreadable: true }) & { readonly delivery: string })[];
}

/** Collects it, as it is at this moment. */
export async function exportPerson(
  { store, vault, now }: Omit<PrivacyContext, 'processRequest'>,
  person: Person,
): Promise<PersonExport> {
  const [found, filed] = [await findLeads({ store, vault }, person), await findRequests({ store, vault }, person)];
  const exchanges: PersonExport['exchanges'][number][] = [];
  for (const { submissionId, destination } of [...found.map(({ row }) => row), ...filed].flatMap((row) => row.deliveries)) {
    const delivery = deliveryId(submissionId, destination);
    const kept = await store.attemptLog(delivery);
    if (!kept) continue;
    const opened = undefinedIfUnreadable(() => decryptAttemptLog(vault, delivery, kept)) ?? ({ unreadable: true } as const);
    exchanges.push({ delivery, ...opened });
  }
  const requests = filed.map((row) => {
    const view = requestView(vault, row);
    if ('unreadable' in view) return view;
    const { token: _judged, copy: _nested, ...request } = view.request;
    return { ...view, request };
  });
  return { ...(await createPersonCopy({ store, vault }, person, found, now())), requests, exchanges };
}

/** Requests that stop a sale while they wait: a deletion or an opt-out. */
const blockingTypes: readonly RequestType[] = ['requestToDeleteInformation', 'optOutOfSaleOrSharingOfInformation'];

/** The form as it still applies: without a cancelled deletion, and without an opt-out that was undone. */
export const formOf = ({ form, recalledAt, undoneAt }: PrivacyRequest): PrivacyForm => ({
  ...form,
  ...(recalledAt !== undefined && { requestToDeleteInformation: 'no' }),
  ...(undoneAt !== undefined && { optOutOfSaleOrSharingOfInformation: 'no' }),
});

/** The parts of a request that wait for a person. */
export function waitingFor(request: PrivacyRequest): readonly RequestType[] {
  const { plan, done, recalledAt } = request;
  const asked = requestsOf(formOf(request));
  if (!plan || (!done && recalledAt === undefined)) return asked;
  return plan.forPerson.map((each) => each.request).filter((type) => asked.includes(type));
}

/**
 * Finds the request that blocks a sale: a deletion or opt-out of the lead's person that is not finished.
 * One without a passed captcha blocks nothing, since anybody can send it; one that cannot be read does.
 */
export async function findBlockingRequest(
  parts: Pick<PrivacyContext, 'store' | 'vault'>,
  lead: string,
): Promise<string | undefined> {
  const [row] = await parts.store.byIds([lead]);
  // a request's own deliveries announce it
  if (row?.kind !== 'lead') return undefined;
  const filed = await findRequests(parts, contactOf(decryptContent(parts.vault, row)));
  return filed.find((each) => {
    const view = requestView(parts.vault, each);
    if ('unreadable' in view) return each.state !== 'done';
    if (each.state === 'done' || view.request.approvedAs !== undefined || isUnverified(view.request)) return false;
    return waitingFor(view.request).some((type) => blockingTypes.includes(type));
  })?.id;
}

const leadsIn = (copy: PersonCopy | undefined) => (copy?.leads ?? []).map(({ id }) => id);

/** Whether it is an erasure that an operator filed without a person's request: `approveSecond` carries it out. Pure. */
export const needsSecond = (request: PrivacyRequest): boolean =>
  request.by === 'operator' && request.for === undefined && requestsOf(request.form).includes('requestToDeleteInformation');

/**
 * Processes a request once a person has verified who asks, as a new request of the operator's. The first one keeps its own
 * proof. A copy is not kept twice.
 * @param whose whose contacts count, where the email is of one person and the phone of another
 * @returns the operator's request; undefined when none waits
 */
export async function approve(
  parts: PrivacyContext,
  id: string,
  whose: WhoseContacts = 'both',
): Promise<PrivacyRequest | undefined> {
  const found = await loadRequest(parts, id);
  if (!found || found.row.state === 'done' || found.request.approvedAs !== undefined) return undefined;
  if (found.request.by === 'operator' && !found.request.done) return parts.processRequest(id);
  const form = { ...formOf(found.request), ...(whose === 'email' && { phone: '' }), ...(whose === 'phone' && { email: '' }) };
  const carriedOut = await fileAndProcess(parts, form, id);
  // it is done: what others write meanwhile, such as a dropped copy, is read again
  for (let tries = 1; ; tries += 1) {
    const { row, request } = (await loadRequest(parts, id)) ?? found;
    const { copy, ...rest } = { ...request, token: '', approvedAs: carriedOut.id };
    const isKept = copy && !leadsIn(copy).every((lead) => leadsIn(carriedOut.copy).includes(lead));
    if (await updateRequest(parts, row, isKept ? { ...rest, copy } : rest, isKept ? 'open' : 'done')) return carriedOut;
    if (tries === 3) throw new Error(`Request ${id} keeps changing: close it, ${carriedOut.id} has carried it out.`);
  }
}

/** Releases the deliveries that a request held, unless another one of the person waits, or they have opted out. */
export async function releaseHolds(
  parts: Omit<PrivacyContext, 'processRequest'>,
  { plan }: Pick<PrivacyRequest, 'plan'>,
): Promise<void> {
  const reasons: readonly string[] = [unconfirmedReason, waitingReason, optedOutReason];
  for (const row of await parts.store.byIds([...(plan?.certain ?? []), ...(plan?.likely ?? [])])) {
    const held = row.deliveries.filter(({ state, reason }) => state === 'held' && reasons.includes(reason));
    if (held.length === 0 || (await findBlockingRequest(parts, row.id)) !== undefined) continue;
    if (await hasOptedOut(parts, contactOf(decryptContent(parts.vault, row)))) continue;
    for (const { submissionId, destination } of held)
      await parts.store.replay(submissionId, destination, parts.now().getTime(), ['held']);
  }
}

/** Whether the owner of the contacts can still confirm or cancel a deletion, also when a person has come to see it. */
export const awaitsOwner = ({ row, request }: LoadedRequest): boolean =>
  (row.state === 'confirming' || row.state === 'open') &&
  request.awaitsUntil !== undefined &&
  request.done === undefined &&
  request.approvedAs === undefined &&
  request.recalledAt === undefined;

/** Carries out a deletion that its owner has confirmed. */
export async function carryOutConfirmed(parts: PrivacyContext, found: LoadedRequest): Promise<void> {
  const request = { ...found.request, confirmedAt: parts.now().toISOString() };
  // the hourly round goes on with it where this is cut off
  await settleRequest(parts, { ...found, request }, 'confirming');
  await parts.processRequest(request.id);
}

/** Cancels a deletion that its owner never asked for, and releases its leads. @returns whether one waited */
export async function recallDeletion(parts: Omit<PrivacyContext, 'processRequest'>, id: string): Promise<boolean> {
  const found = await loadRequest(parts, id);
  if (!found) return false;
  if (found.request.recalledAt !== undefined) {
    // a recall that was cut off before it let go
    await releaseHolds(parts, found.request);
    return true;
  }
  if (!awaitsOwner(found)) return false;
  const request = { ...found.request, recalledAt: parts.now().toISOString() };
  // a copy or a correction that was asked for beside it still waits for a person
  await settleRequest(parts, { ...found, request }, waitingFor(request).length > 0 ? 'open' : 'done');
  await releaseHolds(parts, request);
  return true;
}

/**
 * Shows a person the deletions that nobody confirmed in time, and carries out those that were confirmed and cut off. A failure
 * stops no other.
 * @returns how many were shown @throws the first failure, once all were tried
 */
export async function handOverUnconfirmed(parts: PrivacyContext): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for await (const row of everyRow(
    '',
    (page) => parts.store.submissions('privacy', page),
    ({ id }) => id,
  )) {
    const found = row.state === 'confirming' ? readableRequest(parts.vault, row) : undefined;
    if (!found) continue;
    const { confirmedAt, awaitsUntil = '' } = found.request;
    if (confirmedAt === undefined && Date.parse(awaitsUntil) > parts.now().getTime()) continue;
    const work = confirmedAt === undefined ? settleRequest(parts, found, 'open') : parts.processRequest(row.id);
    await work.then(
      () => {
        if (confirmedAt === undefined) count += 1;
      },
      (failure: unknown) => failures.push(failure),
    );
  }
  if (failures.length > 0) throw failures[0];
  return count;
}

/** Closes a request that needs nothing more, and drops its copy. @returns whether there was such a request */
export async function close(parts: Pick<PrivacyContext, 'store' | 'vault'>, id: string): Promise<boolean> {
  const [row] = await parts.store.byIds([id]);
  if (row?.kind !== 'privacy') return false;
  const view = requestView(parts.vault, row);
  if ('unreadable' in view) return parts.store.rewrite({ ...row, before: row.sealed, state: 'done' });
  if (awaitsOwner({ row, request: view.request })) return recallDeletion({ ...parts, now: () => new Date() }, id);
  const { copy: _sent, ...request } = view.request;
  await settleRequest(parts, { row, request });
  return true;
}
