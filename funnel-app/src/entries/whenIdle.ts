/** Runs each piece of work in an idle moment of its own, so that a tap never waits for all of them. Safari has no requestIdleCallback. */
export function whenIdle(...[work, ...rest]: readonly (() => void)[]): void {
  if (!work) return;
  const run = () => {
    work();
    whenIdle(...rest);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 300);
}
