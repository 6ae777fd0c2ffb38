import { firstUuidAt } from '../../lib/uuid.ts';
import type { SubmissionKind, SubmissionState } from '../records.ts';
import type { RetentionStore } from '../retention-store.ts';
import { nextCursor, rangePart, rangeStart } from '../rows.ts';
import type { Connection } from './connection.ts';
import { nthOf } from './sql.ts';

/** In the words of the indexes submissions_no_lead and submissions_shorter. */
const shorter = (kind: SubmissionKind, state: SubmissionState) =>
  kind !== 'lead' ? "AND kind <> 'lead'" : state === 'accepted' ? '' : "AND kind = 'lead' AND state <> 'accepted'";

const sql = {
  expire: (kind: SubmissionKind, state: SubmissionState) => `
    WITH looked AS (
      SELECT id FROM submissions s WHERE kind = $1 AND state = $2 ${shorter(kind, state)} AND id > $3 AND id < $4 ORDER BY id LIMIT $5
    ), old AS (
      SELECT id FROM looked WHERE NOT ($1 = 'lead' AND EXISTS (
        SELECT 1 FROM deliveries d WHERE d.submission_id = id AND d.state IN ('pending', 'dead')))
    ), gone AS (
      DELETE FROM submissions WHERE id IN (SELECT id FROM old) RETURNING id
    ), log AS (
      DELETE FROM deliveries WHERE submission_id IN (SELECT id FROM old) RETURNING submission_id || '.' || destination AS id
    ), sent AS (
      DELETE FROM exchanges WHERE id IN (SELECT id FROM log)
    ), replied AS (
      DELETE FROM replies WHERE submission_id IN (SELECT id FROM old)
    ), keys AS (
      DELETE FROM submission_keys WHERE id IN (SELECT id FROM old)
    ), arrivals AS (
      DELETE FROM lead_arrivals WHERE submission_id IN (SELECT id FROM old)
    ), variants AS (
      DELETE FROM experiment_leads WHERE submission_id IN (SELECT id FROM old)
    )
    SELECT (SELECT count(*) FROM looked)::int AS looked, (SELECT max(id) FROM looked) AS last, (SELECT count(*) FROM gone)::int AS gone`,
  expireDeliveries: `
    WITH gone AS (
      DELETE FROM deliveries
      WHERE submission_id >= $1 AND submission_id < $2 AND updated_at < $3 AND state IN ('delivered', 'held', 'no_partner')
      RETURNING submission_id || '.' || destination AS id
    ), sent AS (
      DELETE FROM exchanges WHERE id IN (SELECT id FROM gone)
    )
    SELECT id FROM gone`,
};

/** `RetentionStore` on PostgreSQL. */
export const retentionIn = ({ rows, count }: Connection): RetentionStore => ({
  async expire({ kind, state, before }, { after, limit }) {
    const [row] = await rows<{ looked: number; last: string | null; gone: number }>(sql.expire(kind, state), [
      kind,
      state,
      after,
      before,
      limit,
    ]);
    return { count: row?.gone ?? 0, next: nextCursor(row?.looked ?? 0, limit, row?.last ?? undefined) };
  },
  async expireDeliveries(before, { after, limit }) {
    const [start, end] = [rangeStart('', after), firstUuidAt(Math.max(0, before))];
    const [last] = await rows<{ id: string }>(nthOf(), [start, end, limit - 1]);
    const { from, to, next } = rangePart(start, end, last?.id);
    return { count: await count(sql.expireDeliveries, [from, to, before]), next };
  },
});
