/** An address without email and phone, absolute: a path that begins with two slashes would name a host. */
export function stripContactParams(address: URL): string {
  const clean = new URL(address);
  clean.searchParams.delete('email');
  clean.searchParams.delete('phone');
  return clean.href;
}

/** Removes email and phone from the address bar before anything else runs. Inlined. See docs/spec/screens.md#thank-you-page. */
export const stripContactScript = `try{history.replaceState(history.state,'',(${stripContactParams})(new URL(location.href)))}catch{}`;
