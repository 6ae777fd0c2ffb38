import { type ReplyCount, type ReplyRow, type ReplyStore, toReply } from '../reply-store.ts';
import { afterEveryId } from '../rows.ts';
import { countReplies } from './arrivals.ts';
import type { Connection } from './connection.ts';

const sql = {
  keep: `
    INSERT INTO replies (submission_id, destination, verdict, reason, price_cents, partner_lead_id, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (submission_id, destination) DO UPDATE SET
      verdict = excluded.verdict, reason = excluded.reason, at = excluded.at,
      price_cents = coalesce(excluded.price_cents, replies.price_cents),
      partner_lead_id = CASE excluded.partner_lead_id WHEN '' THEN replies.partner_lead_id ELSE excluded.partner_lead_id END`,
  of: 'SELECT * FROM replies WHERE submission_id = $1 ORDER BY destination',
  byPartnerId: `
    SELECT submission_id AS id FROM replies WHERE destination = $1 AND partner_lead_id = $2 AND partner_lead_id <> ''`,
  counts: `
    SELECT destination, verdict, count(*)::int AS count, coalesce(sum(price_cents), 0)::text AS cents
    FROM replies WHERE submission_id >= $1 AND submission_id < $2 GROUP BY 1, 2 ORDER BY 1, 2`,
};

/** `ReplyStore` on PostgreSQL. */
export const repliesIn = ({ rows, transaction }: Connection): ReplyStore => ({
  keepReply: ({ submissionId, destination, verdict, reason, priceCents = null, partnerLeadId, at }) =>
    transaction((run) =>
      countReplies(run, submissionId, () =>
        run(sql.keep, [submissionId, destination, verdict, reason, priceCents, partnerLeadId, at]),
      ),
    ),
  repliesTo: async (submissionId) => (await rows<ReplyRow>(sql.of, [submissionId])).map(toReply),
  leadOfPartnerId: async (destination, partnerLeadId) =>
    (await rows<{ id: string }>(sql.byPartnerId, [destination, partnerLeadId]))[0]?.id,
  replyCounts: async (since, until = afterEveryId) =>
    (await rows<ReplyCount>(sql.counts, [since, until])).map((row) => ({ ...row, cents: Number(row.cents) })),
});
