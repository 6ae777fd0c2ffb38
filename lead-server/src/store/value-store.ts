import type { ChainHead } from './chain.ts';
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
   * Appends to a chain of values: `text`, a JSON object, is stored under `name` with a number and a hash over it and all before.
   * The head, under `head`, has the latest of both. Over all replicas each number is given once.
   */
  appendToChain(head: string, name: string, text: string): Promise<ChainHead>;
}
