import type { AnswerField, Answers } from '#contract/fields/fields.ts';
import { formatPhone, phoneDigits } from '#contract/fields/validation.ts';
import { isPrefillAllowed } from '../api/availableBuyers.ts';

/** assumed: the share of an affiliate's visitors that the pre-check is asked about; the specification gives the place and no value. */
const percentage = 100;

/**
 * The contact data of the address, when the affiliate may fill it in (Variants 7, PII pre-population); undefined otherwise. assumed: the
 * specification says that it is filled in and not from where.
 * @param fields those that are looked for, in the query of the address that the page came with
 */
export async function contactFromAddress(
  fields: readonly AnswerField[],
  query: URLSearchParams,
  affid: string,
): Promise<Answers | undefined> {
  const given = fields.flatMap((name) => {
    const text = query.get(name)?.trim().slice(0, 254) ?? '';
    const value = name === 'phone' ? formatPhone(phoneDigits(text)) : text;
    return value ? [[name, value] as const] : [];
  });
  return (await isPrefillAllowed(affid, percentage)) ? Object.fromEntries(given) : undefined;
}
