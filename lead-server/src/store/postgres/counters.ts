import type { Counter, CounterStore, NamedCounter } from '../counter-store.ts';
import type { Connection } from './connection.ts';

/** A counter is over (see `CounterStore.incrementCounter`). */
const isEnded = 'tallies.ends_at <= $2::bigint OR tallies.ends_at > $3::bigint + ($3::bigint - $2::bigint)';

const sql = {
  increment: `
    INSERT INTO tallies (name, count, ends_at) VALUES ($1, $4::int, $3::bigint)
    ON CONFLICT (name) DO UPDATE SET
      count = CASE WHEN ${isEnded} THEN $4::int ELSE tallies.count + $4::int END,
      ends_at = CASE WHEN ${isEnded} THEN excluded.ends_at ELSE tallies.ends_at END
    RETURNING count, ends_at AS "endsAt"`,
  withPrefix: `
    SELECT name, count, ends_at AS "endsAt" FROM tallies WHERE name >= $1 AND name < $1 || chr(1114111) AND ends_at > $2`,
  get: 'SELECT count, ends_at AS "endsAt" FROM tallies WHERE name = $1 AND ends_at > $2',
  reset: 'DELETE FROM tallies WHERE name = $1',
  remove: 'DELETE FROM tallies WHERE name IN (SELECT name FROM tallies WHERE ends_at < $1 ORDER BY ends_at LIMIT $2)',
};

/** `pg` gives a BIGINT as text. */
const withNumbers = <Row extends Counter>(row: Row): Row => ({ ...row, endsAt: Number(row.endsAt) });

/** `CounterStore` on PostgreSQL. */
export const countersIn = ({ rows, count }: Connection): CounterStore => ({
  incrementCounter: async (name, now, endsAt, by = 1) =>
    withNumbers((await rows<Counter>(sql.increment, [name, now, endsAt, by]))[0] as Counter),
  countersWithPrefix: async (prefix, now) => (await rows<NamedCounter>(sql.withPrefix, [prefix, now])).map(withNumbers),
  getCounter: async (name, now) => (await rows<Counter>(sql.get, [name, now])).map(withNumbers)[0],
  resetCounter: async (name) => void (await count(sql.reset, [name])),
  deleteCountersBefore: (moment, limit) => count(sql.remove, [moment, limit]),
});
