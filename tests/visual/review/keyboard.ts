/** The keys of the review page. Served to the page as written here, with its types stripped. */
import type { Verdict } from '../visual-report.ts';
import { type ViewMode, viewModes } from './picture-views.ts';
import type { Scope } from './verdict-scope.ts';

/** The scope of the last verdict. */
export interface Last {
  readonly keys: readonly string[];
  readonly verdict: Verdict;
  readonly scope: Scope;
}

/** The page's actions for keys. */
export interface Asked {
  /** A verdict, or its taking back where there is none. */
  say(verdict: Verdict | undefined, scope?: Scope): Promise<void>;
  /** Takes the last verdict back. */
  takeBack(): Promise<void>;
  last(): Last | undefined;
  /** To the next case of the list, or the one before. */
  step(by: 1 | -1): void;
  /** To the first case of the next group, or of the one before. */
  stepGroup(by: 1 | -1): void;
  zoom(): void;
  pick(way: ViewMode): void;
}

/** Down or up by the visible height of the pictures, less an overlap. */
function scroll(by: 1 | -1): void {
  const first = document.querySelector('.scrolled');
  first?.scrollBy({ top: by * first.clientHeight * 0.85 });
}

/** Which way a key scrolls. Space presses the focused control, except the case in the list that is shown already. */
function scrolls({ key, shiftKey, target }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'PageDown') return 1;
  if (key === 'PageUp') return -1;
  const pressed = (target as Element).closest('button, a, summary');
  if (key !== ' ' || (pressed && !pressed.matches('[aria-current]'))) return undefined;
  return shiftKey ? -1 : 1;
}

/** The list of keys covers the element that gets the focus next, so a key closes it first (WCAG 2.4.11). */
function closeHelp(): void {
  const help = document.querySelector('details') as HTMLDetailsElement;
  // A focused element in it would be removed with it.
  if (help.contains(document.activeElement)) help.querySelector('summary')?.focus();
  help.open = false;
}

/** Makes everything that the page does reachable by a key. */
export function listenToKeys({ say, takeBack, last, step, stepGroup, zoom, pick }: Asked): void {
  const moves: Readonly<Record<string, () => void>> = {
    z: zoom,
    j: () => step(1),
    ArrowDown: () => step(1),
    k: () => step(-1),
    ArrowUp: () => step(-1),
    n: () => stepGroup(1),
    N: () => stepGroup(-1),
  };

  /** Keys that say something: once for each press, however long a key is held. */
  const sayings: Readonly<Record<string, () => void>> = {
    a: () => void say('approved'),
    r: () => void say('rejected'),
    u: () => void (last() ? takeBack() : say(undefined)),
    g: () => void say('approved', 'cause'),
    G: () => void say('rejected', 'cause'),
    A: () => void say('approved', 'component'),
    R: () => void say('rejected', 'component'),
    U: () => void (last()?.scope === 'component' ? takeBack() : say(undefined, 'component')),
  };

  const letters = document.getElementById('letters') as HTMLInputElement;
  // kept for the next review
  letters.checked = localStorage.getItem('letters') !== 'off';
  letters.addEventListener('change', () => localStorage.setItem('letters', letters.checked ? 'on' : 'off'));

  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeHelp();
    // Held on a button it would press it again for the next case.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    const control = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
    if (control || event.ctrlKey || event.metaKey || event.altKey) return;
    // Off for speech control: a misheard word would approve pictures (WCAG 2.1.4).
    if (/^\w$/.test(event.key) && !letters.checked) return;
    // Within the pictures an arrow scrolls.
    if (event.key.startsWith('Arrow') && (event.target as Element).closest('.scrolled')) return;
    const by = scrolls(event);
    const picked = viewModes[Number(event.key) - 1];
    if (by) scroll(by);
    else if (picked) pick(picked);
    else if (sayings[event.key]) {
      if (!event.repeat) sayings[event.key]?.();
    } else if (moves[event.key]) moves[event.key]?.();
    else return;
    event.preventDefault();
  });
}
