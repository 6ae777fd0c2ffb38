import type { FormField } from '../content/content.ts';

/** Fields that stand side by side where there is room, when a form asks them one after the other. */
const fieldSets: readonly (readonly FormField[])[] = [
  ['first_name', 'last_name'],
  ['phone', 'zip_code'],
  ['injury_month', 'injury_day', 'injury_year'],
];

/** Whether one picker asks month and year together: where the day is asked too, each is a list of its own. */
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
