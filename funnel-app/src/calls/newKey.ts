/**
 * An idempotency key: a UUID of version 7 (RFC 9562). It begins with the time, so that the store's index of keys is written at its end and
 * not all over; the 74 random bits after it are nobody's to guess.
 */
export function newKey(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
