/**
 * What the pages are written in: English and Spanish. A face with these alone is small enough to come with the document; the whole
 * file is fetched only where a visitor types other letters.
 */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
export const firstGlyphs = `${ascii}áéíóúüñÁÉÍÓÚÜÑ¿¡’‘“”–—…·•×©®™№\u00a0\u2011`;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const english = `${letters}0123456789 ?!.,:;’'()$%&/-–`;
/** What headings and buttons are written in, by language: the part of a face that a document holds (tests/themes/first-glyphs.test.ts). */
export const headingGlyphs = { en: english, es: `${english}áéíóúüñÁÉÍÓÚÜÑ¿¡` } as const;

const codeOf = (sign: string) => `U+${sign.codePointAt(0)?.toString(16)}`;

const rangeOf = (glyphs: string) => `U+20-7e,${[...glyphs.slice(ascii.length)].map(codeOf).join()}`;

/** The `unicode-range` of the small files, and of the whole ones beside them. Where both hold, the rule that comes later wins. */
export const firstRange = rangeOf(firstGlyphs);
export const wholeRange = 'U+a0-24f,U+2000-22ff';

/** The address of a font's file with the first glyphs alone, which the build puts beside it. */
export const firstFileOf = (address: string): string => address.replace(/\.woff2$/, '-first.woff2');

/** The address of a font's file with a language's heading glyphs. */
export const headingFileOf = (address: string, language: keyof typeof headingGlyphs): string =>
  address.replace(/\.woff2$/, `-heading-${language}.woff2`);

/** The address of the whole font; undefined for an address of no such file. */
export const wholeFileOf = (address: string): string | undefined =>
  address.endsWith('-first.woff2') ? address.replace(/-first\.woff2$/, '.woff2') : undefined;

const withRange = (rule: string, range: string) => rule.replace(/\}$/, `;unicode-range:${range}}`);

/** A font's rule as two: the whole file for letters that the pages do not use, and the small one. @param glyphs of the small file */
export const inTwoFiles = (rule: string, address: string, glyphs: string = firstGlyphs): string =>
  withRange(rule, wholeRange) + withRange(rule.replace(address, firstFileOf(address)), rangeOf(glyphs));
