import type { SessionStore } from '../session-store.ts';
import type { Database, Sync } from './sync.ts';

/** `SessionStore` on SQLite, in the thread that has the file. */
export function sessionsIn({ prepare }: Database): Sync<SessionStore> {
  const save = prepare(`
    INSERT INTO sessions (id, sealed, updated_at) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed, updated_at = excluded.updated_at`);
  const read = prepare('SELECT sealed FROM sessions WHERE id = ?');
  const remove = prepare(
    'DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE updated_at < ? ORDER BY updated_at LIMIT ?)',
  );
  return {
    saveSession: (id, sealed, at) => void save.run(id, sealed, at),
    session: (id) => read.all<{ sealed: Uint8Array }>(id)[0]?.sealed,
    deleteSessionsBefore: (moment, limit) => remove.run(moment, limit),
  };
}
