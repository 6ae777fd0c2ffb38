import type { LeadQuestion, LeadRow } from '#contract/studio/desk.ts';
import { shownHoldReasons } from '../../delivery/hold-policy.ts';
import { firstUuidAt } from '../../lib/uuid.ts';
import type { LeadListStore, LeadPage, LeadsOf } from '../../store/lead-list-store.ts';
import { afterEveryId } from '../../store/rows.ts';
import type { SubmissionStore } from '../../store/submission-store.ts';
import { decryptContent } from '../../submissions/submission-content.ts';
import { undefinedIfUnreadable, type Vault } from '../../vault/vault.ts';
import { type ListedLead, leadRow, type Sales, whatBecameOf } from './lead-rows.ts';

export interface LeadReader {
  readonly store: SubmissionStore & LeadListStore;
  readonly vault: Vault;
  readonly sales: Sales;
}

export interface FoundPage {
  /** The leads that fit. */
  readonly found: readonly ListedLead[];
  readonly next: string | undefined;
  /** How many were looked through. */
  readonly looked: number;
  /** When the last of them came in. */
  readonly lookedTo: number | undefined;
}

/** Rows read at once: short enough that no lead waits for the thread of the store. */
const batch = 200;

/** The index that has what a question is about. */
function listOf({ outcome, reason }: LeadQuestion): LeadsOf {
  switch (outcome) {
    case 'held':
      return { is: 'held', reasons: reason === undefined ? shownHoldReasons : [reason] };
    case 'given up':
      return { is: 'dead' };
    case 'sending':
      return { is: 'pending' };
    case 'not qualified':
      return { is: 'state', state: 'disqualified' };
    case 'incomplete':
      return { is: 'state', state: 'refused' };
    case 'erased':
    case 'test':
      return { is: 'state', state: outcome };
    default:
      return { is: 'all' };
  }
}

/** Reads leads by id, with what buyers said of them. */
export async function loadLeads({ store }: Pick<LeadReader, 'store'>, ids: readonly string[]): Promise<readonly ListedLead[]> {
  if (ids.length === 0) return [];
  const [rows, replies] = await Promise.all([store.byIds(ids), store.repliesOf(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row?.kind === 'lead' ? [{ row, replies: replies.filter((each) => each.submissionId === id) }] : [];
  });
}

/** A lead's row of a list. */
export const viewOf = ({ vault, sales }: Omit<LeadReader, 'store'>, lead: ListedLead): LeadRow =>
  leadRow(
    lead,
    undefinedIfUnreadable(() => decryptContent(vault, lead.row)),
    sales,
  );

/** Whether a lead fits by what is stored in the clear. */
const fitsOpenly = (lead: ListedLead, { outcome, destination, reason }: LeadQuestion, sales: Sales): boolean =>
  (outcome === undefined || whatBecameOf(lead, sales).outcome === outcome) &&
  (destination === undefined || lead.row.deliveries.some((each) => each.destination === destination)) &&
  (reason === undefined || lead.row.deliveries.some((each) => each.reason === reason));

/** The same by what is sealed: a lead is opened where the question is about that alone. */
function fitsSealed(reader: LeadReader, lead: ListedLead, { state, campaign, flow }: LeadQuestion): boolean {
  if (state === undefined && campaign === undefined && flow === undefined) return true;
  const view = viewOf(reader, lead);
  return (
    (state === undefined || view.state === state) &&
    (campaign === undefined || view.campaign === campaign) &&
    (flow === undefined || view.flow === flow)
  );
}

/**
 * The leads that fit a question, in its order. It looks through `most` leads at most: what is said of a place or a campaign is sealed,
 * so that each has to be opened.
 * @param after the last lead of the page before
 * @param forMs how long it looks at most, in milliseconds: a page goes on where it ended
 */
export async function selectLeads(
  reader: LeadReader,
  question: LeadQuestion,
  after: string | undefined,
  { limit, most, forMs = Number.POSITIVE_INFINITY }: { readonly limit: number; readonly most: number; readonly forMs?: number },
): Promise<FoundPage> {
  const newestFirst = question.oldestFirst !== true;
  const [from, to] = [
    question.from === undefined ? '' : firstUuidAt(question.from),
    question.to === undefined ? afterEveryId : firstUuidAt(question.to),
  ];
  const found: ListedLead[] = [];
  let [cursor, looked, lookedTo] = [after, 0, undefined as number | undefined];
  const until = performance.now() + forMs;
  while (looked < most && (looked === 0 || performance.now() < until)) {
    const size = Math.min(batch, most - looked);
    const page: LeadPage = newestFirst
      ? { after: from, before: cursor ?? to, newestFirst, limit: size }
      : { after: cursor ?? from, before: to, newestFirst, limit: size };
    const ids = await reader.store.leadIds(listOf(question), page);
    for (const lead of await loadLeads(reader, ids)) {
      looked += 1;
      cursor = lead.row.id;
      lookedTo = lead.row.receivedAt;
      if (!fitsOpenly(lead, question, reader.sales) || !fitsSealed(reader, lead, question)) continue;
      found.push(lead);
      if (found.length === limit) return { found, next: cursor, looked, lookedTo };
    }
    if (ids.length < size) return { found, next: undefined, looked, lookedTo };
    // deliveries of messages are among the few
    cursor = ids.at(-1);
  }
  return { found, next: cursor, looked, lookedTo };
}
