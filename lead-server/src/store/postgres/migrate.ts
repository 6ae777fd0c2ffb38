import type pg from 'pg';
import { ConfigError } from '../../settings/config.ts';
import { type Migration, readMigrations } from '../migrations.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Any number that only our migrations use: one server migrates at a time. */
const migrationLock = 5_417_203;

/** Error codes of an engine that lacks a feature, or has the object already. */
const lacking = ['0A000', '42601', '22023', '42704', '42P16', '42883'];

/** Runs statements that some engines of PostgreSQL's protocol lack. A refusal is ignored. */
async function whereItExists(client: pg.Client, text: string, values: readonly unknown[] = []): Promise<void> {
  await client.query('SAVEPOINT optional');
  try {
    await client.query(text, [...values]);
    await client.query('RELEASE SAVEPOINT optional');
  } catch (failure) {
    if (!lacking.includes((failure as { code?: string }).code ?? '')) throw failure;
    await client.query('ROLLBACK TO SAVEPOINT optional');
  }
}

async function applied(client: pg.Client): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ number: number }>('SELECT number FROM migrations').catch((failure: unknown) => {
    // undefined_table: nothing has been migrated yet
    if ((failure as { code?: string }).code === '42P01') return { rows: [] };
    throw failure;
  });
  return new Set(rows.map(({ number }) => number));
}

/** The migrations that this database lacks, in order. */
export async function missingMigrations(client: pg.Client): Promise<readonly Migration[]> {
  const known = await applied(client);
  return readMigrations(folder).filter(({ number }) => !known.has(number));
}

/**
 * Runs all new migrations in one transaction, which also releases the lock; so it works through a transaction pooler. Running
 * versions go on over the new tables.
 * @returns those that it ran
 */
export async function migrate(client: pg.Client): Promise<readonly Migration[]> {
  // who waited for the lock has to see what the other one did
  await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
  try {
    await whereItExists(client, 'SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    // a busy table makes it give up, and the next start tries again
    await whereItExists(client, "SET LOCAL lock_timeout = '1s'");
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TIMESTAMPTZ NOT NULL)',
    );
    const missing = await missingMigrations(client);
    for (const { number, name, sql: text, isOptional } of missing) {
      if (isOptional) await whereItExists(client, text);
      else await client.query(text);
      await client.query('INSERT INTO migrations VALUES ($1, $2, now())', [number, name]);
    }
    await client.query('COMMIT');
    return missing;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/**
 * Lets a role read and write the tables, and nothing else: it owns none and changes none.
 * @param role of the service; nothing is done where it is the one that migrates
 * @returns whether it was given anything
 */
export async function grantTables(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ me: string; schema: string }>('SELECT current_user AS me, current_schema() AS schema');
  const { me = '', schema = 'public' } = rows[0] ?? {};
  if (role === '' || role === me) return false;
  const named = (pattern: RegExp) =>
    readMigrations(folder).flatMap(({ sql }) => [...sql.matchAll(pattern)].map(([, name = '']) => name));
  // a table that a migration makes anew takes the old one's name in the end
  const passing = new Set(named(/^ALTER TABLE (\w+) RENAME TO/gm));
  const tables = named(/^CREATE TABLE (\w+)/gm).filter((name) => !passing.has(name));
  const to = `TO ${client.escapeIdentifier(role)}`;
  await client.query('BEGIN');
  try {
    await client.query(`GRANT USAGE ON SCHEMA ${client.escapeIdentifier(schema)} ${to}`);
    await client.query(`GRANT SELECT ON migrations ${to}`);
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${tables.join(', ')} ${to}`);
    await client.query('COMMIT');
  } catch (failure) {
    await client.query('ROLLBACK').catch(() => {});
    throw failure;
  }
  return true;
}

/** Without these one lead could be stored twice, or none be changed in a database that is replicated. */
const neededKeys = [
  'submissions id',
  'submissions key',
  'deliveries submission_id,destination',
  'facts name',
  'submission_keys id',
];

/** @throws ConfigError when a key of a table is missing, as after it was rebuilt by hand. See docs/spec/storage.md#idempotency. */
export async function refuseWithoutKeys(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: string }>(`
    SELECT k.table_name AS table, string_agg(k.column_name, ',' ORDER BY k.ordinal_position) AS columns
    FROM information_schema.key_column_usage k
    JOIN information_schema.table_constraints c USING (constraint_schema, constraint_name, table_name)
    WHERE k.table_schema = current_schema() AND c.constraint_type IN ('PRIMARY KEY', 'UNIQUE')
    GROUP BY k.table_name, k.constraint_name`);
  const found = new Set(rows.map(({ table, columns }) => `${table} ${columns}`));
  const missing = neededKeys.filter((each) => !found.has(each));
  if (missing.length > 0)
    throw new ConfigError(
      `The database lacks unique keys, so that leads could be stored twice: ${missing.map((each) => each.replace(' ', ' (')).join('), ')}). Add them, and start again.`,
    );
}
