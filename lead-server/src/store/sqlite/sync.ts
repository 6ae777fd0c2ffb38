import type { SQLInputValue } from 'node:sqlite';

/** A statement that is prepared. */
export interface Statement {
  /** @returns how many rows it changed */
  run(...values: SQLInputValue[]): number;
  /** @typeParam Row the columns that it names, unchecked */
  all<Row>(...values: SQLInputValue[]): Row[];
}

/** The open file, as the parts of the store use it. */
export interface Database {
  prepare(sql: string): Statement;
  /** Runs work in one durable transaction, which holds the file's one write lock. */
  transaction<Result>(work: () => Result): Result;
  /** Called after data was erased: it is overwritten in the log too. */
  onErased(): void;
}

/** The same operations, at once: in the thread that has the file. */
export type Sync<Operations extends { readonly [Name in keyof Operations]: (...args: never[]) => unknown }> = {
  readonly [Name in keyof Operations]: (...args: Parameters<Operations[Name]>) => Awaited<ReturnType<Operations[Name]>>;
};
