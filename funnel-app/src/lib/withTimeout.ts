/** A promise that did not settle in time. */
export class TimeoutError extends Error {}

/** The promise's value. @throws TimeoutError after `limitMs` milliseconds without one */
export function withTimeout<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TimeoutError()), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
