/** The values of all cookies of one name: browsers send several where paths or domains differ. */
export function readCookies(header: string | undefined, name: string): readonly string[] {
  if (header === undefined || !header.includes(name)) return [];
  return header.split(';').flatMap((part) => {
    const equals = part.indexOf('=');
    return part.slice(0, equals).trim() === name ? [part.slice(equals + 1).trim()] : [];
  });
}

/** The names of all cookies. */
export const cookieNames = (header: string | undefined): readonly string[] =>
  header?.split(';').map((part) => part.slice(0, part.indexOf('=')).trim()) ?? [];

/** The value of one cookie, or undefined. */
export const readCookie = (header: string | undefined, name: string): string | undefined => readCookies(header, name)[0];

/**
 * The name of a cookie that only this host sets. Over https it says so, and a browser then takes it from no other host and not from
 * plain http.
 */
export const hostCookie = (name: string, secure: boolean): string => `${secure ? '__Host-' : ''}${name}`;

/** The value of such a cookie. */
export const readHostCookie = (header: string | undefined, name: string): string | undefined =>
  readCookie(header, hostCookie(name, true)) ?? readCookie(header, name);

/** Whether the site is reached over https, by PUBLIC_URL or else by a trusted proxy. */
export const isSecure = (
  { PUBLIC_URL }: { readonly PUBLIC_URL?: string | undefined },
  request: { readonly secure: boolean },
): boolean => PUBLIC_URL?.startsWith('https:') ?? request.secure;
