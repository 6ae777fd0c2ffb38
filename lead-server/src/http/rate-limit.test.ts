import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { networkOf } from '../lib/network.ts';
import { rateLimit } from './rate-limit.ts';

/** Groups of which many are zero, so that there is something to shorten. */
const groups = (count: number) =>
  fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), { minLength: count, maxLength: count });

/** One of the ways to write an address: any run of zeros as "::", leading zeros, capitals. */
const written = (all: readonly number[]) =>
  fc.tuple(fc.nat(7), fc.nat(8), fc.boolean(), fc.boolean()).map(([from, length, padded, capitals]) => {
    const texts = all.map((group) => group.toString(16).padStart(padded ? 4 : 1, '0'));
    const run = all.slice(from, from + length);
    const shortened = run.length > 0 && run.every((group) => group === 0);
    const text = shortened ? `${texts.slice(0, from).join(':')}::${texts.slice(from + run.length).join(':')}` : texts.join(':');
    return capitals ? text.toUpperCase() : text;
  });

const inNetwork = (network: readonly number[]) => groups(4).chain((host) => written([...network, ...host]));
const visitors = groups(4).filter((network) => network.some((group) => group !== 0));

describe('the network of an address', () => {
  it('groups IPv6 addresses by /64 in any notation', () => {
    const cases = visitors.chain((network) => fc.tuple(fc.constant(network), inNetwork(network)));
    fc.assert(
      fc.property(cases, ([network, address]) => {
        expect(networkOf(address)).toBe(network.map((group) => group.toString(16)).join(':'));
      }),
    );
  });

  it.each(['198.51.100.7', '::1', '::ffff:198.51.100.7', 'unknown', ''])('is the address itself: %j', (address) => {
    expect(networkOf(address)).toBe(address);
  });
});

it('accepts an address with a zone, as one of the own network has', () => expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0'));

it('limits the addresses of one /64 together', async () => {
  const limit = rateLimit(2);
  await limit('2600:3c00::1');
  await limit('2600:3c00:0:0:8:9:a:b');
  await expect(limit('2600:3c00::8000:0:0:2')).rejects.toMatchObject({ status: 429 });
  await limit('2600:3c00:0:1::1');
});

it('limits the networks of one /48 together, to sixteen times that of one', async () => {
  const limit = rateLimit(2);
  const from = (network: number) => limit(`2600:3c00:7:${network.toString(16)}::1`);
  for (let network = 0; network < 32; network += 1) await from(network);
  await expect(from(32)).rejects.toMatchObject({ status: 429 });
  await limit('2600:3c00:8:1::1');
});

it("leaves the limits of a flooding network's neighbours alone", async () => {
  const limit = rateLimit(2);
  for (let call = 0; call < 100; call += 1) await limit('2600:3c00:7:1::1').catch(() => {});
  await expect(limit('2600:3c00:7:2::1')).resolves.toBeUndefined();
});

it('allows an expensive call once where it costs more than the whole limit', async () => {
  const limit = rateLimit(30);
  await limit('198.51.100.7', 120);
  await expect(limit('198.51.100.7')).rejects.toMatchObject({ status: 429 });
});

it('gives Retry-After in whole seconds, and allows a call then', async () => {
  vi.useFakeTimers();
  try {
    const limit = rateLimit(1);
    await limit('198.51.100.7');
    const refusedFor = (seconds: string) =>
      expect(limit('198.51.100.7')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': seconds } });
    await refusedFor('60');
    vi.advanceTimersByTime(47_500);
    await refusedFor('13');
    vi.advanceTimersByTime(13_000);
    await limit('198.51.100.7');
  } finally {
    vi.useRealTimers();
  }
});
