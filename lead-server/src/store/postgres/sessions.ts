import type { SessionStore } from '../session-store.ts';
import type { Connection } from './connection.ts';

const sql = {
  save: `
    INSERT INTO sessions (id, sealed, updated_at) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed, updated_at = excluded.updated_at`,
  read: 'SELECT sealed FROM sessions WHERE id = $1',
  remove: 'DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE updated_at < $1 ORDER BY updated_at LIMIT $2)',
};

/** `SessionStore` on PostgreSQL. */
export const sessionsIn = ({ rows, count }: Connection): SessionStore => ({
  saveSession: async (id, sealed, at) => void (await count(sql.save, [id, sealed, at])),
  session: async (id) => (await rows<{ sealed: Uint8Array }>(sql.read, [id]))[0]?.sealed,
  deleteSessionsBefore: (moment, limit) => count(sql.remove, [moment, limit]),
});
