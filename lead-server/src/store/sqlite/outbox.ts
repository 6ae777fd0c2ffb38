import { maxDeliveryDelayMs, type OutboxStore, type Settlement, stoppedPrefix } from '../outbox-store.ts';
import { type DueRow, sentBeforePrefix, toClaimedDelivery } from '../rows.ts';
import { outcomeRecorder } from './arrivals.ts';
import type { Database, Sync } from './sync.ts';

/** Newest first. Two index ranges: one condition would read everything that waits. */
export const dueSql = `
  SELECT s.id, s.kind, s.sealed, k.sealed AS own_key, s.consent_version, s.consent_hash, c.sealed AS consent_text, d.attempts, d.reason,
    EXISTS (SELECT 1 FROM opt_outs o WHERE o.mac IN (s.email_mac, s.phone_mac)) AS opted_out
  FROM (
    SELECT * FROM (SELECT * FROM deliveries WHERE destination = ?1 AND state = 'pending' AND next_at <= ?2 ORDER BY next_at DESC LIMIT ?4)
    UNION ALL
    SELECT * FROM (SELECT * FROM deliveries WHERE destination = ?1 AND state = 'pending' AND next_at > ?3 ORDER BY next_at LIMIT ?4)
  ) d
  JOIN submissions s ON s.id = d.submission_id
  LEFT JOIN consent_texts c ON c.hash = s.consent_hash
  LEFT JOIN submission_keys k ON k.id = s.id
  WHERE NOT EXISTS (SELECT 1 FROM facts WHERE name = '${stoppedPrefix}' || ?1)
  ORDER BY d.next_at DESC LIMIT ?4`;

/** `OutboxStore` on SQLite, in the thread that has the file. */
export function outboxIn(database: Database): Sync<OutboxStore> {
  const { prepare, transaction } = database;
  const outcomes = outcomeRecorder(database);
  const due = prepare(dueSql);
  const lease = prepare(
    'UPDATE deliveries SET attempts = attempts + 1, next_at = ?, updated_at = ? WHERE submission_id = ? AND destination = ?',
  );
  const settleRow = prepare(`
    UPDATE deliveries SET state = ?1, next_at = ?3, updated_at = ?4, attempts = attempts - (?1 = 'held'),
      reason = CASE state WHEN 'held' THEN ?2 || '${sentBeforePrefix}' || reason ELSE ?2 END
    WHERE submission_id = ?5 AND destination = ?6 AND attempts = ?7
      AND (state = 'pending' OR (state = 'held' AND ?1 = 'delivered'))
    RETURNING reason`);
  const keepExchange = prepare(
    'INSERT INTO exchanges (id, sealed) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed',
  );

  function settle({ exchange, ...s }: Settlement): boolean {
    const values = [s.state, s.reason, s.nextAt, s.at, s.submissionId, s.destination, s.attempt];
    const [settled] = settleRow.all<{ reason: string }>(...values);
    if (settled?.reason === s.reason && exchange) keepExchange.run(`${s.submissionId}.${s.destination}`, exchange);
    if (settled && s.sold) outcomes.sold(s.submissionId);
    return settled !== undefined;
  }

  return {
    claim: (destination, now, leaseUntil, limit) =>
      transaction(() =>
        due.all<DueRow>(destination, now, now + maxDeliveryDelayMs, limit).map((row) => {
          lease.run(leaseUntil, now, row.id, destination);
          return toClaimedDelivery({ ...row, attempts: row.attempts + 1 }, destination);
        }),
      ),
    settle: (settlement) => transaction(() => settle(settlement)),
    settleAll: (settlements) => transaction(() => settlements.map(settle)),
  };
}
