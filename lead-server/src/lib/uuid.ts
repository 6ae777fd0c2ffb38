import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(10 * 256);
let used = pool.length;

const hex48 = (milliseconds: number) => {
  const text = milliseconds.toString(16).padStart(12, '0');
  return `${text.slice(0, 8)}-${text.slice(8)}`;
};

/** A UUID of version 7 (RFC 9562): ids sort by time, so rows are appended. */
export function uuidv7(now: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.toString('hex', used, used + 10);
  used += 10;
  const variant = '89ab'[Number.parseInt(random.charAt(3), 16) & 3];
  return `${hex48(now)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}

/** The lowest id that `newId` can make at this moment: a lower bound for "everything since". */
export const firstUuidAt = (moment: number): string => `${hex48(moment)}-7000-8000-000000000000`;
