import { type Person, personOf, type RequestType, requestsOf } from '#contract/consent/privacy-request.ts';
import type { StoredSubmission } from '../store/records.ts';
import type { PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import type { Vault } from '../vault/vault.ts';
import { type Day, dayOf } from './law/law-days.ts';
import { clockOf, type LawClock } from './law/laws.ts';
import { findLeads, type PersonStore } from './person-records.ts';
import { isProcessor } from './privacy-destinations.ts';
import { type LoadedRequest, needsSecond, readableRequest, waitingFor } from './privacy-operations.ts';

/** A request as a person works on it: what was asked, and the operator's request that carries it out. */
export interface PrivacyCase {
  readonly row: StoredSubmission;
  /** Undefined where it cannot be decrypted. */
  readonly request: PrivacyRequest | undefined;
  readonly carried: LoadedRequest | undefined;
}

interface CaseParts {
  readonly store: PersonStore;
  readonly vault: Vault;
}

/** The cases of these rows, each once: one that carries another out is shown as that other. */
export async function casesOf({ store, vault }: CaseParts, rows: readonly StoredSubmission[]): Promise<readonly PrivacyCase[]> {
  const known = new Map(rows.map((row) => [row.id, row]));
  const opened = (row: StoredSubmission | undefined) => row && readableRequest(vault, row)?.request;
  const requests = new Map(rows.map((row) => [row.id, opened(row)]));
  const related = [...requests.values()].flatMap((request) =>
    [request?.for, request?.approvedAs].filter((id) => id !== undefined),
  );
  const missing = [...new Set(related)].filter((id) => !known.has(id));
  for (const row of missing.length > 0 ? await store.byIds(missing) : []) {
    known.set(row.id, row);
    requests.set(row.id, opened(row));
  }
  const cases = new Map<string, PrivacyCase>();
  for (const { id } of rows) {
    const first = requests.get(id)?.for;
    // one that was cut off stands by itself until it is carried out
    const isMerged = first !== undefined && requests.get(first)?.approvedAs === id;
    const row = known.get(isMerged ? first : id);
    if (!row || cases.has(row.id)) continue;
    const request = requests.get(row.id);
    const other = request?.approvedAs === undefined ? undefined : known.get(request.approvedAs);
    const carriedOut = other && requests.get(other.id);
    cases.set(row.id, { row, request, carried: other && carriedOut ? { row: other, request: carriedOut } : undefined });
  }
  return [...cases.values()];
}

/** The case of a request's id, or of the one that carries it out; undefined for none. */
export async function loadCase(parts: CaseParts, id: string): Promise<PrivacyCase | undefined> {
  const [row] = await parts.store.byIds([id]);
  return row?.kind === 'privacy' ? (await casesOf(parts, [row]))[0] : undefined;
}

/** Whether it waits for nobody any more. */
export const isClosed = ({ row, carried }: PrivacyCase): boolean =>
  row.state === 'done' && (carried === undefined || carried.row.state === 'done');

/** What of a case is still to be done, by what was asked. Pure. */
export function outstandingOf({ request, carried }: PrivacyCase): readonly RequestType[] {
  if (!request) return [];
  if (carried) return waitingFor(carried.request);
  return waitingFor(request);
}

/** The day on which it reached the company. Pure. */
export const receivedOn = ({ entered, filedAt }: PrivacyRequest): Day => entered?.on ?? dayOf(Date.parse(filedAt));

/** Its clock on a day; undefined for one that cannot be read, or asks for nothing. Pure. */
export function caseClock(each: PrivacyCase, today: Day): LawClock | undefined {
  const { request } = each;
  if (!request) return undefined;
  const outstanding = outstandingOf(each);
  const types = outstanding.length > 0 ? outstanding : requestsOf(request.form);
  return clockOf({
    ...{ region: request.form.state ?? '', received: receivedOn(request), today },
    types: types.length > 0 ? types : ['requestForInformation'],
    isLonger: request.desk?.longer !== undefined,
  });
}

/** When it was closed: by a person, or with what was done last. Pure. */
export function closedAt({ row, request, carried }: PrivacyCase): number {
  const moments = [request?.desk?.closed?.at, carried?.request.done?.at, request?.done?.at, request?.recalledAt].flatMap((at) =>
    at === undefined ? [] : [Date.parse(at)],
  );
  return moments[0] ?? row.receivedAt;
}

export type Told = 'told' | 'on its way' | 'failed' | 'by hand';

/** A destination that had a lead of the person's, and whether it knows. */
export interface ToldDestination {
  readonly destination: string;
  readonly state: Told;
  /** The day on which it was told. */
  readonly on?: Day;
  /** Who told it; undefined for a notice of the server's. */
  readonly by?: string;
}

const noticeStates = { delivered: 'told', pending: 'on its way', dead: 'failed', held: 'failed', no_partner: 'by hand' } as const;
const ranks: readonly Told[] = ['by hand', 'failed', 'on its way', 'told'];

/** Whom to tell, and who knows. A destination has one notice or two: it knows when it has them all. Pure. */
export function toldOf({ row, request, carried }: PrivacyCase): readonly ToldDestination[] {
  const deliveries = [...row.deliveries, ...(carried?.row.deliveries ?? [])];
  const names = new Set([request, carried?.request].flatMap((each) => Object.keys(each?.plan?.tell ?? {})));
  return [...names].sort().flatMap((destination): readonly ToldDestination[] => {
    const byPerson = request?.desk?.told?.[destination];
    if (byPerson) return [{ destination, state: 'told', on: byPerson.on, by: byPerson.by }];
    const notices = deliveries.filter(
      (each) => each.destination === `${destination}-privacy` || each.destination === `${destination}-deletion-privacy`,
    );
    const states = notices.map(({ state }) => noticeStates[state]);
    const state = ranks.find((each) => states.includes(each));
    // nobody has decided yet that it is to be told
    if (state === undefined) return [];
    const last = Math.max(...notices.map(({ updatedAt }) => updatedAt));
    return [{ destination, state, ...(state === 'told' && { on: dayOf(last) }) }];
  });
}

/** How a person's leads were found. */
export interface FoundOfPerson {
  readonly leads: readonly { readonly id: string; readonly at: number; readonly by: 'both' | 'email' | 'phone' }[];
  /** The email is of some leads and the phone of others: these may be two people. */
  readonly isTwo: boolean;
}

/** The leads of an email and a phone, and whether they may be of two people. */
export async function findOfPerson(parts: CaseParts, person: Person): Promise<FoundOfPerson> {
  const leads = (await findLeads(parts, person)).map(({ row, email, phone }) => ({
    id: row.id,
    at: row.receivedAt,
    by: email && phone ? ('both' as const) : email ? ('email' as const) : ('phone' as const),
  }));
  const has = (by: 'email' | 'phone') => leads.some((each) => each.by === by);
  return { leads, isTwo: has('email') && has('phone') };
}

/** The same of a case that was not carried out yet; an unreadable one finds nobody. */
export const findOfCase = async (parts: CaseParts, { request }: PrivacyCase): Promise<FoundOfPerson> =>
  request ? findOfPerson(parts, personOf(request.form)) : { leads: [], isTwo: false };

/** How sure it is whose request it is. Pure. */
export function identityOf(each: PrivacyCase): 'owner' | 'person' | 'two points' | 'one point' | 'unverified' | 'nobody' {
  const { request, row } = each;
  if (!request) return 'nobody';
  const { confirmedAt, desk, plan, by } = request;
  if (confirmedAt !== undefined) return 'owner';
  if (desk?.identity !== undefined || by === 'operator') return 'person';
  if (row.state === 'unverified') return 'unverified';
  if (plan && plan.likely.length > 0) return 'one point';
  return plan && plan.certain.length > 0 ? 'two points' : 'nobody';
}

/** What comes next in a case. `tell` and `notice` name a destination. */
export type NextStep =
  | 'look'
  | 'work'
  | 'permission'
  | 'identity'
  | 'owner'
  | 'second'
  | 'approve'
  | 'decide'
  | 'copy'
  | 'tell'
  | 'notice'
  | 'letter'
  | 'close'
  | 'closed';

const carriedOutByUs: readonly RequestType[] = [
  'optOutOfSaleOrSharingOfInformation',
  'requestForInformation',
  'requestToDeleteInformation',
];

/** Whether the server has still to work on it: an approval meanwhile would change what that is about to write. Pure. */
export const isWorkedOn = ({ row }: Pick<PrivacyCase, 'row'>): boolean =>
  row.state === 'accepted' && row.deliveries.some(({ destination, state }) => isProcessor(destination) && state === 'pending');

/** Whether an approval would do anything. Pure. */
export function canApprove(each: PrivacyCase): boolean {
  const { request, carried } = each;
  if (!request || isClosed(each) || carried?.request.done || request.approvedAs !== undefined) return false;
  if (needsSecond(request) || isWorkedOn(each)) return false;
  const left = outstandingOf(each).filter((type) => carriedOutByUs.includes(type));
  // a copy that is made waits to be sent, not to be approved
  return left.some((type) => !(type === 'requestForInformation' && request.copy && !request.plan?.likely.length));
}

/** The copy of a case that waits to be given to the person; undefined for none. Pure. */
export const copyIn = ({ request, carried }: PrivacyCase) => carried?.request.copy ?? request?.copy;

/** The one thing that a person does next. Pure. */
export function nextStep(each: PrivacyCase): { readonly step: NextStep; readonly destination?: string } {
  const { row, request } = each;
  if (isClosed(each)) return { step: 'closed' };
  if (!request) return { step: 'close' };
  if (row.state === 'unverified') return { step: 'look' };
  if (isWorkedOn(each)) return { step: 'work' };
  const { form, desk } = request;
  if (row.state === 'confirming') return { step: 'owner' };
  if (needsSecond(request) && !request.done) return { step: 'second' };
  if (canApprove(each)) {
    if (form.authorizedAgent === 'yes' && !desk?.permission) return { step: 'permission' };
    return { step: desk?.identity ? 'approve' : 'identity' };
  }
  if (copyIn(each) && !desk?.copyGiven) return { step: 'copy' };
  const left = outstandingOf(each).filter((type) => !carriedOutByUs.includes(type));
  const told = toldOf(each);
  const byHand = told.find(({ state }) => state === 'by hand' || state === 'failed');
  if (byHand) return { step: 'tell', destination: byHand.destination };
  const onItsWay = told.find(({ state }) => state === 'on its way');
  if (onItsWay) return { step: 'notice', destination: onItsWay.destination };
  if (left.length > 0 && !desk?.letters?.answer) return { step: 'decide' };
  return { step: desk?.letters?.answer ? 'close' : 'letter' };
}
