/** Rows as the lines of a Markdown table; the first is its head. */
export function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)];
}

/** Prints the table. */
export function printTable(rows: readonly (readonly string[])[]): void {
  for (const line of tableOf(rows)) console.log(line);
}
