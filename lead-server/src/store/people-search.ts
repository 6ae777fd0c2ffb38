import type { Page } from './records.ts';

/**
 * People are found by time and hash: an index of both grows at its end only, which one by hash alone would not. A span is what the
 * ids with the same first 6 hex digits have in common: 2^24 ms, some 4.7 hours.
 */
export const spanDigits = 6;
/** As much of a hash as the index holds: 48 bits. The rest is compared in the row. */
export const hashDigits = 8;

const spanOf = (id: string) => Number.parseInt(id.slice(0, spanDigits), 16);
export const spanName = (span: number): string => span.toString(16).padStart(spanDigits, '0');

/** The spans that one piece of a search looks into. */
export interface SearchPart {
  readonly from: number;
  readonly to: number;
  /** Where the next piece begins; undefined at the end. */
  readonly next: string | undefined;
}

/**
 * @param page where the search goes on, and how many spans it looks into at most
 * @param oldest and newest ids that there are; undefined without any
 */
export function searchPart(
  { after, limit }: Page,
  oldest: string | undefined,
  newest: string | undefined,
): SearchPart | undefined {
  if (oldest === undefined || newest === undefined) return undefined;
  const from = spanOf(after > oldest ? after : oldest);
  const end = spanOf(newest);
  const to = Math.min(end, from + limit - 1);
  return to < from ? undefined : { from, to, next: to < end ? spanName(to + 1) : undefined };
}

/** The beginnings of the hashes, each once. */
export const hashStarts = (macs: readonly string[]): readonly string[] => [
  ...new Set(macs.map((mac) => mac.slice(0, hashDigits))),
];
