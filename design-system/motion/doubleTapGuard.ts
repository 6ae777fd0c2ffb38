/** Milliseconds within which a further click, and pixels within which a finger's further tap, belongs to the one that counted. */
const repeatWindowMs = { mouse: 500, finger: 300 } as const;
const repeatDistancePx = 24;

let initialClick: MouseEvent | undefined;

/** Counts a click that came before the page was ready to count it. */
export const recordInitialClick = (click: MouseEvent): void => {
  initialClick = click;
};

/**
 * Tells the second half of a double click or double tap, which lands on what the first has brought there. A mouse's are counted by the
 * browser (`detail`), a finger's are not. Keys and assistive tools click with a detail of 0, and are never taken for one.
 * It goes by the last click that was none: who clicks on and on is heard again after a moment.
 */
export function createDoubleTapGuard(): (click: MouseEvent) => boolean {
  let counted: MouseEvent | undefined;
  return (click) => {
    counted ??= initialClick;
    const second = isRepeatOf(counted, click);
    if (!second) counted = click;
    return second;
  };
}

function isRepeatOf(counted: MouseEvent | undefined, click: MouseEvent): boolean {
  if (click.detail === 2) return true;
  if (click.detail === 0 || !counted?.detail) return false;
  const since = click.timeStamp - counted.timeStamp;
  if (click.detail > 2) return since < repeatWindowMs.mouse;
  // Safari before 18.2 does not say what pressed.
  const { pointerType = 'touch' } = click as Partial<PointerEvent>;
  const away = Math.hypot(click.clientX - counted.clientX, click.clientY - counted.clientY);
  return pointerType === 'touch' && since < repeatWindowMs.finger && away < repeatDistancePx;
}
