/** What advertisements of a day, source and campaign cost. */
export interface Spend {
  /** Of the business's zone, counted since 1970. */
  readonly day: number;
  readonly source: string;
  /** The campaign's key. */
  readonly campaign: string;
  /** '' where it is not known. */
  readonly affid: string;
  readonly cents: number;
}

/** Spend by day, as people upload it. See docs/spec/figures.md#spend. */
export interface SpendStore {
  /** Stores rows in one transaction; a row takes the place of an earlier one with its day, source, campaign and affiliate. */
  putSpend(rows: readonly Spend[], by: string, at: number): Promise<void>;
  /** Rows of days from `from` to before `to`, in their order. */
  spend(from: number, to: number): Promise<readonly Spend[]>;
  /** Forgets days before one. */
  deleteSpend(before: number): Promise<void>;
}

const columns = ['day', 'source', 'campaign', 'affid', 'cents', 'uploaded_by', 'uploaded_at'] as const;
/** SQL that both databases understand. */
export const spendSql = {
  put: (values: string) => `
    INSERT INTO spend (${columns.join(', ')}) ${values}
    ON CONFLICT (day, source, campaign, affid) DO UPDATE
    SET cents = excluded.cents, uploaded_by = excluded.uploaded_by, uploaded_at = excluded.uploaded_at`,
  columns,
  read: `
    SELECT day, source, campaign, affid, cents FROM spend WHERE day >= $1 AND day < $2 ORDER BY day, source, campaign, affid`,
  forget: 'DELETE FROM spend WHERE day < $1',
} as const;

/** PostgreSQL gives its long numbers as text. */
export const toSpend = (row: Omit<Spend, 'cents'> & { readonly cents: number | string }): Spend => ({
  ...row,
  cents: Number(row.cents),
});
