/** What had the focus at the last click that no pointer made. */
let pressed: Element | undefined;

/** Notes the control that a key has pressed; a pointer's click clears it. */
export function notePressed({ detail }: Pick<MouseEvent, 'detail'>): void {
  pressed = detail === 0 ? (document.activeElement ?? undefined) : undefined;
}

/**
 * Takes a leaving screen out of the accessibility tree and the tab order, but for the control that a key has pressed. Orca reads no
 * new heading where the control that had the focus is gone before it has handled the news.
 * @returns brings the screen back
 */
export function leaveOnlyPressed(screen: Element): () => void {
  const kept = pressed && screen.contains(pressed) ? pressed : undefined;
  const silenced: Element[] = [];
  const silence = (elements: Iterable<Element>) => {
    for (const each of elements) {
      if (each.contains(kept ?? null) || each.hasAttribute('inert') || each.hasAttribute('aria-hidden')) continue;
      each.setAttribute('inert', '');
      // browsers before inert
      each.setAttribute('aria-hidden', 'true');
      silenced.push(each);
    }
  };
  for (let at = kept?.parentElement; at && at !== screen; at = at.parentElement) silence(at.children);
  silence(screen.children);
  const tabIndex = kept?.getAttribute('tabindex') ?? null;
  kept?.setAttribute('tabindex', '-1');
  return () => {
    for (const each of silenced) {
      each.removeAttribute('inert');
      each.removeAttribute('aria-hidden');
    }
    if (tabIndex === null) kept?.removeAttribute('tabindex');
    else kept?.setAttribute('tabindex', tabIndex);
  };
}
