/** Milliseconds of a double click, and of a finger's double tap; pixels between its two taps. */
const repeatWindowMs = { mouse: 500, finger: 300 } as const;
const repeatDistancePx = 24;

let initialClick: MouseEvent | undefined;

/** Counts a click that came before the page was ready to count it. */
export const recordInitialClick = (click: MouseEvent): void => {
  initialClick = click;
};

/**
 * Detects the second half of a double click or tap, which lands on the next screen. Keys and assistive tools click with detail 0
 * and always count.
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
  // Safari before 18.2 does not report the pointer type.
  const { pointerType = 'touch' } = click as Partial<PointerEvent>;
  const away = Math.hypot(click.clientX - counted.clientX, click.clientY - counted.clientY);
  return pointerType === 'touch' && since < repeatWindowMs.finger && away < repeatDistancePx;
}
