/** Milliseconds before a stylesheet is loaded anew; the wait doubles. */
const [first, most] = [3000, 60_000];

/** Loads a failed stylesheet anew until it arrives: Vite never does, and later screens would lack it. */
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
