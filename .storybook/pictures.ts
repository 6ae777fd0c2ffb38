/** What a picture of a story shows: everything visible, at rest. Local pictures and Chromatic's read the same. */

/** Set by what takes the local pictures (tests/visual/capture-page.ts). */
export const picturedFlag = '__PICTURED__';

const isChromatic = () => /Chromatic/.test(navigator.userAgent);
const isPictured = () => picturedFlag in globalThis || isChromatic();

/** Runs after the play function: no picture has the focus, whatever took it. */
export function bringToRest(): void {
  if (!isPictured()) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // Chromatic cuts at the root, which what is fixed does not stretch
  const root = document.getElementById('storybook-root');
  if (!isChromatic() || !root) return;
  const bottom = drawnBottom();
  if (bottom > root.getBoundingClientRect().bottom + scrollY) root.style.minHeight = `${bottom}px`;
}

/** How far down anything is visible, in px, also what is fixed or in the top layer. It is sent to the page as text. */
export function drawnBottom(): number {
  const tops = scrollY;
  /** @param limit where an ancestor cuts; `positioned`, where one cuts what is positioned absolutely */
  const bottomOf = (element: Element, limit: number, positioned: number): number => {
    if (!element.checkVisibility()) return 0;
    const { position, overflowY } = getComputedStyle(element);
    const { width, height, bottom } = element.getBoundingClientRect();
    if (element.matches(':modal')) return tops + innerHeight;
    const cut = position === 'fixed' ? Infinity : position === 'absolute' ? positioned : limit;
    const inner = overflowY === 'visible' ? cut : Math.min(cut, bottom);
    const isSeen = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const children = [...element.children].map((child) => bottomOf(child, inner, position === 'static' ? positioned : inner));
    return Math.max(isSeen ? Math.min(bottom, cut) + tops : 0, ...children);
  };
  return Math.ceil(Math.max(0, ...[...document.body.children].map((child) => bottomOf(child, Infinity, Infinity))));
}
