/**
 * Email and phone leave the address bar as soon as the thank-you page has it (decisions 8); the other parameters stay, they are the page's
 * own (Core 7). It is also inlined into that page before anything else runs (server/document.ts), so it must stay free of imports.
 */
export function hideContact(): void {
  const address = new URL(location.href);
  address.searchParams.delete('email');
  address.searchParams.delete('phone');
  history.replaceState(history.state, '', address.pathname + address.search);
}
