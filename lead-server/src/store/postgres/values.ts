import type { StoredValue, ValueStore } from '../value-store.ts';
import type { Connection } from './connection.ts';

const sql = {
  set: 'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  setIfAbsent: 'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
  get: 'SELECT value FROM facts WHERE name = $1',
  remove: 'DELETE FROM facts WHERE name = $1',
  withPrefix: 'SELECT name, value FROM facts WHERE name > $1 AND name >= $2 AND name < $2 || chr(1114111) ORDER BY name LIMIT $3',
  /** The first row is locked, so that of two replicas one finds it changed. */
  replace: `
    WITH first AS (UPDATE facts SET value = $2 WHERE name = $1 AND value = $3 RETURNING name), rest AS (
      INSERT INTO facts (name, value) SELECT other.name, other.value FROM first, unnest($4::text[], $5::text[]) AS other (name, value)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value)
    SELECT name FROM first`,
  begin: `
    WITH first AS (INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING name), rest AS (
      INSERT INTO facts (name, value) SELECT other.name, other.value FROM first, unnest($3::text[], $4::text[]) AS other (name, value)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value)
    SELECT name FROM first`,
};

/** `ValueStore` on PostgreSQL. */
export function valuesIn({ rows, count }: Connection): ValueStore {
  const getValue = async (name: string) => (await rows<{ value: string }>(sql.get, [name]))[0]?.value;
  return {
    setValue: async (name, value) => void (await count(sql.set, [name, value])),
    getValue,
    deleteValue: async (name) => (await count(sql.remove, [name])) === 1,
    async setValueIfAbsent(name, value) {
      await count(sql.setIfAbsent, [name, value]);
      return (await getValue(name)) ?? value;
    },
    valuesWithPrefix: (prefix, { after, limit }) => rows<StoredValue>(sql.withPrefix, [after, prefix, limit]),
    async replaceValue(name, before, after, others) {
      const rest = [others.map((each) => each.name), others.map((each) => each.value)];
      const first =
        before === undefined ? rows(sql.begin, [name, after, ...rest]) : rows(sql.replace, [name, after, before, ...rest]);
      return (await first).length > 0;
    },
  };
}
