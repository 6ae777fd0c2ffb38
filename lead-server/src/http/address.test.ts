import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;
const nobody = () => false;
const proxies = (address: string) => ['10.0.0.1', '10.0.0.2'].includes(address);

describe('the observed address', () => {
  it.each([
    ['the connection, when nobody is trusted', '198.51.100.7', '203.0.113.9', nobody, '198.51.100.7'],
    ['what the trusted proxy saw', '10.0.0.1', '203.0.113.9', proxies, '203.0.113.9'],
    ['what the farther of two trusted proxies saw', '10.0.0.1', '203.0.113.9, 10.0.0.2', proxies, '203.0.113.9'],
    ['never what the visitor put in front', '10.0.0.1', '1.1.1.1, 203.0.113.9', proxies, '203.0.113.9'],
    ['the proxy itself when it passes on nonsense', '10.0.0.1', 'nonsense', proxies, '10.0.0.1'],
    ['an address with a port', '10.0.0.1', '203.0.113.7:50123', proxies, '203.0.113.7'],
    ['an IPv6 address in brackets', '10.0.0.1', '[2001:db8::7]', proxies, '2001:db8::7'],
    ['such a one with a port', '10.0.0.1', '[2001:db8::7]:50123', proxies, '2001:db8::7'],
    ['the connection when there is no header', '10.0.0.1', undefined, proxies, '10.0.0.1'],
    ['an IPv4 address in hexadecimal groups', '::FFFF:c633:6407', undefined, nobody, '198.51.100.7'],
    ['an IPv4 address in its own form', '::ffff:198.51.100.7', undefined, nobody, '198.51.100.7'],
  ])('is %s', (_what, remote, forwarded, trust, address) => {
    expect(clientAddress(request(remote, forwarded), trust)).toBe(address);
  });
});
