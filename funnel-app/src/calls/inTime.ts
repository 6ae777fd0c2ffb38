/** The promise, or undefined when it has not kept its word in time, or broken it. */
export function inTime<T>(promise: Promise<T>, limitMs: number): Promise<T | undefined> {
  return Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, limitMs, undefined)),
  ]);
}
