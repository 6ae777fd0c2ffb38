import type { AuditStep, NotWritten } from './campaign-store.ts';
import { auditHeadName } from './chain.ts';
import { StoreDataError } from './store.ts';

/** A statement of both dialects, with its values in the order of `$1`, `$2`. */
export type Step = readonly [sql: string, ...values: readonly (string | number)[]];
/** The steps of an operation: each is answered by its rows. */
export type Steps<Result> = Generator<Step, Result, readonly never[]>;
type Rows<Row> = readonly Row[];

/** An operation of the store as steps: one transaction in either database. */
export type StepsOf<Operations extends { readonly [Name in keyof Operations]: (...args: never[]) => unknown }> = {
  readonly [Name in keyof Operations]: (...args: Parameters<Operations[Name]>) => Steps<Awaited<ReturnType<Operations[Name]>>>;
};

/** Ends an operation without any of its changes. */
export class RolledBack extends StoreDataError {
  readonly result: NotWritten;

  constructor(result: NotWritten) {
    super(`nothing was written: ${result}`);
    this.result = result;
  }
}

/** The result of an operation, also of one that was rolled back. @throws everything else that is thrown */
export function resultOf(failure: unknown): unknown {
  if (failure instanceof RolledBack) return failure.result;
  throw failure;
}

/** A row with its columns in camel case. PostgreSQL gives large numbers as text. */
function named<Row>(row: object): Row {
  const numbers = /^(version|base|at|etag|liveVersion|revision|purgeTries|purgeAt|settingsRevision|dueAt|readAt|seenAt)$/;
  const entries = Object.entries(row).map(([column, value]) => {
    const name = column === 'by_whom' ? 'by' : column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (name === 'tags') return [name, String(value).split(' ').filter(Boolean)];
    return [name, numbers.test(name) ? Number(value) : value];
  });
  return Object.fromEntries(entries) as Row;
}

export const all = <Row>(rows: readonly object[]): Rows<Row> => rows.map((row) => named<Row>(row));
export const first = <Row>(rows: readonly object[]): Row | undefined => (rows[0] === undefined ? undefined : named<Row>(rows[0]));

/** Appends to the audit, whose end is locked: of two acts the later waits here, and is then begun again. */
export function* audited({ before, after, others }: AuditStep): Steps<void> {
  const moved =
    before === undefined
      ? yield [
          'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING name',
          auditHeadName,
          after,
        ]
      : yield ['UPDATE facts SET value = $2 WHERE name = $1 AND value = $3 RETURNING name', auditHeadName, after, before];
  if (moved.length === 0) throw new RolledBack('audited meanwhile');
  for (const { name, value } of others)
    yield [
      'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    ];
}
