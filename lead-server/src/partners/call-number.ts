import { phoneDigits } from '#contract/fields/validation.ts';
import { type CallPartner, from2xx } from './client.ts';

/** The facts that decide which number a visitor is shown. */
export type CallSource = Readonly<Partial<Record<'affid' | 'oid' | 'sub_id' | 'gclid' | 'fbclid', string | undefined>>>;

/**
 * Finds the call-tracking number of a visit, E.164; '' keeps the brand's own. See
 * docs/spec/calls.md#transaction-id-and-call-number.
 */
export type FindCallNumber = (source: CallSource) => Promise<string>;

const readNumber = from2xx(({ number }) => {
  if (typeof number !== 'string') return undefined;
  const digits = phoneDigits(number);
  return digits && `+1${digits}`;
});

/** assumed: GET {address} with the visit's ids answers `{ number }`. */
export const callNumberBy =
  (ask: CallPartner, address: string): FindCallNumber =>
  (source) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(source)) if (value !== undefined) url.searchParams.set(name, value);
    return ask(url.href, readNumber).catch(() => '');
  };
