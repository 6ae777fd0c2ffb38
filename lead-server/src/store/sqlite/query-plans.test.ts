import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { readMigrations } from '../migrations.ts';
import { deliveryCountsSql } from './figures.ts';
import { leadListSql } from './lead-lists.ts';
import { dueSql } from './outbox.ts';
import { nthOf } from './sql.ts';

/** How a statement reads a table. */
function readsOf(text: string, table = 'deliveries'): readonly string[] {
  const database = new DatabaseSync(':memory:');
  for (const { sql } of readMigrations(new URL('./migrations/', import.meta.url))) database.exec(sql);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all() as { detail: string }[];
  return plan.map(({ detail }) => detail).filter((detail) => detail.includes(table));
}

it('due deliveries are found by an index, without reading those that wait: leads are stored in the same thread', () => {
  expect(readsOf(dueSql)).toEqual([
    'SEARCH deliveries USING INDEX deliveries_due (destination=? AND next_at<?)',
    'SEARCH deliveries USING INDEX deliveries_due (destination=? AND next_at>?)',
  ]);
});

it("a range's batch end and the dead letters are found in the order of an index", () => {
  expect(readsOf(nthOf())).toEqual(['SEARCH deliveries USING PRIMARY KEY (submission_id>? AND submission_id<?)']);
  expect(readsOf(nthOf("state = 'dead' AND"))).toEqual([
    'SEARCH deliveries USING COVERING INDEX deliveries_dead (submission_id>? AND submission_id<?)',
  ]);
});

it('lists of leads are read in the order of an index, and the few by theirs: no list reads everything that is stored', () => {
  const newest = (is: keyof typeof leadListSql) => `${leadListSql[is]} ORDER BY id DESC LIMIT ?3`;
  expect(readsOf(newest('all'), 'submissions')).toEqual(['SEARCH submissions USING INDEX submissions_id (id>? AND id<?)']);
  expect(readsOf(newest('state'), 'submissions')).toEqual([
    'SEARCH submissions USING COVERING INDEX submissions_shorter (state=? AND id>? AND id<?)',
  ]);
  expect(readsOf(newest('requests'), 'submissions')).toEqual([
    'SEARCH submissions USING COVERING INDEX submissions_requests (state=? AND id>? AND id<?)',
  ]);
  for (const [is, index] of [
    ['held', 'deliveries_held'],
    ['pending', 'deliveries_due'],
    ['dead', 'deliveries_dead'],
  ] as const)
    expect(readsOf(newest(is))).toEqual([expect.stringContaining(index)]);
});

it('deliveries of a time are counted without reading their submissions, but the few tests', () => {
  expect(readsOf(deliveryCountsSql, 'deliveries')).toEqual([
    'SEARCH deliveries USING PRIMARY KEY (submission_id>? AND submission_id<?)',
  ]);
  expect(readsOf(deliveryCountsSql, 'submissions')).toEqual([
    'SEARCH submissions USING COVERING INDEX submissions_shorter (state=? AND id>? AND id<?)',
  ]);
});
