import type { StoredValue, ValueStore } from '../value-store.ts';
import type { Database, Sync } from './sync.ts';

/** `ValueStore` on SQLite, in the thread that has the file. */
export function valuesIn({ prepare, transaction }: Database): Sync<ValueStore> {
  const set = prepare('INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value');
  const setIfAbsent = prepare('INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING');
  const get = prepare('SELECT value FROM facts WHERE name = ?');
  const remove = prepare('DELETE FROM facts WHERE name = ?');
  const withPrefix = prepare(
    'SELECT name, value FROM facts WHERE name > ?1 AND name >= ?2 AND name < ?2 || char(1114111) ORDER BY name LIMIT ?3',
  );
  const getValue = (name: string) => get.all<{ value: string }>(name)[0]?.value;
  return {
    setValue: (name, value) => void set.run(name, value),
    getValue,
    deleteValue: (name) => remove.run(name) === 1,
    setValueIfAbsent(name, value) {
      setIfAbsent.run(name, value);
      return getValue(name) ?? value;
    },
    valuesWithPrefix: (prefix, { after, limit }) => withPrefix.all<StoredValue>(after, prefix, limit),
    replaceValue: (name, before, after, others) =>
      transaction(() => {
        if (getValue(name) !== before) return false;
        for (const each of [{ name, value: after }, ...others]) set.run(each.name, each.value);
        return true;
      }),
  };
}
