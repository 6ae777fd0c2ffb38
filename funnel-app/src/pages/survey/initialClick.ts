/**
 * Holds a tap on an answer before the page's script is ready, which is then answered without a new page. Where the script takes
 * longer than three seconds, the form goes to the server. Inlined, so it must have no imports.
 */
export const initialClickScript =
  "addEventListener('click',window.__tap=function(e){var b=e.target.closest&&e.target.closest('[data-step] button[name]');if(b){e.preventDefault();window.__tap.last={name:b.name,value:b.value,click:e};setTimeout(function(){if(window.__tap){removeEventListener('click',window.__tap,true);b.click()}},3e3)}},true)";

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
