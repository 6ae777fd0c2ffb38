/** Converts Arabic, Persian and full-width digits to 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
