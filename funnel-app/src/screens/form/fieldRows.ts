import type { FormField } from '../../content/content.ts';

/** Fields side by side where there is room. */
const fieldSets: readonly (readonly FormField[])[] = [
  ['first_name', 'last_name'],
  ['phone', 'zip_code'],
  ['injury_month', 'injury_day', 'injury_year'],
];

/** Whether one picker has month and year: not where the day is asked too. */
export const picksMonthAndYear = (fields: readonly FormField[]): boolean =>
  fields.includes('injury_month') && fields.includes('injury_year') && !fields.includes('injury_day');

/** A form's fields as the rows that show them, in the form's own order. */
export function rowsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const shown = picksMonthAndYear(fields) ? fields.filter((field) => field !== 'injury_year') : fields;
  const rows: FormField[][] = [];
  for (const field of shown) {
    const row = rows.at(-1);
    const set = row && fieldSets.find(([first]) => first === row[0]);
    if (row && set?.[row.length] === field) row.push(field);
    else rows.push([field]);
  }
  return rows;
}
