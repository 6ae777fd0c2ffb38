import type { AnswerField, Answers } from '#contract/fields.ts';
import { formatPhone, phoneDigits } from '#contract/validation.ts';
import { mayPrefill } from '../calls/buyers.ts';

/** assumed: the share of an affiliate's visitors that the pre-check is asked about; the specification gives the place and no value. */
const percentage = 100;

/**
 * The contact data of the address, when the affiliate may fill it in (Variants 7, PII pre-population); undefined otherwise. assumed: the
 * specification says that it is filled in and not from where. It leaves the address bar either way.
 * @param fields those that are looked for
 */
export async function contactFromAddress(fields: readonly AnswerField[], affid: string): Promise<Answers | undefined> {
  const address = new URL(location.href);
  const given = fields.flatMap((name) => {
    const text = address.searchParams.get(name)?.trim().slice(0, 254) ?? '';
    address.searchParams.delete(name);
    const value = name === 'phone' ? formatPhone(phoneDigits(text)) : text;
    return value ? [[name, value] as const] : [];
  });
  history.replaceState(history.state, '', address.pathname + address.search);
  return (await mayPrefill(affid, percentage)) ? Object.fromEntries(given) : undefined;
}
