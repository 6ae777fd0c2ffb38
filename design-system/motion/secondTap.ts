/** Within these milliseconds and pixels a finger's second tap belongs to its first. */
const pause = 300;
const reach = 24;

/**
 * Whether a click is the second half of a double click or double tap, which lands on what the first has brought there. A mouse's are counted
 * by the browser (`detail`), a finger's are not. Keys and assistive tools click with a detail of 0, and are never taken for one.
 * @param before the click before it, if any.
 */
export function isSecondTap(click: MouseEvent, before: MouseEvent | undefined): boolean {
  if (click.detail !== 1) return click.detail > 1;
  // Safari before 18.2 does not say what pressed.
  const { pointerType = 'touch' } = click as Partial<PointerEvent>;
  if (!before?.detail || pointerType !== 'touch') return false;
  const away = Math.hypot(click.clientX - before.clientX, click.clientY - before.clientY);
  return click.timeStamp - before.timeStamp < pause && away < reach;
}
