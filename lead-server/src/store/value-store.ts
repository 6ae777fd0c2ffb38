import type { Page } from './records.ts';

export interface StoredValue {
  readonly name: string;
  readonly value: string;
}

/** Small facts of the server's own, such as a destination that a partner has closed. */
export interface ValueStore {
  setValue(name: string, value: string): Promise<void>;
  getValue(name: string): Promise<string | undefined>;
  /** @returns whether there was one */
  deleteValue(name: string): Promise<boolean>;
  /** Like `setValue`, but the first value stays, over all replicas. @returns the value kept */
  setValueIfAbsent(name: string, value: string): Promise<string>;
  /** Those whose names begin with `prefix`, in the order of their names, after the name `page.after`. */
  valuesWithPrefix(prefix: string, page: Page): Promise<readonly StoredValue[]>;
  /**
   * Replaces a value and stores others with it in one transaction, if it still is `before` over all replicas.
   * @param before undefined: there is none
   * @returns whether it did
   */
  replaceValue(name: string, before: string | undefined, after: string, others: readonly StoredValue[]): Promise<boolean>;
}
