import { randomUUID } from 'node:crypto';

/** 48 bits of milliseconds, as a UUID begins. */
function timestampPart(milliseconds: number): string {
  const text = milliseconds.toString(16).padStart(12, '0');
  return `${text.slice(0, 8)}-${text.slice(8)}`;
}

/**
 * A UUID of version 7 (RFC 9562): ids sort by time, so rows are appended. Its random bits and its variant are those of a UUID of
 * version 4, which Node draws many at a time.
 */
export const uuidv7 = (now: number = Date.now()): string => `${timestampPart(now)}-7${randomUUID().slice(15)}`;

/** The lowest id that `uuidv7` can make at this moment: a lower bound for "everything since". */
export const firstUuidAt = (moment: number): string => `${timestampPart(moment)}-7000-8000-000000000000`;
