/** How often something happened, and until when that counts. */
export interface Counter {
  readonly count: number;
  readonly endsAt: number;
}

export interface NamedCounter extends Counter {
  readonly name: string;
}

/** Counters over all replicas. */
export interface CounterStore {
  /**
   * Increments a counter. An ended one starts at 1 and ends at `endsAt`.
   * One that ends far in the future began under a wrong clock and counts as ended.
   * @param by the increment, 1 by default
   */
  incrementCounter(name: string, now: number, endsAt: number, by?: number): Promise<Counter>;
  /** Every current count with this prefix. All are read, so they must be few. */
  countersWithPrefix(prefix: string, now: number): Promise<readonly NamedCounter[]>;
  /** The count under this name, without counting; undefined without one. */
  getCounter(name: string, now: number): Promise<Counter | undefined>;
  resetCounter(name: string): Promise<void>;
  /** @returns how many of the oldest it removed: `limit` at most */
  deleteCountersBefore(moment: number, limit: number): Promise<number>;
}
