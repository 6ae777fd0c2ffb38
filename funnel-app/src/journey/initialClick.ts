/** Records a tap on an answer before the page's script is ready. Inlined, so it must have no imports. */
export const initialClickScript =
  "addEventListener('click',window.__tap=function(e){var b=e.target.closest&&e.target.closest('[data-step] button[name]');if(b)window.__tap.last={name:b.name,value:b.value,click:e}},true)";

interface InitialClick {
  readonly name: string;
  readonly value: string;
  readonly click: MouseEvent;
}

/** The answer tapped before the page was ready, once. */
export function takeInitialClick(): InitialClick | undefined {
  const holder = window as unknown as { __tap?: EventListener & { last?: InitialClick } };
  const listener = holder.__tap;
  if (!listener) return undefined;
  removeEventListener('click', listener, true);
  delete holder.__tap;
  return listener.last;
}
