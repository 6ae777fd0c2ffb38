/** The door of the studio's calls and files, at the operators' own address. */
export const studioPath = '/studio';

/** The address of a call of the table (studio/calls.ts). */
export const studioCallPath = (name: string): string => `${studioPath}/api/${name}`;

/** Carries the token of the session, which the page has and no other site can read. */
export const studioTokenHeader = 'x-studio';

/** Carries the page's ticket: with it a page goes on in a new session of the same person. */
export const studioTicketHeader = 'x-studio-ticket';

/** Names in the page's head what it needs before its first call. */
export const studioMeta = {
  token: 'studio-token',
  ticket: 'studio-ticket',
  pictures: 'studio-pictures',
  site: 'studio-site',
} as const;

/** In the address of a picture: what only the studio's own page has. */
export const pictureKeyName = 'k';

/** The campaign of `/`, whose key is empty, in an address. No path has this sign. */
const home = '~';

/** A campaign's key as a part of an address. */
export const keyInAddress = (key: string): string => key || home;

/** The key that a part of an address means. */
export const keyOfAddress = (part: string): string => (part === home ? '' : part);
