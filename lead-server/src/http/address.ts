import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Whether an address is one of our proxies; `hop` counts from the nearest, 0. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Without what some proxies put around it: a port (Azure's), brackets. */
const withoutPort = (address: string) =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/** An address in its canonical notation. */
export const normalizeAddress = (address: string): string => {
  const text = withoutPort(address);
  if (!/^::ffff:/i.test(text)) return text;
  const mapped = text.slice(7);
  // ::ffff:cb00:7109 is 203.0.113.9
  const hex = /^([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(mapped);
  if (!hex) return mapped;
  const [high, low] = [Number.parseInt(hex[1] ?? '', 16), Number.parseInt(hex[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/**
 * The visitor's address: the connection's, or the one that a trusted proxy reports. X-Forwarded-For of a visitor never
 * counts. See docs/spec/calls.md#client-address.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trust: TrustProxy): string {
  let address = normalizeAddress(socket.remoteAddress ?? '');
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string') return address;
  for (const [hop, next] of forwarded.split(',').reverse().entries()) {
    const seen = normalizeAddress(next.trim());
    if (!trust(address, hop) || isIP(seen) === 0) return address;
    address = seen;
  }
  return address;
}

/**
 * Path and query of a request target, which may be a whole address (RFC 9112, 3.2.2).
 * @returns undefined for an unreadable one
 */
export function pathOfTarget(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  const address = URL.parse(target, 'http://host');
  return address === null ? undefined : `${address.pathname}${address.search}`;
}
