/** Gives the focus to the page's heading, where an act has taken away what had it. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  });
}
