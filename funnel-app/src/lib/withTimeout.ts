/** That a promise has not kept its word in time. */
export class TimeoutError extends Error {}

/** The promise's word. @throws TooLate when it has not kept it within so many milliseconds */
export function withTimeout<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TimeoutError()), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
