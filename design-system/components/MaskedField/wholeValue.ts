import { asciiDigits } from '../asciiDigits.ts';

export const masks = { phone: '(000) 000-0000', zip: '00000', date: '00/00/0000' } as const;
export type MaskName = keyof typeof masks;

/** A plus and no 1: another country's number, which may have ten digits too. */
export const isOfAnotherCountry = (text: string) => /\+\D*[02-9]/.test(asciiDigits(text));

/** The first letters of each month, in English and Spanish. */
const monthStarts = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];
const monthByName = (name: string): string => {
  const start = name.toLowerCase().slice(0, 3);
  const at = monthStarts.findIndex((starts) => starts.includes(start));
  return at < 0 ? '' : String(at + 1);
};

/** A year of two digits is the latest one that is not to come. */
const fullYear = (year: string, now: Date): string => {
  if (year.length !== 2) return year;
  return Number(year) > now.getUTCFullYear() % 100 ? `19${year}` : `20${year}`;
};

/**
 * A date as people write it, in the mask's order; undefined where it is not plain which day is meant.
 * @param now by which a year of two digits is read
 */
export function writtenDate(text: string, now: Date): string | undefined {
  const inMask = (month = '', day = '', year = '') =>
    month === '' ? undefined : `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${fullYear(year, now)}`;
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  if (iso) return inMask(iso[2], iso[3], iso[1]);
  const digits = /^\s*(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})\s*$/.exec(text);
  if (digits) return inMask(digits[1], digits[2], digits[3]);
  const english = /^\s*(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\s*$/iu.exec(text);
  if (english) return inMask(monthByName(english[1] ?? ''), english[2], english[3]);
  const dayFirst = /^\s*(\d{1,2})\s+(?:de\s+)?(\p{L}{3,})\.?,?\s+(?:de\s+|del\s+)?(\d{4})\s*$/iu.exec(text);
  return dayFirst ? inMask(monthByName(dayFirst[2] ?? ''), dayFirst[1], dayFirst[3]) : undefined;
}

/** The masked form of a text that is a whole number or date by itself. @param now by which a year of two digits is read */
export function wholeValue(mask: MaskName, text: string, now: Date): string | undefined {
  if (mask === 'date') return writtenDate(text, now);
  if (mask === 'zip') return /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
  if (isOfAnotherCountry(text)) return undefined;
  const [number = ''] = /\d[^a-z#]*/i.exec(text) ?? [];
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(number.replace(/\D/g, '')) ?? [];
  return area && `(${area}) ${exchange}-${line}`;
}
