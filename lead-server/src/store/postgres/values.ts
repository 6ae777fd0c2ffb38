import type { ChainHead } from '../chain.ts';
import type { StoredValue, ValueStore } from '../value-store.ts';
import type { Connection } from './connection.ts';

const sql = {
  set: 'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  setIfAbsent: 'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
  get: 'SELECT value FROM facts WHERE name = $1',
  remove: 'DELETE FROM facts WHERE name = $1',
  withPrefix: 'SELECT name, value FROM facts WHERE name > $1 AND name >= $2 AND name < $2 || chr(1114111) ORDER BY name LIMIT $3',
  /** As nextInChain and chainedValue (chain.ts). The head's row is locked, so that replicas follow each other. */
  append: `
    WITH head AS (
      SELECT split_part(value, ' ', 1)::bigint AS n, split_part(value, ' ', 2) AS hash FROM facts WHERE name = $1 FOR UPDATE
    ), next AS (
      SELECT n + 1 AS n, encode(sha256(convert_to(hash || E'\\n' || (n + 1) || E'\\n' || $3::text, 'UTF8')), 'hex') AS hash FROM head
    ), entry AS (
      INSERT INTO facts (name, value) SELECT $2, '{"n":' || n || ',"hash":"' || hash || '",' || substr($3::text, 2) FROM next
    ), moved AS (
      UPDATE facts SET value = next.n || ' ' || next.hash FROM next WHERE facts.name = $1
    )
    SELECT n::int AS n, hash FROM next`,
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
    async appendToChain(head, name, text) {
      await count(sql.setIfAbsent, [head, '0 ']);
      return (await rows<ChainHead>(sql.append, [head, name, text]))[0] as ChainHead;
    },
  };
}
