/**
 * Whether calls get through: `away`: the server or its store does not answer; `signed out`: the session is over; `other`: somebody
 * else is signed in on this device, or this page is too old to go on.
 */
export type Connection = 'fine' | 'away' | 'signed out' | 'other';

let now: Connection = 'fine';
const listeners = new Set<() => void>();

/** Notes how the last call went. */
export function noteConnection(next: Connection): void {
  // a call that finds no server says nothing about who is signed in
  if (next === now || (next === 'away' && now !== 'fine')) return;
  now = next;
  for (const listener of listeners) listener();
}

/** What a refusal says about the connection; undefined where it is about the call alone. */
export function connectionOf(status: number, code: string): Connection | undefined {
  if (status === 0 || (status >= 502 && status <= 504)) return 'away';
  if (status === 401) return 'signed out';
  return status === 403 && code === 'no_token' ? 'other' : undefined;
}

/** Whether calls get through, as of the last one, for React's `useSyncExternalStore`. */
export const connectionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => now,
};
