/** The name and value of each cookie. */
const cookiesIn = (header = ''): readonly (readonly [name: string, value: string])[] =>
  header.split(';').flatMap((part) => {
    const equals = part.indexOf('=');
    return equals < 0 ? [] : [[part.slice(0, equals).trim(), part.slice(equals + 1).trim()] as const];
  });

/** The values of all cookies of one name: browsers send several where paths or domains differ. */
export const readCookies = (header: string | undefined, name: string): readonly string[] =>
  cookiesIn(header).flatMap(([each, value]) => (each === name ? [value] : []));

/** The names of all cookies. */
export const cookieNames = (header: string | undefined): readonly string[] => cookiesIn(header).map(([name]) => name);

/** The value of one cookie, or undefined. */
export const readCookie = (header: string | undefined, name: string): string | undefined => readCookies(header, name)[0];

/**
 * The name of a cookie that only this host sets. Over https it says so, and a browser then takes it from no other host and not from
 * plain http.
 */
export const hostCookie = (name: string, secure: boolean): string => `${secure ? '__Host-' : ''}${name}`;

/** The value of such a cookie. Over https one without the prefix does not count: another host of the domain may have set it. */
export const readHostCookie = (header: string | undefined, name: string, secure: boolean): string | undefined =>
  readCookie(header, hostCookie(name, secure));

interface CookieOptions {
  readonly secure: boolean;
  /** For how long; 0 takes the cookie away. */
  readonly seconds: number;
  readonly sameSite?: 'Lax' | 'Strict';
}

/** A Set-Cookie header for the whole site, which no script reads. @param value without `;` and blanks */
export const setCookie = (name: string, value: string, { secure, seconds, sameSite = 'Lax' }: CookieOptions): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;

/** The same for this host alone (`hostCookie`). */
export const setHostCookie = (name: string, value: string, options: CookieOptions): string =>
  setCookie(hostCookie(name, options.secure), value, options);

/** Whether the site is reached over https, by PUBLIC_URL or else by a trusted proxy. */
export const isSecure = (
  { PUBLIC_URL }: { readonly PUBLIC_URL?: string | undefined },
  request: { readonly headers: object; readonly secure?: boolean },
): boolean => PUBLIC_URL?.startsWith('https:') ?? request.secure ?? false;
