/** 16 random bytes. A browser whose cryptography fails still gets a name: without one no lead is sent. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    return bytes.map(() => Math.random() * 256);
  }
}

/** A random name: 128 bits as 32 hexadecimal digits. crypto.randomUUID exists over HTTPS only, which a local review lacks. */
export const randomToken = (): string => Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An idempotency key: a UUID of version 7 (RFC 9562). It sorts by time, so the store's index grows at its end. */
export function uuidv7(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  const random = randomToken();
  const variant = '89ab'[Number.parseInt(random.slice(0, 1), 16) % 4];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(1, 4)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}
