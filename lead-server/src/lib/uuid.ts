import { randomBytes } from 'node:crypto';

/** 48 bits of milliseconds, as a UUID begins. */
function timestampPart(milliseconds: number): string {
  const text = milliseconds.toString(16).padStart(12, '0');
  return `${text.slice(0, 8)}-${text.slice(8)}`;
}

/** A UUID of version 7 (RFC 9562): ids sort by time, so rows are appended. */
export function uuidv7(now: number = Date.now()): string {
  const random = randomBytes(10).toString('hex');
  const variant = '89ab'[Number.parseInt(random.charAt(3), 16) & 3];
  return `${timestampPart(now)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

/** The lowest id that `uuidv7` can make at this moment: a lower bound for "everything since". */
export const firstUuidAt = (moment: number): string => `${timestampPart(moment)}-7000-8000-000000000000`;
