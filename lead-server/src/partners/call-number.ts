import { askJson, partnerClient, textOf } from './client.ts';

/** What decides which number a visitor is shown. */
export type CallSource = Readonly<Partial<Record<'affid' | 'oid' | 'sub_id' | 'gclid' | 'fbclid', string>>>;

/** A call-tracking number for the visit, E.164; '' while there is none (Core 2 and 7). The page then keeps the brand's own. */
export type FindCallNumber = (source: CallSource) => Promise<string>;

/** assumed, as the specification shows no call: GET {address} with the visit's ids, answered `{ number }` in any usual form. */
export function callNumberBy(address: string, timeoutMs = 3000): FindCallNumber {
  const ask = partnerClient(timeoutMs);
  return async (source) => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(source)) url.searchParams.set(name, value);
    const answer = await askJson(ask, url.href).catch(() => undefined);
    const digits = textOf(answer?.number).replace(/\D/g, '').replace(/^1/, '');
    return digits.length === 10 ? `+1${digits}` : '';
  };
}
