import { describe, expect, it } from 'vitest';
import { type Brand, brandByHost, brandIds, brands, hidesSponsors } from './brands.ts';
import { parseSwitches } from './switches.ts';

describe('brandByHost', () => {
  it.each([
    ['autoaccidentteam.com', 'auto-accident'],
    ['www.autoaccidentteam.com', 'auto-accident'],
    ['CrashCompensation.com:443', 'crash-compensation'],
    ['claim.crashcompensation.com', 'crash-compensation'],
    ['notcrashcompensation.com', 'auto-accident'],
    ['localhost:3000', 'auto-accident'],
    ['', 'auto-accident'],
  ])('%s -> %s', (host, brand) => expect(brandByHost(host)).toBe(brand));

  it('hides /sponsors on the claim subdomain only', () => {
    expect(hidesSponsors('claim.crashcompensation.com')).toBe(true);
    expect(hidesSponsors('www.crashcompensation.com')).toBe(false);
    expect(hidesSponsors('claims.example.com')).toBe(false);
  });
});

describe.each(brandIds)('%s', (id) => {
  const { tagline, callNumber, hosts }: Brand = brands[id];
  const others: readonly Brand[] = brandIds.filter((other) => other !== id).map((other) => brands[other]);

  it('has its line in each language', () => expect(tagline.es).not.toBe(tagline.en));

  it('has hosts and a call number of its own', () => {
    expect(hosts.map((host) => brandByHost(`www.${host}`))).toEqual(hosts.map(() => id));
    expect(others.map((other) => other.callNumber)).not.toContain(callNumber);
  });
});

describe('the switches of a page', () => {
  const of = (query: string, campaign = {}) => parseSwitches(new URLSearchParams(query), campaign, 'auto-accident');

  it('come from the brand of the host', () => {
    expect(of('')).toMatchObject({ brand: 'auto-accident', theme: brands['auto-accident'].theme, logo: 'v1.2' });
  });

  it('let a reviewed brand bring its theme and its logo', () => {
    expect(of('brand=crash-compensation')).toMatchObject({ theme: '7', logo: 'v5.2' });
    expect(of('brand=crash-compensation&theme=1')).toMatchObject({ theme: '1', logo: 'v5.2' });
  });

  it('give a reviewed theme the lock-up for its header, unless one is asked for', () => {
    expect(of('theme=6').logo).toBe('v1.2');
    expect(of('theme=6&logo=v3.7').logo).toBe('v3.7');
    expect(of('', { theme: '6', logo: 'v2.5' })).toMatchObject({ theme: '6', logo: 'v2.5' });
  });
});
