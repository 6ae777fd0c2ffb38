/**
 * A lead's number, as people say it: eight signs of its id that say when it came in, to the millisecond. See
 * docs/spec/studio.md#lead-numbers.
 */
export const leadNumber = (id: string): string => `${id.slice(4, 8)}-${id.slice(9, 13)}`.toUpperCase();

/** A privacy request's number: `P-2097-DDB9`. */
export const requestNumber = (id: string): string => `P-${leadNumber(id)}`;

/** After so many milliseconds numbers come again: some 50 days. */
const roundMs = 2 ** 32;
/** Rounds that are looked into: longer than any lead is kept. */
const rounds = 40;

/** What ids with a number begin with, the newest first; empty for what is no number. */
export function idStartsOf(text: string, now: number): readonly string[] {
  const digits = text.trim().replace('-', '').toLowerCase();
  if (!/^[\da-f]{8}$/.test(digits)) return [];
  const inRound = Number.parseInt(digits, 16);
  const last = Math.floor((now - inRound) / roundMs);
  return Array.from({ length: Math.min(rounds, last + 1) }, (_, back) => {
    const at = ((last - back) * roundMs + inRound).toString(16).padStart(12, '0');
    return `${at.slice(0, 8)}-${at.slice(8)}`;
  });
}
