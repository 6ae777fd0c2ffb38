/** `large-type` as `Large type`. */
export const nameOfId = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** A share's points without a sign: `0.9`. */
export const digits = (share: number): string => Math.abs(share * 100).toFixed(1);

/** Points with their sign: `+0.9`, `−1.1`, `0.0`. */
export function points(share: number): string {
  const text = digits(share);
  return Number(text) === 0 ? text : `${share < 0 ? '−' : '+'}${text}`;
}
