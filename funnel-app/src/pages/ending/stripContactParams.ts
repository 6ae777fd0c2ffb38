/** An address without email and phone, absolute: a path that begins with two slashes would name a host. */
export function stripContactParams(address: URL): string {
  const clean = new URL(address);
  clean.searchParams.delete('email');
  clean.searchParams.delete('phone');
  return clean.href;
}

/**
 * Removes email and phone from the address bar before anything else runs; where the history refuses, the page is loaded anew
 * without them. Inlined. See docs/spec/screens.md#thank-you-page.
 */
export const stripContactScript = [
  `{const clean=(${stripContactParams})(new URL(location.href)),left=()=>new URLSearchParams(location.search);`,
  "try{history.replaceState(history.state,'',clean)}catch{}",
  "if(left().has('email')||left().has('phone'))location.replace(clean)}",
].join('');
