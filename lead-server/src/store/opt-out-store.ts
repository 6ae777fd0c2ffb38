/** A keyed hash of an opted-out person; one for each of email and phone, and for each key. */
export interface OptOutMark {
  /** From the vault; deliveries of a lead are checked against it. */
  readonly mac: string;
  /** The hashed value, sealed under it: a new key needs new hashes. */
  readonly sealed: Uint8Array;
  readonly at: number;
}

/** People who are not to be sold or shared. See docs/spec/consent.md#privacy-requests. */
export interface OptOutStore {
  /** Marks a person: no delivery of theirs is made from now on. Known marks stay. */
  optOut(marks: readonly OptOutMark[]): Promise<void>;
  /** Takes marks away. @returns how many there were */
  optIn(macs: readonly string[]): Promise<number>;
  optOuts(macs: readonly string[]): Promise<readonly OptOutMark[]>;
}
