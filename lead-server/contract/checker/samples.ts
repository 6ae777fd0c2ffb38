import { earlierThan2015, incidentYear } from '../fields/dates.ts';
import type { AnswerField, Answers } from '../fields/fields.ts';
import { formValues } from '../fields/form-values.ts';

/** The state of the sample ZIP: its statute is 2 years, and it follows comparative fault. */
export const sampleState = 'CA';

/**
 * The checker's sample values by field, a valid one first. A rule treats each of them differently. The number is a
 * public one, the address is kept for examples.
 */
export const sampleValues: Readonly<Partial<Record<AnswerField, readonly string[]>>> = {
  first_name: ['Ana'],
  last_name: ['Rivera'],
  email: ['ana.rivera@example.com'],
  phone: ['(212) 664-7665'],
  zip_code: ['90012'],
  ...formValues,
  injury_day: ['1'],
  law_firm_name: ['Example & Partners'],
  date_of_birth: ['07/04/1980'],
  address: ['1 Main St'],
  case_description: [
    'The other driver ran a red light and hit the left side of my car.',
    'A driver hit my car from behind at a light and drove off.',
    'Rearended yesterday downtown',
    'sdkfj hskdjfh qwkejh zxmcnb vbxz',
  ],
};

/** Months back from today of the sample accident: recent, yet past every "just now" rule. */
const defaultMonthsBack = 3;

/** The last month of the years that are picked as one. */
const earliest = { injury_month: '12', injury_year: earlierThan2015 } as const;

/** Every month on offer, the default first and then by distance: the first past a limit is its boundary. */
export function sampleDates(now: Date): readonly Answers[] {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const count = thisMonth - incidentYear(earliest) * 12 - 11;
  const picked = Array.from({ length: count }, (_, back) => ({
    injury_month: String(((thisMonth - back) % 12) + 1),
    injury_year: String(Math.floor((thisMonth - back) / 12)),
  }));
  const distance = (back: number) => Math.abs(back - defaultMonthsBack);
  const order = picked.map((_, back) => back).sort((a, b) => distance(a) - distance(b));
  const sorted = order.flatMap((back) => picked[back] ?? []);
  return [...sorted, earliest];
}
