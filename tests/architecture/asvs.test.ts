import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('lead-server/docs/asvs.md', 'utf8');

/** A row of the table: `1.2.6 to 1.2.8 (3) ...` is three requirements. */
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+)([^|]*)\| (yes|no|does not apply) \|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, first = '', rest = '', met = '', where = '', why = '']) => ({
    first,
    met,
    cells: `${where} ${why}`,
    why: why.trim(),
    count: Number(/^ (?:to|and) [\d.]+ \((\d+)\)/.exec(rest)?.[1] ?? 1),
  }),
);
const counted = (met: string) => rows.filter((row) => row.met === met).reduce((sum, { count }) => sum + count, 0);

it('the numbers at the top of the ASVS table are those of its rows', () => {
  const [all, apply, yes, no, rest] = [
    ...text.slice(text.indexOf('\n'), text.indexOf('We checked')).matchAll(/(?<= |\*\*|^)\d+(?= )/gm),
  ].map(Number);
  expect([all, apply, yes, no, rest]).toEqual([
    counted('yes') + counted('no') + counted('does not apply'),
    counted('yes') + counted('no'),
    counted('yes'),
    counted('no'),
    counted('does not apply'),
  ]);
  expect(all).toBe(253);
  expect(new Set(rows.map(({ first }) => first)).size).toBe(rows.length);
});

it('every file of the ASVS table is there, and every row says by what it is met or why not', () => {
  const named = rows.flatMap(({ cells }) => [...cells.matchAll(/`([\w./-]+\/[\w.-]+)`/g)].map(([, path = '']) => path));
  expect(named.length).toBeGreaterThan(150);
  const isThere = (path: string) => existsSync(path) || existsSync(`lead-server/${path}`);
  expect(named.filter((path) => !path.endsWith('/') && !isThere(path))).toEqual([]);
  expect(rows.filter(({ why }) => why === '').map(({ first }) => first)).toEqual([]);
});
