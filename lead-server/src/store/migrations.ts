import { readdirSync, readFileSync } from 'node:fs';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** Whether an engine that has no such thing goes on without it: its first line says so. */
  readonly isOptional: boolean;
}

/** The first line of a migration that an engine may refuse. */
const optionalLine = '-- Optional: an engine that lacks it goes on without.';

/**
 * The plain SQL files of a folder, `0001_what.sql`, in order. A file that has been applied anywhere is never edited: write the next.
 * @throws Error when a number is missing or used twice
 */
export function readMigrations(folder: URL): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, index) => {
    const number = Number(name.slice(0, 4));
    if (number !== index + 1) throw new Error(`Migration ${name} should be number ${index + 1}`);
    const sql = readFileSync(new URL(name, folder), 'utf8');
    return { number, name, sql, isOptional: sql.startsWith(optionalLine) };
  });
}
