/**
 * Work that never runs twice at a time: a call during a run makes it run once more after it.
 * @returns rejects with the run's failure, which also ends what was asked for during it
 */
export function singleFlight(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isRequested = false;
  return async () => {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isRequested) {
        isRequested = false;
        await work();
      }
    } finally {
      isRunning = false;
      isRequested = false;
    }
  };
}
