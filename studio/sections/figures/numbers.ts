const whole = new Intl.NumberFormat('en-US');
const percentOf = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** With the sign of mathematics, as wide as a plus. */
const minus = (text: string) => text.replace('-', '−');
const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Nothing counted is no zero. */
export const unknown = '–';

export const count = (value: number): string => whole.format(value);
/** A share from 0 to 1 as percent, with a space before the sign as the studio writes it. */
export const percent = (share: number | undefined): string =>
  share === undefined ? unknown : percentOf.format(share).replace('%', ' %');
/** Cents as dollars. */
export const dollars = (cents: number): string => money.format(cents / 100);

/** Seconds in the nearest unit: `0.8 s`, `41 s`, `3 min`. */
export const duration = (seconds: number): string =>
  seconds < 10
    ? `${Math.round(seconds * 10) / 10} s`
    : seconds < 120
      ? `${Math.round(seconds)} s`
      : `${Math.round(seconds / 60)} min`;

/** A value of the table; one that is not known is no zero. */
export function written(value: number | undefined, is: 'count' | 'share' | 'dollars'): string {
  if (value === undefined) return unknown;
  return { count, share: percent, dollars }[is](value);
}

/** How much more than before, in percent; undefined where there was nothing before. */
export const growth = (now: number, before: number | undefined): number | undefined =>
  before === undefined || before === 0 ? undefined : now / before - 1;

export const signedPercent = (share: number): string => minus(`${signed.format(share * 100)} %`);
export const signedPoints = (share: number): string => minus(`${signed.format(share * 100)} points`);
export const signedDollars = (cents: number): string => `${cents < 0 ? '−' : '+'}${dollars(Math.abs(cents))}`;
