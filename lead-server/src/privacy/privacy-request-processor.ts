import { personOf } from '#contract/consent/privacy-request.ts';
import { erasedReason, optedOutReason } from '../delivery/hold-policy.ts';
import type { Captcha } from '../partners/captcha/captcha.ts';
import type { NewDelivery, StoredSubmission, SubmissionState } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { createContactSearch } from '../submissions/contact-search.ts';
import { optOut } from '../submissions/opt-outs.ts';
import type { ErasureProof, PrivacyPlan, PrivacyRequest } from '../submissions/privacy-request.ts';
import { decryptContent } from '../submissions/submission-content.ts';
import type { Vault } from '../vault/vault.ts';
import {
  createPersonCopy,
  erase,
  findLeads,
  type MatchedLead,
  outlivesCopy,
  reloadLeads,
  removeCopies,
  updateRequest,
} from './person-records.ts';
import { isUnverified, planPrivacyRequest } from './privacy-plan.ts';

export interface ProcessorOptions {
  readonly store: Store;
  readonly vault: Vault;
  readonly checkCaptcha: Captcha['check'];
  /** The outbox row that tells a destination of a request. */
  readonly noticeTo: (destination: string) => NewDelivery;
  readonly now: () => Date;
}

/** Works on one stored request until everything is done that needs no person. Safe to repeat: each part is written down before the next. */
export type ProcessPrivacyRequest = (submissionId: string) => Promise<PrivacyRequest>;

const waitingReason = 'a deletion was asked for and waits for a person';
const optOutType = 'optOutOfSaleOrSharingOfInformation';
const deletionType = 'requestToDeleteInformation';

/** The leads whose deliveries are stopped, each with the reason that people see. */
function leadsToHold(request: PrivacyRequest, { automatic, forPerson, certain, likely }: PrivacyPlan) {
  const why = (leads: readonly string[], reason: string) => leads.map((lead) => ({ lead, reason }));
  const waits = forPerson.some((each) => each.request === deletionType) && !isUnverified(request);
  if (automatic.includes(optOutType)) return why([...certain, ...likely], optedOutReason);
  return [
    ...(automatic.includes(deletionType) ? why(certain, erasedReason) : []),
    ...(waits ? why([...certain, ...likely], waitingReason) : []),
  ];
}

/**
 * Where privacy requests are dealt with (decisions 8; issue 5, part 4). It runs after the request is stored, as a lane of the outbox: what
 * fails is tried again, and what cannot be done is shown to a person.
 */
export function createPrivacyRequestProcessor({
  store,
  vault,
  checkCaptcha,
  noticeTo,
  now,
}: ProcessorOptions): ProcessPrivacyRequest {
  const parts = { store, vault, search: createContactSearch(store) };

  async function load(id: string): Promise<{ row: StoredSubmission; request: PrivacyRequest }> {
    const [row] = await store.byIds([id]);
    const kept = row && decryptContent(vault, row);
    if (!row || kept?.is !== 'privacy') throw new Error(`${id} is no privacy request`);
    return { row, request: kept.request };
  }
  async function save(row: StoredSubmission, request: PrivacyRequest, state?: SubmissionState) {
    const kept = await updateRequest(parts, row, request, state);
    if (!kept) throw new Error(`Somebody else works on ${row.id}`);
    return { row: kept, request };
  }

  /**
   * A token counts once. Where the verdict of an earlier try was not kept, a token that fails now may have been used up by that try: nobody
   * can tell then.
   */
  async function judged(request: PrivacyRequest, askedBefore: boolean): Promise<PrivacyRequest> {
    const verdict = request.by === 'operator' ? 'passed' : await checkCaptcha(request.token, request.ipAddress);
    return { ...request, token: '', verdict: askedBefore && verdict === 'failed' ? 'unknown' : verdict, stopAt: now().getTime() };
  }

  /**
   * The mark first: from here on nothing of theirs is sent, whatever else fails. Then what waits is held. Safe to repeat.
   * @returns their leads as they are after that: whoever gets one all the same has begun to by now, and is told of it
   */
  async function stop(request: PrivacyRequest): Promise<{ readonly found: readonly MatchedLead[]; readonly held: number }> {
    const person = personOf(request.form);
    const at = request.stopAt ?? now().getTime();
    if (planPrivacyRequest(request, []).automatic.includes(optOutType)) await optOut(parts, person, at);
    const before = await findLeads(parts, person);
    for (const { lead, reason } of leadsToHold(request, planPrivacyRequest(request, before))) await store.hold(lead, reason, at);
    const found = await reloadLeads(parts, person, before);
    const deliveries = found.flatMap(({ row }) => row.deliveries);
    return { found, held: deliveries.filter(({ state, updatedAt }) => state === 'held' && updatedAt === at).length };
  }

  /**
   * Where it may be no person who asks, nobody's leads are looked for: nothing is decided by them, nothing limits how many such requests come,
   * and each would list all the leads that a stranger has made in one name.
   */
  async function planned(request: PrivacyRequest): Promise<PrivacyRequest> {
    const { found, held } = isUnverified(request) ? { found: [], held: 0 } : await stop(request);
    const plan = { ...planPrivacyRequest(request, found), held };
    if (!plan.automatic.includes('requestForInformation')) return { ...request, plan };
    const certain = found.filter(({ lead }) => plan.certain.includes(lead));
    return { ...request, plan, copy: await createPersonCopy(parts, personOf(request.form), certain, now()) };
  }

  async function carryOut(request: PrivacyRequest, plan: PrivacyPlan): Promise<PrivacyRequest> {
    const at = now();
    // a plan of the version before this one was written down before anything was stopped
    const held = plan.held ?? (await stop(request)).held;
    await store.addDeliveries(request.id, Object.keys(plan.tell).map(noticeTo), at.getTime());
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

  return async (id) => {
    let { row, request } = await load(id);
    // also one that a person has dealt with before its turn came: it would be open again, and could not be approved twice
    if (request.done || request.approvedAs !== undefined || row.state === 'done') return request;
    if (!request.verdict) {
      const askedBefore = request.captchaAsked === true;
      if (request.by === 'page' && !askedBefore) ({ row, request } = await save(row, { ...request, captchaAsked: true }));
      ({ row, request } = await save(row, await judged(request, askedBefore)));
    }
    if (!request.plan) ({ row, request } = await save(row, await planned(request)));
    const plan = request.plan as PrivacyPlan;
    const done = await carryOut(request, plan);
    // where nobody is configured to be told, a person has to tell them
    const untold = Object.keys(plan.tell).some((destination) => noticeTo(destination).state === 'no_partner');
    const state = plan.forPerson.length > 0 ? (isUnverified(request) ? 'unverified' : 'open') : untold ? 'open' : 'done';
    return (await save(row, done, state)).request;
  };
}
