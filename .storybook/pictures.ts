/** What a picture of a story shows: everything visible, at rest. Local pictures and Chromatic's read the same. */

/** Set by what takes the local pictures (tests/visual/capture-page.ts). */
export const picturedFlag = '__PICTURED__';

const isChromatic = () => /Chromatic/.test(navigator.userAgent);
/** Whether pictures are taken here. */
export const isPictured = () => picturedFlag in globalThis || isChromatic();

/** Runs after the play function: no picture has the focus, nor is scrolled, whatever took it there. */
export function bringToRest(): void {
  if (!isPictured()) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo({ top: 0, behavior: 'instant' });
  // Chromatic cuts at the root, which what is fixed does not stretch
  const root = document.getElementById('storybook-root');
  if (!isChromatic() || !root) return;
  const bottom = drawnBottom();
  if (bottom > root.getBoundingClientRect().bottom + scrollY) root.style.minHeight = `${bottom}px`;
}

/** How far down anything is visible, in px, also what is fixed or in the top layer. It is sent to the page as text. */
export function drawnBottom(): number {
  const tops = scrollY;
  const modals = [...document.body.querySelectorAll(':modal')].filter((element) => element.checkVisibility());
  let lowest = modals.length > 0 ? tops + innerHeight : 0;
  /** Where an element's ancestors cut it, from the body down. */
  const cutOf = (element: Element): number => {
    let [limit, positioned, cut] = [Infinity, Infinity, Infinity];
    const path = [element];
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) path.unshift(up);
    for (const each of path) {
      const { position, overflowY } = getComputedStyle(each);
      cut = position === 'fixed' ? Infinity : position === 'absolute' ? positioned : limit;
      limit = overflowY === 'visible' ? cut : Math.min(cut, each.getBoundingClientRect().bottom);
      if (position !== 'static') positioned = limit;
    }
    return cut;
  };
  const boxes = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .sort((one, other) => other.box.bottom - one.box.bottom);
  for (const { element, box } of boxes) {
    // the rest is higher up: most pages end after a few
    if (box.bottom + tops <= lowest) break;
    if (modals.some((modal) => modal.contains(element))) continue;
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isSeen) lowest = Math.max(lowest, Math.min(box.bottom, cutOf(element)) + tops);
  }
  return Math.ceil(lowest);
}
