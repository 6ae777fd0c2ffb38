import type { LeadDelivery, LeadOutcome, LeadRow } from '#contract/studio/desk.ts';
import { buyerNameOf, type Sale } from '../../delivery/destinations.ts';
import { shownHoldReasons } from '../../delivery/hold-policy.ts';
import { canAct, type DeskAct, deskActs } from '../../desk/delivery-acts.ts';
import type { StoredDelivery, StoredSubmission } from '../../store/records.ts';
import type { StoredReply } from '../../store/reply-store.ts';
import type { SubmissionContent } from '../../submissions/submission-content.ts';

/** A stored lead with what buyers said of it. */
export interface ListedLead {
  readonly row: StoredSubmission;
  readonly replies: readonly StoredReply[];
}

export type Sales = ReadonlyMap<string, Sale>;

interface Became {
  readonly outcome: LeadOutcome;
  readonly reason: string;
  readonly destination: string;
}

/** Who buys at a destination, by name: the destination's own where its partner sells on. */
export const buyerAt = (sales: Sales, destination: string): string => {
  const sale = sales.get(destination);
  return (sale && buyerNameOf(sale)) || destination;
};

type Case = readonly [outcome: LeadOutcome, applies: (delivery: StoredDelivery, reply: StoredReply | undefined) => boolean];

/** The first that applies to a sale says what became of the lead: what waits for a person comes first. */
const cases: readonly Case[] = [
  ['held', ({ state, reason }) => state === 'held' && shownHoldReasons.includes(reason)],
  ['given up', ({ state }) => state === 'dead'],
  ['accepted', (_, reply) => reply?.verdict === 'accepted'],
  ['sending', ({ state }) => state === 'pending'],
  ['returned', (_, reply) => reply?.verdict === 'returned'],
  ['refused', (_, reply) => reply?.verdict === 'rejected'],
  ['sent', ({ state }) => state === 'delivered'],
  ['not sold', ({ state }) => state === 'held'],
];

/** Leads whose state says what became of them, whatever their deliveries. */
const byState: Readonly<Record<string, LeadOutcome>> = { refused: 'incomplete', erased: 'erased', test: 'test' };

/** What became of a lead, by its state, its sales and its buyers' replies. Pure. */
export function whatBecameOf({ row, replies }: ListedLead, sales: Sales): Became {
  const own = byState[row.state];
  if (own) return { outcome: own, reason: '', destination: '' };
  const sold = row.deliveries.filter(({ destination }) => sales.has(destination));
  const replyOf = ({ destination }: StoredDelivery) => replies.find((each) => each.destination === destination);
  for (const [outcome, applies] of cases) {
    const delivery = sold.find((each) => applies(each, replyOf(each)));
    if (!delivery) continue;
    if (row.state === 'disqualified' && outcome === 'not sold') break;
    const reply = replyOf(delivery);
    const reason = outcome === 'returned' || outcome === 'refused' ? (reply?.reason ?? '') : delivery.reason;
    return { outcome, reason: outcome === 'accepted' || outcome === 'sent' ? '' : reason, destination: delivery.destination };
  }
  return { outcome: row.state === 'disqualified' ? 'not qualified' : 'no partner', reason: '', destination: '' };
}

/** Outcomes in which somebody has the lead, or would get it. */
const withBuyer: readonly LeadOutcome[] = ['accepted', 'sent', 'returned', 'refused'];

/** A lead as lists show it: no field of class contact, health or free text. @param content undefined where it cannot be opened */
export function leadRow(lead: ListedLead, content: SubmissionContent | undefined, sales: Sales): LeadRow {
  const { row, replies } = lead;
  const { outcome, reason, destination } = whatBecameOf(lead, sales);
  const record = content?.is === 'lead' ? content.record : undefined;
  const refusal =
    content?.is === 'refused' ? `${content.refusal.code}${content.refusal.field ? `: ${content.refusal.field}` : ''}` : '';
  const paid = replies.filter(({ verdict }) => verdict === 'accepted').flatMap(({ priceCents }) => priceCents ?? []);
  return {
    id: row.id,
    at: row.receivedAt,
    state: record?.sent.state ?? '',
    flow: record?.meta.flow ?? '',
    campaign: record?.meta.campaign?.path ?? '',
    outcome,
    reason: reason || refusal || (outcome === 'not qualified' ? (record?.sent.dq_reason ?? '') : ''),
    ...(outcome === 'accepted' && paid.length > 0 && { cents: paid.reduce((sum, each) => sum + each, 0) }),
    buyer: withBuyer.includes(outcome) ? buyerAt(sales, destination) : '',
    ...(content === undefined && { unreadable: true }),
  };
}

/** Acts that send something. */
export const needsAddress: readonly DeskAct[] = ['release', 'replay'];

/** A delivery as one lead's page shows it. @param isConfigured whether there is an address to send it to */
export function deliveryView(
  delivery: StoredDelivery,
  { row, replies }: ListedLead,
  sales: Sales,
  isConfigured: boolean,
): LeadDelivery {
  const { destination, state, reason, attempts, updatedAt, nextAt } = delivery;
  const reply = replies.find((each) => each.destination === destination);
  const sale = sales.get(destination);
  const may = row.state === 'erased' ? [] : deskActs.filter((act) => canAct(act, delivery, reply, sales));
  return {
    destination,
    buyer: sale ? buyerNameOf(sale) : '',
    isSale: sale !== undefined,
    state,
    reason,
    attempts,
    updatedAt,
    ...(state === 'pending' && { nextAt }),
    ...(reply && {
      reply: {
        verdict: reply.verdict,
        reason: reply.reason,
        at: reply.at,
        ...(reply.priceCents !== undefined && { cents: reply.priceCents }),
      },
    }),
    may: may.filter((act) => !needsAddress.includes(act) || isConfigured),
  };
}
