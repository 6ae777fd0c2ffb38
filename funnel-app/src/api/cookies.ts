/** The page's cookies; '' in a sandboxed frame, where reading them throws. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * Sets a cookie for the whole site. Where the browser refuses, it is not set.
 * @param maxAge seconds
 */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  } catch {
    // a sandboxed frame: what the cookie would say is asked or loaded anew
  }
}
