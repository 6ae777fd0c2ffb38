/**
 * What a visitor does before the page's script is ready is not lost: this snippet, inlined before the script, notes a tap on an answer, and the
 * page answers with it once it can. It must stay free of imports.
 */
export const initialClickScript =
  "addEventListener('click',window.__tap=function(e){var b=e.target.closest&&e.target.closest('[data-step] button[name]');if(b)window.__tap.last={name:b.name,value:b.value,click:e}},true)";

interface InitialClick {
  readonly name: string;
  readonly value: string;
  readonly click: MouseEvent;
}

/** The answer tapped before the page was ready, once; from then on the page's own handlers take over. */
export function takeInitialClick(): InitialClick | undefined {
  const holder = window as unknown as { __tap?: EventListener & { last?: InitialClick } };
  const listener = holder.__tap;
  if (!listener) return undefined;
  removeEventListener('click', listener, true);
  delete holder.__tap;
  return listener.last;
}
