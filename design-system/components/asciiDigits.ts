/** A text with the digits of Arabic, Persian and full-width keyboards as 0 to 9: a number typed with them is the same number. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
