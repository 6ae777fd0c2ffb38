import type { Counter, CounterStore, NamedCounter } from '../counter-store.ts';
import type { Database, Sync } from './sync.ts';

/** A counter is over (see `CounterStore.incrementCounter`). */
const isEnded = 'ends_at <= ?2 OR ends_at > ?3 + (?3 - ?2)';

/** `CounterStore` on SQLite, in the thread that has the file. */
export function countersIn({ prepare }: Database): Sync<CounterStore> {
  const increment = prepare(`
    INSERT INTO tallies (name, count, ends_at) VALUES (?1, ?4, ?3)
    ON CONFLICT (name) DO UPDATE SET
      count = CASE WHEN ${isEnded} THEN ?4 ELSE count + ?4 END,
      ends_at = CASE WHEN ${isEnded} THEN excluded.ends_at ELSE ends_at END
    RETURNING count, ends_at AS endsAt`);
  const withPrefix = prepare(
    'SELECT name, count, ends_at AS endsAt FROM tallies WHERE name >= ?1 AND name < ?1 || char(1114111) AND ends_at > ?2',
  );
  const get = prepare('SELECT count, ends_at AS endsAt FROM tallies WHERE name = ? AND ends_at > ?');
  const reset = prepare('DELETE FROM tallies WHERE name = ?');
  const remove = prepare(
    'DELETE FROM tallies WHERE name IN (SELECT name FROM tallies WHERE ends_at < ? ORDER BY ends_at LIMIT ?)',
  );
  return {
    incrementCounter: (name, now, endsAt, by = 1) => increment.all<Counter>(name, now, endsAt, by)[0] as Counter,
    countersWithPrefix: (prefix, now) => withPrefix.all<NamedCounter>(prefix, now),
    getCounter: (name, now) => get.all<Counter>(name, now)[0],
    resetCounter: (name) => void reset.run(name),
    deleteCountersBefore: (moment, limit) => remove.run(moment, limit),
  };
}
