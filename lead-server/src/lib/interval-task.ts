/**
 * Runs work at once and then at an interval, never twice at a time.
 * @param work never rejects; what it is given says whether it should go on
 * @returns a function that stops it, once the current round is done
 */
export function startIntervalTask(work: (goesOn: () => boolean) => Promise<void>, everyMs: number): () => Promise<void> {
  let round: Promise<void> | undefined;
  let stopped = false;
  const run = () => {
    round ??= work(() => !stopped).finally(() => {
      round = undefined;
    });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await round;
  };
}
