import type { FormField } from '../content/content.ts';

/** Fields that stand side by side where there is room, when a form asks both. */
const pairs: readonly (readonly [FormField, FormField])[] = [
  ['first_name', 'last_name'],
  ['phone', 'zip_code'],
];

/** Fields that the control of another one fills in too: month and year are one picker. */
const together: Readonly<Partial<Record<FormField, FormField>>> = { injury_year: 'injury_month' };

/** A form's fields as the rows that show them, in the form's own order. */
export function rowsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const shown = fields.filter((field) => !(together[field] && fields.includes(together[field])));
  const rows: FormField[][] = [];
  for (const field of shown) {
    const row = rows.at(-1);
    if (row?.length === 1 && pairs.some(([first, second]) => first === row[0] && second === field)) row.push(field);
    else rows.push([field]);
  }
  return rows;
}
