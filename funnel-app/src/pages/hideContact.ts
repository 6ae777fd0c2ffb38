/** The path and query of an address, without email and phone: the other parameters stay, they are the thank-you page's own (Core 7). */
export function withoutContact(address: URL): string {
  const clean = new URL(address);
  clean.searchParams.delete('email');
  clean.searchParams.delete('phone');
  return clean.pathname + clean.search;
}

/**
 * Email and phone leave the address bar as soon as the thank-you page has it (decisions 8). Inlined into that page before anything else runs
 * (server/document.ts).
 */
export const hideContactScript = `history.replaceState(history.state,'',(${withoutContact})(new URL(location.href)))`;
