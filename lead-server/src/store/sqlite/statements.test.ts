import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { readMigrations } from '../migrations.ts';
import { statements } from './statements.ts';

it('finds what is due by its moment, and reads none of what waits: leads are stored in the same thread', () => {
  const database = new DatabaseSync(':memory:');
  for (const { sql } of readMigrations(new URL('./migrations/', import.meta.url))) database.exec(sql);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${statements.due}`).all() as { detail: string }[];
  const reads = plan.map(({ detail }) => detail).filter((detail) => detail.includes('deliveries'));
  expect(reads).toEqual([
    'SEARCH deliveries USING INDEX deliveries_due (destination=? AND next_at<?)',
    'SEARCH deliveries USING INDEX deliveries_due (destination=? AND next_at>?)',
  ]);
});
