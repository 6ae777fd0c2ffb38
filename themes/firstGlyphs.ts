/**
 * What the first screens are written in: English and Spanish. A heading's face with these alone is small enough to come with the
 * first paint; the whole file follows when the page is idle.
 */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
export const firstGlyphs = `${ascii}áéíóúüñÁÉÍÓÚÜÑ¿¡’‘“”–—…·•×®™`;

/** The address of a font's file with the first glyphs alone, which the build puts beside it. */
export const firstFileOf = (address: string): string => address.replace(/\.woff2$/, '-first.woff2');

/** The address of the whole font; undefined for an address of no such file. */
export const wholeFileOf = (address: string): string | undefined =>
  address.endsWith('-first.woff2') ? address.replace(/-first\.woff2$/, '.woff2') : undefined;
