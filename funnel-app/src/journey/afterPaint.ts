/** Milliseconds after which work is done also where no frame comes: a page in the background paints none. */
const timeoutMs = 200;

/** Does work once the next frame is painted, so that what a tap brings is seen before it is kept and sent. */
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
