import type { ErasureStore } from '../erasure-store.ts';
import type { Connection } from './connection.ts';

const sql = {
  rewrite: `
    WITH rewritten AS (
      UPDATE submissions SET state = $3, sealed = $4,
        email_mac = CASE WHEN $3 = 'erased' THEN '' ELSE email_mac END,
        phone_mac = CASE WHEN $3 = 'erased' THEN '' ELSE phone_mac END,
        body_hash = CASE WHEN $3 = 'erased' THEN '' ELSE body_hash END
      WHERE id = $1 AND sealed = $2 RETURNING id, state
    ), destroyed AS (
      -- its id stays, also of one that had no key of its own: it tells what a copy of the database has that was erased since
      INSERT INTO submission_keys (id, sealed) SELECT id, ''::bytea FROM rewritten WHERE state = 'erased'
      ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed
    ), gone AS (
      DELETE FROM exchanges USING rewritten
      WHERE rewritten.state = 'erased' AND exchanges.id >= rewritten.id || '.' AND exchanges.id < rewritten.id || '/'
    ), forgotten AS (
      UPDATE replies SET partner_lead_id = '', reason = '' FROM rewritten
      WHERE rewritten.state = 'erased' AND replies.submission_id = rewritten.id
    ), uncounted AS (
      DELETE FROM lead_arrivals USING rewritten WHERE rewritten.state = 'erased' AND lead_arrivals.submission_id = rewritten.id
    ), unvaried AS (
      DELETE FROM experiment_leads USING rewritten WHERE rewritten.state = 'erased' AND experiment_leads.submission_id = rewritten.id
    )
    SELECT id FROM rewritten`,
  // in the words of the index submission_keys_destroyed
  unfinished: `
    SELECT k.id FROM submission_keys k JOIN submissions s ON s.id = k.id
    WHERE k.sealed = ''::bytea AND k.id > $1 AND s.kind = 'lead' AND s.state <> 'erased' ORDER BY k.id LIMIT $2`,
};

/** `ErasureStore` on PostgreSQL. */
export const erasuresIn = ({ rows, count }: Connection): ErasureStore => ({
  rewrite: async ({ id, before, state, sealed }) =>
    (await count(sql.rewrite, [id, Buffer.from(before), state, Buffer.from(sealed)])) === 1,
  unfinishedErasures: async ({ after, limit }) =>
    (await rows<{ id: string }>(sql.unfinished, [after, limit])).map(({ id }) => id),
});
