import type { Person } from '#contract/consent/privacy-request.ts';
import { erasedReason } from '../delivery/hold-policy.ts';
import { sha256 } from '../lib/hash.ts';
import { everyRow } from '../store/batches.ts';
import type { DeliveryStore } from '../store/delivery-store.ts';
import type { ErasureStore } from '../store/erasure-store.ts';
import type { OptOutStore } from '../store/opt-out-store.ts';
import type { StoredSubmission, SubmissionKind, SubmissionState } from '../store/records.ts';
import type { SubmissionStore } from '../store/submission-store.ts';
import { createContactSearch, type FindByContact, loadByIds } from '../submissions/contact-search.ts';
import { hasOptedOut, lookupHashesOf } from '../submissions/opt-outs.ts';
import type { ErasureProof, PersonCopy, PrivacyRequest } from '../submissions/stored-privacy-request.ts';
import { decryptContent, reencryptContent } from '../submissions/submission-content.ts';
import { readableLeadView } from '../submissions/submission-views.ts';
import { undefinedIfUnreadable, type Vault } from '../vault/vault.ts';
import type { LeadMatch } from './privacy-plan.ts';

export interface MatchedLead extends LeadMatch {
  readonly row: StoredSubmission;
}

/** The stores of personal data. */
export type PersonStore = SubmissionStore & DeliveryStore & ErasureStore & OptOutStore;

interface PersonContext {
  readonly store: PersonStore;
  readonly vault: Vault;
  /** Shared by all searches in this process; without it each searches alone. */
  readonly search?: FindByContact;
}

const findSubmissions = async (
  parts: PersonContext,
  kind: SubmissionKind,
  { email, phone }: Person,
): Promise<readonly StoredSubmission[]> => {
  const { store, vault, search = createContactSearch(store) } = parts;
  return search(kind, [...lookupHashesOf(vault, 'email', email), ...lookupHashesOf(vault, 'phone', phone)]);
};

/** Finds the leads of a person, without erased ones. Requests are not loaded, since nothing limits how many come in one name. */
export async function findLeads(parts: PersonContext, person: Person): Promise<readonly MatchedLead[]> {
  return (await findSubmissions(parts, 'lead', person)).map((row) => toMatchedLead(parts, person, row));
}

/** Finds the requests of a person, possibly many: only for a deletion or an operator. */
export const findRequests = (parts: PersonContext, person: Person): Promise<readonly StoredSubmission[]> =>
  findSubmissions(parts, 'privacy', person);

/** Loads the same leads anew, with the deliveries made since. */
export async function reloadLeads(
  parts: PersonContext,
  person: Person,
  found: readonly MatchedLead[],
): Promise<readonly MatchedLead[]> {
  const rows = await loadByIds(
    parts.store,
    found.map(({ lead }) => lead),
  );
  return rows.filter(({ state }) => state !== 'erased').map((row) => toMatchedLead(parts, person, row));
}

const toMatchedLead = ({ vault }: PersonContext, { email, phone }: Person, row: StoredSubmission): MatchedLead => ({
  row,
  lead: row.id,
  email: lookupHashesOf(vault, 'email', email).includes(row.emailMac),
  phone: lookupHashesOf(vault, 'phone', phone).includes(row.phoneMac),
  // an attempt that was cut off may have got through
  had: row.deliveries
    .filter(({ state, attempts }) => state === 'delivered' || attempts > 0)
    .map(({ destination }) => destination),
});

/**
 * Overwrites a lead's personal data and hashes, destroys its key, and leaves a proof. The key stays, so that a repeat makes no second lead. Safe to
 * repeat.
 * @throws Error when the lead keeps changing meanwhile
 */
