import { isIP } from 'node:net';
import { z } from 'zod';

/** A comma-separated list; empty entries are dropped. */
export const list = (fallback = '') =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    );

const hasNoName = (address: string) => {
  const { username, password } = new URL(address);
  return username === '' && password === '';
};
/** A full address. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'should be an http or https address', abort: true })
  // no call can be made to one: it would fail at every try
  .refine(hasNoName, 'should be an address without a user name or password');
/** A full address, or none. */
export const url = () => webAddress.optional();
/** An address before a path, without a slash at its end. */
export const baseAddress = webAddress.transform((text) => text.replace(/\/+$/, ''));
/** The same, or none. */
export const base = () => baseAddress.optional();
/** A whole number. The error names both ends. */
export const integer = (least: number, most: number) => {
  const error = `should be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};
/** One of a few words. The error names them. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: `should be one of ${values.join(', ')}` });
/** More than anyone sets: a count without an upper end. */
export const noLimit = 1_000_000_000;
/** A whole number from 0 up; what 0 means is the setting's own line. */
export const count = (fallback: number) => integer(0, noLimit).default(fallback);
/** A token that can't be guessed; blank closes the routes that it opens. */
export const secret = () => z.union([z.literal(''), z.string().min(24, 'should have at least 24 characters')]).default('');

/** A proxy as Express takes it: an address, a range, or one of its names for usual ranges. */
export const isProxy = (text: string): boolean => {
  const [address = '', bits = '1'] = text.split('/');
  const named = ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return named || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
};
