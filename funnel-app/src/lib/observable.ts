/** A value that changes; `last` is the latest one. */
export interface Observable<T, First = undefined> {
  last(): T | First;
  publish(value: T): void;
  /** @returns ends it */
  subscribe(listener: (value: T) => void): () => void;
}

/** @param first the value before any is published */
export function createObservable<T>(): Observable<T>;
export function createObservable<T>(first: T): Observable<T, T>;
export function createObservable<T>(first?: T): Observable<T> {
  let last = first;
  const listeners = new Set<(value: T) => void>();
  return {
    last: () => last as undefined,
    publish(value) {
      last = value;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
