/** Milliseconds before a stylesheet is asked for again: twice as long each time, so that one that is gone for good is not asked for all day. */
const [first, most] = [3000, 60_000];

/**
 * A stylesheet that did not come with its screen (a network that comes and goes) is asked for again, in its place, until it comes: Vite never
 * does, and would show every later screen that needs it without.
 */
export function retryStylesheets(): void {
  addEventListener(
    'error',
    ({ target: link }) => {
      if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
      // noted at the link, for the copy to have it
      const wait = Number(link.dataset.wait ?? first);
      link.dataset.wait = String(Math.min(wait * 2, most));
      setTimeout(() => link.replaceWith(link.cloneNode()), wait);
    },
    true,
  );
}
