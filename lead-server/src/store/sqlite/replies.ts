import { type ReplyCount, type ReplyRow, type ReplyStore, toReply } from '../reply-store.ts';
import { afterEveryId } from '../rows.ts';
import { outcomeRecorder } from './arrivals.ts';
import type { Database, Sync } from './sync.ts';

/** `ReplyStore` on SQLite, in the thread that has the file. */
export function repliesIn(database: Database): Sync<ReplyStore> {
  const { prepare, transaction } = database;
  const outcomes = outcomeRecorder(database);
  const keep = prepare(`
    INSERT INTO replies (submission_id, destination, verdict, reason, price_cents, partner_lead_id, at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT (submission_id, destination) DO UPDATE SET
      verdict = excluded.verdict, reason = excluded.reason, at = excluded.at,
      price_cents = coalesce(excluded.price_cents, price_cents),
      partner_lead_id = CASE excluded.partner_lead_id WHEN '' THEN partner_lead_id ELSE excluded.partner_lead_id END`);
  const of = prepare('SELECT * FROM replies WHERE submission_id = ? ORDER BY destination');
  const byPartnerId = prepare(`
    SELECT submission_id AS id FROM replies WHERE destination = ? AND partner_lead_id = ? AND partner_lead_id <> ''`);
  const counts = prepare(`
    SELECT destination, verdict, count(*) AS count, coalesce(sum(price_cents), 0) AS cents
    FROM replies WHERE submission_id >= ? AND submission_id < ? GROUP BY 1, 2 ORDER BY 1, 2`);
  return {
    keepReply: ({ submissionId, destination, verdict, reason, priceCents = null, partnerLeadId, at }) =>
      transaction(() => {
        keep.run(submissionId, destination, verdict, reason, priceCents, partnerLeadId, at);
        outcomes.replied(submissionId);
      }),
    repliesTo: (submissionId) => of.all<ReplyRow>(submissionId).map(toReply),
    leadOfPartnerId: (destination, partnerLeadId) => byPartnerId.all<{ id: string }>(destination, partnerLeadId)[0]?.id,
    replyCounts: (since, until = afterEveryId) => counts.all<ReplyCount>(since, until),
  };
}
