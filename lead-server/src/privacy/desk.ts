import { personOf } from '#contract/privacy-request.ts';
import { optedOutReason } from '../delivery/plan.ts';
import { openKept, sealKept } from '../leads/kept.ts';
import type { Captcha } from '../partners/captcha/captcha.ts';
import type { NewDelivery, Store, StoredSubmission, SubmissionState } from '../store/store.ts';
import type { Vault } from '../vault/vault.ts';
import { decide } from './decide.ts';
import { copyOf, erase, findLeads, optOut } from './people.ts';
import type { Erased, PrivacyPlan, PrivacyRequest } from './request.ts';

export interface DeskParts {
  readonly store: Store;
  readonly vault: Vault;
  readonly checkCaptcha: Captcha['check'];
  /** The outbox row that tells a destination of a request. */
  readonly noticeTo: (destination: string) => NewDelivery;
  readonly now: () => Date;
}

/** Works on one stored request until everything is done that needs no person. Safe to repeat: each part is written down before the next. */
export type Desk = (submissionId: string) => Promise<PrivacyRequest>;

const waitingReason = 'a deletion was asked for and waits for a person';

/**
 * Where privacy requests are dealt with (decisions 8; issue 5, part 4). It runs after the request is stored, as a lane of the outbox: what
 * fails is tried again, and what cannot be done is shown to a person.
 */
export function createDesk({ store, vault, checkCaptcha, noticeTo, now }: DeskParts): Desk {
  async function load(id: string): Promise<{ row: StoredSubmission; request: PrivacyRequest }> {
    const [row] = await store.byIds([id]);
    const kept = row && openKept(vault, row);
    if (!row || kept?.is !== 'privacy') throw new Error(`${id} is no privacy request`);
    return { row, request: kept.request };
  }
  async function save(row: StoredSubmission, request: PrivacyRequest, state: SubmissionState = row.state) {
    const sealed = sealKept(vault, row.id, { is: 'privacy', request });
    const { id, emailMac, phoneMac } = row;
    if (!(await store.rewrite({ id, before: row.sealed, state, emailMac, phoneMac, sealed }))) {
      throw new Error(`Somebody else works on ${id}`);
    }
    return { row: { ...row, sealed, state }, request };
  }

  const judged = async (request: PrivacyRequest): Promise<PrivacyRequest> => ({
    ...request,
    token: '',
    verdict: request.by === 'operator' ? 'passed' : await checkCaptcha(request.token, request.ipAddress),
  });

  async function planned(request: PrivacyRequest): Promise<PrivacyRequest> {
    const person = personOf(request.form);
    const found = await findLeads({ store, vault }, person);
    const plan = decide(request, found);
    if (!plan.automatic.includes('requestForInformation')) return { ...request, plan };
    const certain = found.filter(({ lead }) => plan.certain.includes(lead));
    return { ...request, plan, copy: await copyOf({ store, vault }, person, certain, now()) };
  }

  async function carryOut(request: PrivacyRequest, plan: PrivacyPlan): Promise<PrivacyRequest> {
    const at = now();
    const everyLead = [...plan.certain, ...plan.likely];
    const optsOut = plan.automatic.includes('optOutOfSaleOrSharingOfInformation');
    const waits = plan.forPerson.some((each) => each.request === 'requestToDeleteInformation');
    let held = 0;
    if (optsOut) {
      // the mark first: from here on nothing of theirs is sent, whatever else fails
      await optOut({ store, vault }, personOf(request.form), at.getTime());
      for (const lead of everyLead) held += await store.hold(lead, optedOutReason, at.getTime());
    } else if (waits && request.verdict !== 'failed' && request.verdict !== 'missing') {
      for (const lead of everyLead) held += await store.hold(lead, waitingReason, at.getTime());
    }
    await store.addDeliveries(request.id, Object.keys(plan.tell).map(noticeTo), at.getTime());
    const erased: Erased[] = [];
    if (plan.automatic.includes('requestToDeleteInformation')) {
      for (const lead of plan.certain) {
        const proof = await erase({ store, vault }, lead, request.id, at);
        if (proof) erased.push(proof);
      }
    }
    return { ...request, done: { at: at.toISOString(), optedOut: optsOut, held, erased } };
  }

  return async (id) => {
    let { row, request } = await load(id);
    if (request.done) return request;
    if (!request.verdict) ({ row, request } = await save(row, await judged(request)));
    if (!request.plan) ({ row, request } = await save(row, await planned(request)));
    const plan = request.plan as PrivacyPlan;
    const done = await carryOut(request, plan);
    const unverified = request.verdict === 'failed' || request.verdict === 'missing';
    const state = plan.forPerson.length === 0 ? 'done' : unverified ? 'unverified' : 'open';
    return (await save(row, done, state)).request;
  };
}
