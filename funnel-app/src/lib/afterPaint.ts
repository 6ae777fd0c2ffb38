/** Milliseconds after which work runs without a frame: a background page paints none. */
const timeoutMs = 200;

/** Runs work after the next frame, so that the effect of a tap shows first. */
export function afterPaint(work: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, timeoutMs);
}
