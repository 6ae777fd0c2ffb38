import { phoneDigits } from '#contract/fields/validation.ts';
import { type CallPartner, from2xx } from './client.ts';

/** What decides which number a visitor is shown. */
export type CallSource = Readonly<Partial<Record<'affid' | 'oid' | 'sub_id' | 'gclid' | 'fbclid', string>>>;

/** A call-tracking number for the visit, E.164; '' while there is none (Core 2 and 7). The page then keeps the brand's own. */
export type FindCallNumber = (source: CallSource) => Promise<string>;

const readNumber = from2xx(({ number }) => {
  if (typeof number !== 'string') return undefined;
  const digits = phoneDigits(number);
  return digits && `+1${digits}`;
});

/** assumed, as the specification shows no call: GET {address} with the visit's ids, answered `{ number }` in any usual form. */
export const callNumberBy =
  (ask: CallPartner, address: string): FindCallNumber =>
  (source) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(source)) url.searchParams.set(name, value);
    return ask(url.href, readNumber).catch(() => '');
  };
