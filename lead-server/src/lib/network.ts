import { isIPv6 } from 'node:net';

const groupsOf = (text = '') => (text === '' ? [] : text.split(':'));

/** An IPv6 visitor has a whole /64 to call from, however it is written. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // a URL writes it in one way: lower case, no leading zeros, the longest zeros as "::"
  const [before, after] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, 4).join(':');
  // ::/64 is no visitor's: addresses of IPv4 are written in it
  return network === '0:0:0:0' ? address : network;
}

/** The /48 that a /64 is part of; undefined for IPv4. */
export const siteOf = (network: string): string | undefined =>
  network.includes(':') && !network.includes('::') ? network.split(':').slice(0, 3).join(':') : undefined;
