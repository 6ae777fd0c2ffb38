/** Milliseconds before a stylesheet is asked for again. */
const pause = 3000;

/**
 * A stylesheet that did not come with its screen (a network that comes and goes) is asked for again, in its place, until it comes: Vite never
 * does, and would show every later screen that needs it without.
 */
export function askAgainForStyles(): void {
  addEventListener(
    'error',
    ({ target: link }) => {
      if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
      setTimeout(() => link.replaceWith(link.cloneNode()), pause);
    },
    true,
  );
}
