/** Every act of the review page, with its key. The page shows both, and the keyboard reads the same list. */
import { type ReviewStore, type ViewMode, viewModes } from './review-store.ts';

export interface Act {
  readonly key: string;
  readonly label: string;
  /** It gives a verdict: once for each press, however long the key is held. */
  readonly isVerdict?: true;
  run(store: ReviewStore): void;
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const verdict = (key: string, label: string, run: Act['run']): Act => ({ key, label, run, isVerdict: true });
const scroll = (by: 1 | -1) => {
  const pictures = document.querySelector('.pictures');
  pictures?.scrollBy({ top: by * pictures.clientHeight * 0.85 });
};

export const verdictActs: readonly Act[] = [
  verdict('a', 'Approve', ({ say }) => say('approved')),
  verdict('g', 'Approve cause', ({ say }) => say('approved', 'cause')),
  verdict('A', 'Approve component', ({ say }) => say('approved', 'component')),
  verdict('s', 'Approve all shown', ({ say }) => say('approved', 'all')),
  verdict('r', 'Reject', ({ say }) => say('rejected')),
  verdict('G', 'Reject cause', ({ say }) => say('rejected', 'cause')),
  verdict('R', 'Reject component', ({ say }) => say('rejected', 'component')),
  verdict('S', 'Reject all shown', ({ say }) => say('rejected', 'all')),
];
export const takeBackAct = verdict('u', 'Take back', ({ takeBack }) => takeBack());
export const takeBackComponentAct = verdict('U', 'Take back component', ({ say }) => say(undefined, 'component'));
export const noteAct: Act = { key: 'c', label: 'Note', run: () => focus('#note') };
export const moveActs: readonly Act[] = [
  { key: 'j', label: 'Next', run: ({ step }) => step(1) },
  { key: 'k', label: 'Previous', run: ({ step }) => step(-1) },
  { key: 'n', label: 'Next cause', run: ({ stepCause }) => stepCause(1) },
  { key: 'N', label: 'Previous cause', run: ({ stepCause }) => stepCause(-1) },
];
export const viewActs: readonly (Act & { readonly way: ViewMode })[] = viewModes.map((way, at) => ({
  ...{ key: String(at + 1), label: way, way },
  run: ({ set }) => set({ way }),
}));
export const sizeAct: Act = {
  ...{ key: 'z', label: 'Actual size' },
  run: ({ set, state }) => set({ isActualSize: !state().isActualSize }),
};
export const storyAct: Act = {
  key: 'o',
  label: 'Open in Storybook',
  run: () => document.querySelector<HTMLElement>('#story')?.click(),
};
const all = [...verdictActs, takeBackAct, takeBackComponentAct, noteAct, ...moveActs, ...viewActs, sizeAct, storyAct];

/** Which way a key scrolls. Space presses the focused control, except the case in the list that is shown already. */
function scrolls({ key, shiftKey, target }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'PageDown') return 1;
  if (key === 'PageUp') return -1;
  const pressed = (target as Element).closest('button, a, summary');
  if (key !== ' ' || (pressed && !pressed.matches('[aria-current]'))) return undefined;
  return shiftKey ? -1 : 1;
}

/** Listens until it is called back. @param hasLetters letters are off for speech control (WCAG 2.1.4) */
export function listenToKeys(store: ReviewStore, hasLetters: () => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    const { key, target } = event;
    // held on a button it would press it again for the next case
    if (event.repeat && key === 'Enter') event.preventDefault();
    const isField = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');
    if (isField && (key === 'Escape' || key === 'Enter')) focus('main');
    if (isField || event.ctrlKey || event.metaKey || event.altKey || (/^\w$/.test(key) && !hasLetters())) return;
    const by = scrolls(event);
    const arrow = { ArrowDown: 'j', ArrowUp: 'k' }[key];
    const isScrolling = (target as Element).closest('.pictures');
    const act = all.find((each) => each.key === (arrow && !isScrolling ? arrow : key));
    if (by) scroll(by);
    else if (!act) return;
    else if (!(act.isVerdict && event.repeat)) act.run(store);
    event.preventDefault();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
