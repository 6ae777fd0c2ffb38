/**
 * Does something at once and then again and again, never twice at a time.
 * @param work never rejects; what it is given says whether it should go on
 * @returns what stops it, once the round under way is done
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
