import type { ErasureStore } from '../erasure-store.ts';
import { removeExchangesOf } from './sql.ts';
import type { Database, Sync } from './sync.ts';

/** `ErasureStore` on SQLite, in the thread that has the file. */
export function erasuresIn({ prepare, transaction, onErased }: Database): Sync<ErasureStore> {
  const rewrite = prepare(`
    UPDATE submissions SET state = ?3, sealed = ?4,
      email_mac = CASE WHEN ?3 = 'erased' THEN '' ELSE email_mac END,
      phone_mac = CASE WHEN ?3 = 'erased' THEN '' ELSE phone_mac END,
      body_hash = CASE WHEN ?3 = 'erased' THEN '' ELSE body_hash END
    WHERE id = ?1 AND sealed = ?2`);
  // its id stays, also of one that had no key of its own: it tells what a copy of the database has that was erased since
  const destroyKey = prepare(
    "INSERT INTO submission_keys (id, sealed) VALUES (?, x'') ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed",
  );
  const removeExchanges = prepare(removeExchangesOf);
  const forgetPartnerIds = prepare("UPDATE replies SET partner_lead_id = '', reason = '' WHERE submission_id = ?");
  const forgetArrival = prepare('DELETE FROM lead_arrivals WHERE submission_id = ?');
  const forgetVariants = prepare('DELETE FROM experiment_leads WHERE submission_id = ?');
  // in the words of the index submission_keys_destroyed
  const unfinished = prepare(`
    SELECT k.id FROM submission_keys k CROSS JOIN submissions s ON s.id = k.id
    WHERE k.sealed = x'' AND k.id > ?1 AND s.kind = 'lead' AND s.state <> 'erased' ORDER BY k.id LIMIT ?2`);
  return {
    rewrite({ id, before, state, sealed }) {
      const isDone = transaction(() => {
        if (rewrite.run(id, before, state, sealed) === 0) return false;
        if (state === 'erased') {
          destroyKey.run(id);
          removeExchanges.run(id);
          forgetPartnerIds.run(id);
          forgetArrival.run(id);
          forgetVariants.run(id);
        }
        return true;
      });
      if (isDone && state === 'erased') onErased();
      return isDone;
    },
    unfinishedErasures: ({ after, limit }) => unfinished.all<{ id: string }>(after, limit).map(({ id }) => id),
  };
}
