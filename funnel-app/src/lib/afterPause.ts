/**
 * Work for when the visitor pauses: it runs once nothing has asked for it so long, or as the page goes or is hidden.
 * @param pauseMs milliseconds
 * @returns asks for it
 */
export function afterPause(work: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', run);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && run());
  }
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, pauseMs);
  };
}
