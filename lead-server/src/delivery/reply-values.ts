/** The reason in a buyer's text: words, without emails and phones. */
export const asReason = (text: string | undefined): string =>
  (text ?? '')
    .replace(/\S+@\S+|\d[\d .()-]{5,}\d/g, '')
    .replace(/[^\w .,:-]/g, '')
    .slice(0, 80);

/** A buyer's id of a lead; '' for an invalid one. */
export const asPartnerId = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^[\w.:-]{1,100}$/.test(text) ? text : '';
};

/** No buyer pays more for a lead: such a number is no price. */
const highestPrice = 100_000;

/** A price in dollars as whole cents; undefined for an invalid one. */
export function centsOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const dollars = Number(value);
  return Number.isFinite(dollars) && dollars >= 0 && dollars <= highestPrice ? Math.round(dollars * 100) : undefined;
}
