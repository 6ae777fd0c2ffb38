import { personOf } from '#contract/consent/privacy-request.ts';
import { erasedReason, optedOutReason, unconfirmedReason, waitingReason } from '../delivery/hold-policy.ts';
import type { Captcha } from '../partners/captcha/captcha.ts';
import type { NewDelivery, StoredSubmission, SubmissionState } from '../store/records.ts';
import { createContactSearch, type FindByContact } from '../submissions/contact-search.ts';
import { optOut } from '../submissions/opt-outs.ts';
import type { Contact, ErasureProof, PrivacyPlan, PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import { decryptContent } from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';
import type { Confirmation } from './confirmation.ts';
import {
  createPersonCopy,
  erase,
  findLeads,
  type MatchedLead,
  outlivesCopy,
  type PersonStore,
  reloadLeads,
  removeCopies,
  updateRequest,
} from './person-records.ts';
import { isUnverified, planPrivacyRequest } from './privacy-plan.ts';

export interface ProcessorOptions {
  readonly store: PersonStore;
  readonly vault: Vault;
  readonly checkCaptcha: Captcha['check'];
  /** The outbox row that notifies a destination of a request. */
  readonly noticeTo: (destination: string, of: 'all' | 'deletion') => NewDelivery;
  /** How long a deletion waits for its owner before a person has to decide; 0: it is carried out at once, for tests. */
  readonly erasureWaitMs: number;
  /** Sends confirmation links; undefined: a deletion waits for a person from the start. */
  readonly confirmation?: Confirmation | undefined;
  /** Called for each deletion and opt-out that is carried out. */
  readonly onDone?: ((did: 'erasure' | 'opt-out') => void) | undefined;
  readonly now: () => Date;
}

/** Works on one stored request until everything is done that needs no person. Safe to repeat: each part is written down before the next. */
export type ProcessPrivacyRequest = (submissionId: string) => Promise<PrivacyRequest>;

const optOutType = 'optOutOfSaleOrSharingOfInformation';
const deletionType = 'requestToDeleteInformation';

/** The leads whose deliveries are stopped, each with the reason shown to people. */
function leadsToHold(request: PrivacyRequest, { automatic, forPerson, certain, likely }: PrivacyPlan, isAtOnce: boolean) {
  const why = (leads: readonly string[], reason: string) => leads.map((lead) => ({ lead, reason }));
  const waits = forPerson.some((each) => each.request === deletionType) && !isUnverified(request);
  if (automatic.includes(optOutType)) return why([...certain, ...likely], optedOutReason);
  return [
    ...(automatic.includes(deletionType) ? why(certain, isAtOnce ? erasedReason : unconfirmedReason) : []),
    ...(waits ? why([...certain, ...likely], waitingReason) : []),
  ];
}

interface Processing extends ProcessorOptions {
  readonly search: FindByContact;
}

interface LoadedRequest {
  readonly row: StoredSubmission;
  readonly request: PrivacyRequest;
}

async function load({ store, vault }: Processing, id: string): Promise<LoadedRequest> {
  const [row] = await store.byIds([id]);
  const content = row && decryptContent(vault, row);
  if (!row || content?.is !== 'privacy') throw new Error(`${id} is no privacy request`);
  return { row, request: content.request };
}

async function save(
  parts: Processing,
  row: StoredSubmission,
  request: PrivacyRequest,
  state?: SubmissionState,
): Promise<LoadedRequest> {
  const changed = await updateRequest(parts, row, request, state);
  if (!changed) throw new Error(`Somebody else works on ${row.id}`);
  return { row: changed, request };
}

/** A token counts once. If an earlier verdict was lost, a failure now proves nothing. */
async function judged({ checkCaptcha, now }: Processing, request: PrivacyRequest, askedBefore: boolean): Promise<PrivacyRequest> {
  const verdict = request.by === 'operator' ? 'passed' : await checkCaptcha(request.token, request.ipAddress);
  return { ...request, token: '', verdict: askedBefore && verdict === 'failed' ? 'unknown' : verdict, stopAt: now().getTime() };
}

/**
 * Stores the opt-out first: from here nothing of theirs is sent. Then it holds waiting deliveries. Safe to repeat.
 * @returns their leads after that
 */
async function stop(
  parts: Processing,
  request: PrivacyRequest,
): Promise<{ readonly found: readonly MatchedLead[]; readonly held: number }> {
  const person = personOf(request.form);
  const at = request.stopAt ?? parts.now().getTime();
  if (planPrivacyRequest(request, []).automatic.includes(optOutType)) await optOut(parts, person, at);
  const before = await findLeads(parts, person);
  const isAtOnce = request.by === 'operator' || parts.erasureWaitMs === 0;
  for (const { lead, reason } of leadsToHold(request, planPrivacyRequest(request, before), isAtOnce))
    await parts.store.hold(lead, reason, at);
  const found = await reloadLeads(parts, person, before);
  const deliveries = found.flatMap(({ row }) => row.deliveries);
  return { found, held: deliveries.filter(({ state, updatedAt }) => state === 'held' && updatedAt === at).length };
}

/**
 * The contacts that get a link. Each of the form's has to be on file in one lead: whoever gets the link is the person whom the
 * request concerns.
 */
async function contactsToMessage(
  parts: Processing,
  request: PrivacyRequest,
  plan: PrivacyPlan,
  found: readonly MatchedLead[],
): Promise<readonly Contact[]> {
  const { confirmation } = parts;
  const person = personOf(request.form);
  const given = (['email', 'phone'] as const).filter((contact) => person[contact] !== '');
  const isOnFile = found.some((match) => given.every((contact) => match[contact]));
  const isAsked = awaitsConfirmation(parts, request, plan) || (plan.automatic.includes(optOutType) && isOnFile);
  if (!confirmation || request.by === 'operator' || !isAsked) return [];
  const contacts: Contact[] = [];
  for (const contact of given) if (await confirmation.mayMessage(contact, person[contact])) contacts.push(contact);
  return contacts;
}

/** An unverified request searches no leads: a flood of them would list every lead again. */
async function planned(parts: Processing, request: PrivacyRequest): Promise<PrivacyRequest> {
  const { found, held } = isUnverified(request) ? { found: [], held: 0 } : await stop(parts, request);
  const plan = { ...planPrivacyRequest(request, found), held };
  const messageTo = await contactsToMessage(parts, request, plan, found);
  const next = { ...request, plan, messageTo };
  if (!plan.automatic.includes('requestForInformation')) return next;
  const certain = found.filter(({ lead }) => plan.certain.includes(lead));
  return { ...next, copy: await createPersonCopy(parts, personOf(request.form), certain, parts.now()) };
}

async function carryOut(parts: Processing, request: PrivacyRequest, plan: PrivacyPlan): Promise<PrivacyRequest> {
  const at = parts.now();
  // a plan of the version before this one was written down before anything was stopped
  const held = plan.held ?? (await stop(parts, request)).held;
  // they know already of the opt-out beside a waiting deletion
  const news = request.awaitsUntil !== undefined && plan.automatic.includes(optOutType) ? 'deletion' : 'all';
  const notices = Object.keys(plan.tell).map((destination) => parts.noticeTo(destination, news));
  await parts.store.addDeliveries(request.id, [...notices, ...messageOf(parts, request)], at.getTime());
  const erased: ErasureProof[] = [];
  if (plan.automatic.includes(deletionType)) {
    for (const lead of plan.certain) {
      const proof = await erase(parts, lead, request.id, at);
      if (proof) erased.push(proof);
    }
    await removeCopies(parts, personOf(request.form), plan.certain, request.id);
  }
  const optedOut = plan.automatic.includes(optOutType);
  const { copy, ...rest } = { ...request, done: { at: at.toISOString(), optedOut, held, erased } };
  return copy && !(await outlivesCopy(parts, copy, request.id)) ? { ...rest, copy } : rest;
}

/** The outbox row of the link to the contacts on file; none where nobody gets one. */
const messageOf = ({ confirmation }: Processing, { messageTo = [] }: PrivacyRequest): readonly NewDelivery[] =>
  confirmation && messageTo.length > 0 ? [confirmation.delivery] : [];

/** A stranger who knows an email and a phone could ask for a deletion: it waits for the owner, or for a person. */
function awaitsConfirmation({ erasureWaitMs }: Processing, { by, confirmedAt }: PrivacyRequest, plan: PrivacyPlan): boolean {
  if (by === 'operator' || confirmedAt !== undefined || erasureWaitMs === 0) return false;
  return plan.automatic.includes(deletionType) && plan.certain.length > 0;
}

/** Everything but the deletion: the leads are held, an opt-out counts, and its partners are told. */
async function waitForConfirmation(
  parts: Processing,
  { row, request }: LoadedRequest,
  plan: PrivacyPlan,
): Promise<PrivacyRequest> {
  const { store, noticeTo, confirmation, erasureWaitMs, now } = parts;
  const until = Date.parse(request.filedAt) + (confirmation ? erasureWaitMs : 0);
  const awaitsUntil = new Date(until).toISOString();
  // first, since a notice goes by it
  const state = now().getTime() < until ? 'confirming' : 'open';
  const saved = await save(parts, row, { ...request, awaitsUntil }, state);
  const told = plan.automatic.includes(optOutType) ? Object.keys(plan.tell) : [];
  const notices = told.map((destination) => noticeTo(destination, 'all'));
  await store.addDeliveries(request.id, [...notices, ...messageOf(parts, request)], now().getTime());
  return saved.request;
}

/** The state of a request that was carried out: what needs a person stays open. */
function stateAfter({ noticeTo }: Processing, request: PrivacyRequest, plan: PrivacyPlan): SubmissionState {
  if (plan.forPerson.length > 0) return isUnverified(request) ? 'unverified' : 'open';
  // a partner without a notice address must be told by a person
  const isUntold = Object.keys(plan.tell).some((destination) => noticeTo(destination, 'all').state === 'no_partner');
  return isUntold ? 'open' : 'done';
}

/** A person may have dealt with it before its turn. */
const isDealtWith = ({ row, request }: LoadedRequest) =>
  request.done || request.approvedAs !== undefined || request.recalledAt !== undefined || row.state === 'done';

/**
 * Processes privacy requests as a queue of the outbox: failures are retried, and requests for a person are shown. See
 * docs/spec/consent.md#privacy-requests.
 */
export function createPrivacyRequestProcessor(options: ProcessorOptions): ProcessPrivacyRequest {
  const parts: Processing = { ...options, search: createContactSearch(options.store) };
  return async (id) => {
    let { row, request } = await load(parts, id);
    if (isDealtWith({ row, request })) return request;
    if (!request.verdict) {
      const askedBefore = request.captchaAsked === true;
      if (request.by === 'page' && !askedBefore) ({ row, request } = await save(parts, row, { ...request, captchaAsked: true }));
      ({ row, request } = await save(parts, row, await judged(parts, request, askedBefore)));
    }
    if (!request.plan) ({ row, request } = await save(parts, row, await planned(parts, request)));
    const plan = request.plan as PrivacyPlan;
    if (awaitsConfirmation(parts, request, plan)) return waitForConfirmation(parts, { row, request }, plan);
    const done = await carryOut(parts, request, plan);
    const saved = (await save(parts, row, done, stateAfter(parts, request, plan))).request;
    if (saved.done?.optedOut) parts.onDone?.('opt-out');
    if (saved.done?.erased.length) parts.onDone?.('erasure');
    return saved;
  };
}
