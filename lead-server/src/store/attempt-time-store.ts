/** Attempts of one destination in one hour that came to the same and took about as long. */
export interface AttemptTime {
  readonly destination: string;
  /** Whole hours since 1970. */
  readonly hour: number;
  readonly outcome: string;
  /** Of `bandOf` in delivery/attempt-times.ts. */
  readonly band: number;
  readonly count: number;
}

/** How long destinations take, counted over all replicas. */
export interface AttemptTimeStore {
  /** Adds counts, and forgets those of before `forgetBefore`, in hours. */
  addAttemptTimes(times: readonly AttemptTime[], forgetBefore: number): Promise<void>;
  /** From an hour on. */
  attemptTimes(fromHour: number): Promise<readonly AttemptTime[]>;
}

/** SQL that both databases understand. @param values a source of rows */
export const attemptTimeSql = {
  add: (values: string) => `
    INSERT INTO attempt_times AS t (destination, hour, outcome, band, count) ${values}
    ON CONFLICT (destination, hour, outcome, band) DO UPDATE SET count = t.count + excluded.count`,
  forget: (hour: string) => `DELETE FROM attempt_times WHERE hour < ${hour}`,
  read: (hour: string) => `SELECT destination, hour, outcome, band, count FROM attempt_times WHERE hour >= ${hour}`,
} as const;
