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
 * @param maxAge seconds; undefined for as long as the browser is open
 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${name}=${value}; Path=/${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}; SameSite=Lax${secure}`;
  } catch {
    // a sandboxed frame, or no browser: the cookie's value is asked or loaded anew
  }
}
