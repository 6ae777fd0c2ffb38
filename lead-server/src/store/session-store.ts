/** Unfinished visits that a page saved. */
export interface SessionStore {
  saveSession(id: string, sealed: Uint8Array, at: number): Promise<void>;
  session(id: string): Promise<Uint8Array | undefined>;
  /** @returns how many of the oldest it removed: `limit` at most */
  deleteSessionsBefore(moment: number, limit: number): Promise<number>;
}
