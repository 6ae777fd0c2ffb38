import { maxDeliveryDelayMs, type OutboxStore, type Settlement, stoppedPrefix } from '../outbox-store.ts';
import { type DueRow, sentBeforePrefix, toClaimedDelivery } from '../rows.ts';
import { countSold } from './arrivals.ts';
import type { Connection } from './connection.ts';

/** Whether a person has paused the destination: asked once a claim, before any row is read. */
const goes = `NOT EXISTS (SELECT 1 FROM facts WHERE name = '${stoppedPrefix}' || $1::text)`;

/** Newest first: a lead of today is worth more. Two ranges of the index: in one condition they would read all that waits. */
const claimSql = `
  WITH come AS (
    SELECT submission_id, next_at FROM deliveries WHERE destination = $1 AND state = 'pending' AND next_at <= $2 AND ${goes}
    ORDER BY next_at DESC LIMIT $4 FOR UPDATE SKIP LOCKED
  ), stranded AS (
    SELECT submission_id, next_at FROM deliveries WHERE destination = $1 AND state = 'pending' AND next_at > $5 AND ${goes}
    ORDER BY next_at LIMIT $4 FOR UPDATE SKIP LOCKED
  ), due AS (
    SELECT submission_id FROM (SELECT * FROM come UNION ALL SELECT * FROM stranded) either ORDER BY next_at DESC LIMIT $4
  )
  UPDATE deliveries d SET attempts = d.attempts + 1, next_at = $3, updated_at = $2
  FROM due JOIN submissions s ON s.id = due.submission_id LEFT JOIN consent_texts c ON c.hash = s.consent_hash
    LEFT JOIN submission_keys k ON k.id = s.id
  WHERE d.submission_id = due.submission_id AND d.destination = $1
  RETURNING s.id, s.kind, s.sealed, k.sealed AS own_key, s.consent_version, s.consent_hash, c.sealed AS consent_text, d.attempts, d.reason,
    EXISTS (SELECT 1 FROM opt_outs o WHERE o.mac IN (s.email_mac, s.phone_mac)) AS opted_out`;

const settleSql = `
  WITH settled AS (
    UPDATE deliveries SET state = $1, next_at = $3, updated_at = $4, attempts = attempts - ($1 = 'held')::int,
      reason = CASE state WHEN 'held' THEN $2::text || '${sentBeforePrefix}' || reason ELSE $2 END
    WHERE submission_id = $5 AND destination = $6 AND attempts = $7
      AND (state = 'pending' OR (state = 'held' AND $1 = 'delivered'))
    RETURNING submission_id || '.' || destination AS id, reason
  ), kept AS (
    INSERT INTO exchanges (id, sealed) SELECT id, $8::bytea FROM settled WHERE $8::bytea IS NOT NULL AND reason = $2
    ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed
  )
  SELECT id FROM settled`;

const settledValues = ({ state, reason, nextAt, at, submissionId, destination, attempt, exchange }: Settlement) => [
  state,
  reason,
  nextAt,
  at,
  submissionId,
  destination,
  attempt,
  exchange ?? null,
];

/** Settles inside of a transaction, and counts what was sold once all rows are locked. @returns those that were settled */
async function settleIn(run: Connection['query'], settlements: readonly Settlement[]): Promise<ReadonlySet<Settlement>> {
  const settled = new Set<Settlement>();
  for (const each of settlements) if ((await run(settleSql, settledValues(each), 'settle')).rowCount === 1) settled.add(each);
  const sold = [...settled].filter((each) => each.sold).map(({ submissionId }) => submissionId);
  await countSold(run, sold);
  return settled;
}

/** By their ids, so that two replicas do not deadlock. */
const inOrder = (settlements: readonly Settlement[]) =>
  [...settlements].sort((a, b) => (a.submissionId < b.submissionId ? -1 : 1));

/** `OutboxStore` on PostgreSQL. */
export const outboxIn = ({ query, rows, transaction }: Connection): OutboxStore => ({
  claim: async (destination, now, leaseUntil, limit) =>
    (await rows<DueRow>(claimSql, [destination, now, leaseUntil, limit, now + maxDeliveryDelayMs])).map((row) =>
      toClaimedDelivery(row, destination),
    ),
  settle: async (settlement) =>
    settlement.sold
      ? transaction(async (run) => (await settleIn(run, [settlement])).size === 1)
      : (await query(settleSql, settledValues(settlement), 'settle')).rowCount === 1,
  settleAll: (settlements) =>
    transaction(async (run) => {
      const settled = await settleIn(run, inOrder(settlements));
      return settlements.map((each) => settled.has(each));
    }),
});
