import type pg from 'pg';

/** Runs one statement. Each failure is one of the store's two. */
export type Query = <Row extends object>(text: string, values: readonly unknown[]) => Promise<pg.QueryResult<Row>>;

export const rowsBy =
  (query: Query) =>
  async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    (await query<Row>(text, values)).rows;
