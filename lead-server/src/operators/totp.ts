import { createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from '../lib/secrets.ts';

/*
 * One-time codes of an authenticator app (RFC 6238): six digits, thirty seconds, SHA-1, as every app takes them. Twenty lines
 * over Node's own HMAC, held to the vectors of the RFC; a package would be another to trust with the secret.
 */
const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret, in base32 for authenticator apps. */
export const newTotpSecret = (): string => [...randomBytes(32)].map((byte) => alphabet[byte & 31]).join('');

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step, counted since 1970. */
export function totpCode(secret: string, step: number): string {
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(moment).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The step that a code is of: this one, or one beside it, since clocks differ. Undefined for a wrong code. */
export function totpStepOf(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / 1000 / stepSeconds);
  return [current, current - 1, current + 1].find((step) => sameSecret(code.replaceAll(' ', ''), totpCode(secret, step)));
}

/** The otpauth address, as a QR code or a link. */
export const totpAddress = (secret: string, name: string): string =>
  `otpauth://totp/Survey%20operations:${encodeURIComponent(name)}?secret=${secret}&issuer=Survey%20operations`;
