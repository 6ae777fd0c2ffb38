/** Runs each task in an idle moment of its own. Safari has no requestIdleCallback. */
export function whenIdle(...[work, ...rest]: readonly (() => void)[]): void {
  if (!work) return;
  const run = () => {
    work();
    whenIdle(...rest);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}
