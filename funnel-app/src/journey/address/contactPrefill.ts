import type { AnswerField, Answers } from '#contract/fields/fields.ts';
import { formatPhone, phoneDigits } from '#contract/fields/validation.ts';
import { cleanTracking } from '#contract/lead/tracking.ts';
import { isPrefillAllowed } from '../../api/prefill.ts';

/** assumed: the percentage for the pre-check; none is specified. */
const percentage = 100;

/**
 * The contact data of the address, when the affiliate may fill it in. assumed: it comes from the address.
 * @param fields the fields to read from the query
 */
export async function contactFromAddress(
  fields: readonly AnswerField[],
  query: URLSearchParams,
  affid: string,
): Promise<Answers | undefined> {
  const given = fields.flatMap((name) => {
    const clean =
      query
        .getAll(name)
        .map(cleanTracking)
        .find((each) => each !== '') ?? '';
    // a plus of an address that was not encoded came as a space
    const text = (name === 'email' ? clean.replaceAll(' ', '+') : clean).slice(0, 254);
    const value = name === 'phone' ? formatPhone(phoneDigits(text)) : text;
    return value ? [[name, value] as const] : [];
  });
  return (await isPrefillAllowed(affid, percentage)) ? Object.fromEntries(given) : undefined;
}