export async function erase(
  { store, vault }: PersonContext,
  id: string,
  request: string,
  at: Date,
): Promise<ErasureProof | undefined> {
  await store.hold(id, erasedReason, at.getTime());
  for (let tries = 0; tries < 3; tries += 1) {
    const [row] = await store.byIds([id]);
    if (!row) return undefined;
    const receivedAt = new Date(row.receivedAt).toISOString();
    const content = undefinedIfUnreadable(() => decryptContent(vault, row));
    if (content?.is === 'erased') return { lead: id, receivedAt, erasedAt: content.tombstone.at, hash: content.tombstone.hash };
    // a damaged proof stays: its lead is erased
    if (row.state === 'erased') return undefined;
    const tombstone = { request, at: at.toISOString(), hash: sha256(Buffer.from(row.sealed).toString('base64')) };
    const sealed = reencryptContent(vault, row, { is: 'erased', tombstone });
    if (await store.rewrite({ id, before: row.sealed, state: 'erased', sealed })) {
      return { lead: id, receivedAt, erasedAt: tombstone.at, hash: tombstone.hash };
    }
  }
  throw new Error(`Lead ${id} keeps changing: erase it again`);
}

/** Stands for the request of an erasure that is newer than the restored copy. */
const restoredRequest = 'restored';

/**
 * Repeats the erasures made since the restored copy: destroyed keys tell them. Copies of those leads in requests go
 * first. Safe to repeat.
 * @returns how many
 */
export async function repeatErasures(parts: PersonContext, at: Date): Promise<number> {
  const leads: string[] = [];
  const idOf = (id: string) => id;
  for await (const id of everyRow('', (page) => parts.store.unfinishedErasures(page), idOf)) leads.push(id);
  if (leads.length === 0) return 0;
  const filed = everyRow(
    '',
    (page) => parts.store.submissions('privacy', page),
    ({ id }) => id,
  );
  for await (const row of filed)
    if (!(await removeCopy(parts, row, leads)))
      throw new Error(`Request ${row.id} keeps changing: its copy goes in the next round`);
  for (const lead of leads) await erase(parts, lead, restoredRequest, at);
  return leads.length;
}

/** Removes the copies of these leads that a request holds. @returns false when it has just changed */
async function removeCopy(parts: PersonContext, row: StoredSubmission, leads: readonly string[]): Promise<boolean> {
  const content = undefinedIfUnreadable(() => decryptContent(parts.vault, row));
  if (content?.is !== 'privacy') return true;
  const { copy, ...request } = content.request;
  if (!copy?.leads.some(({ id }) => leads.includes(id))) return true;
  return (await updateRequest(parts, row, request)) !== undefined;
}

/** Makes the copy for an information request: these leads, decrypted. One that cannot be read is `unreadable` in it. */
export async function createPersonCopy(
  parts: PersonContext,
  person: Person,
  leads: readonly MatchedLead[],
  at: Date,
): Promise<PersonCopy> {
  return {
    madeAt: at.toISOString(),
    leads: leads.map(({ row }) => readableLeadView(parts.vault, row)),
    optedOut: await hasOptedOut(parts, person),
  };
}

/** Whether another request erased a lead of this copy meanwhile. */
export async function outlivesCopy({ store, vault }: PersonContext, copy: PersonCopy, request: string): Promise<boolean> {
  const rows = await loadByIds(
    store,
    copy.leads.map(({ id }) => id),
  );
  return rows.some((row) => {
    if (row.state !== 'erased') return false;
    const content = undefinedIfUnreadable(() => decryptContent(vault, row));
    return content?.is !== 'erased' || content.tombstone.request !== request;
  });
}

/** Stores a request. @returns its new row; undefined when it has changed since it was read */
export async function updateRequest(
  { store, vault }: PersonContext,
  row: StoredSubmission,
  request: PrivacyRequest,
  state: SubmissionState = row.state,
): Promise<StoredSubmission | undefined> {
  const changed = { ...row, state, sealed: reencryptContent(vault, row, { is: 'privacy', request }) };
  return (await store.rewrite({ ...changed, before: row.sealed })) ? changed : undefined;
}

/**
 * Removes the copies of these leads that earlier requests hold.
 * @param but the request being processed, whose copy was asked for with the deletion
 * @throws Error when a request keeps changing meanwhile
 */
export async function removeCopies(parts: PersonContext, person: Person, leads: readonly string[], but: string): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    let changing = false;
    for (const row of await findRequests(parts, person))
      if (row.id !== but && !(await removeCopy(parts, row, leads))) changing = true;
    if (!changing) return;
  }
  throw new Error('A request with a copy of an erased lead keeps changing: erase it again');
}
