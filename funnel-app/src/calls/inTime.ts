/** That a promise has not kept its word in time. */
export class TooLate extends Error {}

/** The promise's word. @throws TooLate when it has not kept it within so many milliseconds */
export function inTime<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TooLate()), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
