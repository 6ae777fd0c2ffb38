/**
 * An address without email and phone: the other parameters stay, they are the thank-you page's own (Core 7). Whole, with its origin: a path of
 * two slashes, which is served as that of one, would name a host by itself, and a browser refuses that.
 */
export function stripContactParams(address: URL): string {
  const clean = new URL(address);
  clean.searchParams.delete('email');
  clean.searchParams.delete('phone');
  return clean.href;
}

/**
 * Email and phone leave the address bar as soon as the thank-you page has it (decisions 8). Inlined into that page before anything else runs
 * (server/document.ts).
 */
export const stripContactScript = `history.replaceState(history.state,'',(${stripContactParams})(new URL(location.href)))`;
