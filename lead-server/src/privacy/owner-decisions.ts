import { personOf } from '#contract/consent/privacy-request.ts';
import { mailboxOf } from '../lib/email-identity.ts';
import { optIn } from '../submissions/opt-outs.ts';
import type { Contact, PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import { findRequests } from './person-records.ts';
import {
  awaitsOwner,
  carryOutConfirmed,
  type LoadedRequest,
  loadRequest,
  type PrivacyContext,
  readableRequest,
  recallDeletion,
  releaseHolds,
  settleRequest,
} from './privacy-operations.ts';

/** What the page of a confirmation link still offers its owner. */
export interface OwnerChoices {
  /** A deletion waits for them. */
  readonly deletion: boolean;
  /** An opt-out was filed that they can undo. */
  readonly optOut: boolean;
}

const optOutStands = ({ by, plan, undoneAt }: PrivacyRequest): boolean =>
  by === 'page' && undoneAt === undefined && plan?.automatic.includes('optOutOfSaleOrSharingOfInformation') === true;

const contactsOf = ({ form }: PrivacyRequest) => {
  const { email, phone } = personOf(form);
  return { email: email === '' ? '' : mailboxOf(email), phone };
};

/**
 * The request of a link, and those of the page beside it. `same` name the same contacts: each person gets one message a day, so one
 * link speaks for all of them. `others` share a contact.
 */
async function requestsOf(parts: Pick<PrivacyContext, 'store' | 'vault'>, id: string) {
  const found = await loadRequest(parts, id);
  if (!found) return { same: [], others: [] };
  const own = contactsOf(found.request);
  const same = [found];
  const others: LoadedRequest[] = [];
  for (const row of await findRequests(parts, personOf(found.request.form))) {
    const beside = row.id === id ? undefined : readableRequest(parts.vault, row);
    if (!beside) continue;
    const { email, phone } = contactsOf(beside.request);
    (email === own.email && phone === own.phone ? same : others).push(beside);
  }
  return { same, others };
}

/** @param id of a request whose link somebody has */
export async function ownerChoices(parts: Pick<PrivacyContext, 'store' | 'vault'>, id: string): Promise<OwnerChoices> {
  const { same } = await requestsOf(parts, id);
  return { deletion: same.some(awaitsOwner), optOut: same.some(({ request }) => optOutStands(request)) };
}

/** Carries out the deletions that wait for the owner of a link. @returns whether there was one */
export async function confirmByOwner(parts: PrivacyContext, id: string): Promise<boolean> {
  const waiting = (await requestsOf(parts, id)).same.filter(awaitsOwner);
  for (const each of waiting) await carryOutConfirmed(parts, each);
  return waiting.length > 0;
}

/** Cancels the deletions that wait for the owner of a link. @returns whether there was one */
export async function recallByOwner(parts: PrivacyContext, id: string): Promise<boolean> {
  const { same } = await requestsOf(parts, id);
  // one that was cut off lets go of its leads again
  const recalled = same.filter((each) => awaitsOwner(each) || each.request.recalledAt !== undefined);
  for (const { request } of recalled) await recallDeletion(parts, request.id);
  return recalled.length > 0;
}

/**
 * Undoes the opt-outs that were filed for the contacts of a link, and releases what they held. A contact that another request opted
 * out too stays so. Safe to repeat.
 * @returns `partly` where one stays; undefined where there was nothing to undo
 */
export async function undoOptOut(parts: PrivacyContext, id: string): Promise<'undone' | 'partly' | undefined> {
  const { same, others } = await requestsOf(parts, id);
  const [found] = same;
  const undoable = same.filter(({ request }) => request.undoneAt !== undefined || optOutStands(request));
  if (!found || undoable.length === 0) return undefined;
  const own = contactsOf(found.request);
  const standing = others.filter(({ request }) => standsFor(request)).map(({ request }) => contactsOf(request));
  const stays = (contact: Contact) => standing.some((each) => each[contact] !== '' && each[contact] === own[contact]);
  const { email, phone } = personOf(found.request.form);
  const [emailStays, phoneStays] = [stays('email'), stays('phone')];
  await optIn(parts, { email: emailStays ? '' : email, phone: phoneStays ? '' : phone });
  for (const each of undoable) {
    const request = { ...each.request, undoneAt: parts.now().toISOString() };
    if (optOutStands(each.request)) await settleRequest(parts, { ...each, request }, each.row.state);
  }
  for (const { request } of undoable) await releaseHolds(parts, request);
  return emailStays || phoneStays ? 'partly' : 'undone';
}

/** Whether an opt-out of anybody's counts: an operator's is undone by operators alone. */
const standsFor = (request: PrivacyRequest): boolean =>
  optOutStands(request) || (request.by === 'operator' && request.done?.optedOut === true);
