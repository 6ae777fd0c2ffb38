/**
 * Where a visit came from and what it was shown, as figures count it. Names only: nothing typed, nothing of a person. See
 * docs/spec/figures.md#cells.
 */
export interface ArrivalCell {
  /** The campaign's path as it is matched, without slashes. */
  readonly campaign: string;
  readonly version: number;
  readonly flow: string;
  readonly affid: string;
  readonly sub: string;
  /** '' where neither the address nor the referring site names one. */
  readonly source: string;
  readonly device: string;
  readonly language: string;
  readonly theme: string;
}

/** What figures can be asked by, in the order of the stored columns. */
export const cellColumns = [
  'campaign',
  'version',
  'flow',
  'affid',
  'sub',
  'source',
  'device',
  'language',
  'theme',
] as const satisfies readonly (keyof ArrivalCell)[];
export type CellColumn = (typeof cellColumns)[number];

/** The cell of a visit, and the hour in which it began: whole hours since 1970, UTC. */
export interface Arrival {
  readonly cell: ArrivalCell;
  readonly hour: number;
}

/** Names beyond the most of a day count together under this one. */
export const otherName = 'other';

/** The most different names of a campaign and day. See docs/spec/figures.md#cells. */
export const mostNames = { sub: 500, affid: 200, source: 200 } as const;
export type CappedColumn = keyof typeof mostNames;

const longestName = 60;
const email = /@|%40/i;
/** Ten digits as phones have them in the US, alone or written with separators somewhere in the text. */
const phoneAlone = /^1?[2-9]\d{2}[2-9]\d{6}$/;
const phoneWritten = /(?:^|\D)\(?[2-9]\d{2}\)?[ ._-]{1,2}[2-9]\d{2}[ ._-]\d{4}(?:\D|$)/;

/**
 * A name of an address as it may be counted; '' for what looks like an email or a phone. Signs other than letters, digits and
 * the common separators become `_`.
 */
export function nameInFigures(text: string): string {
  const name = text.trim();
  const digits = name.replace(/[\s()+._-]/g, '');
  if (email.test(name) || phoneAlone.test(digits) || phoneWritten.test(name)) return '';
  return name.slice(0, longestName).replace(/[^\p{L}\p{N} ._:|~/-]/gu, '_');
}

/** The kind of device by its User-Agent header. An iPad that asks for desktop pages counts as a computer. */
export function deviceOf(userAgent: string): string {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'computer';
}
