import { readFileSync, writeFileSync } from 'node:fs';

const readme = new URL('../README.md', import.meta.url);

/** Replaces the measured part of tests/load/README.md between the marks of a benchmark. @throws Error when it has none */
export function updateTable(benchmark: string, text: string): void {
  const before = readFileSync(readme, 'utf8');
  const [start, end] = [`<!-- ${benchmark} -->`, `<!-- /${benchmark} -->`];
  const [head, rest] = before.split(start);
  const tail = rest?.split(end)[1];
  if (tail === undefined) throw new Error(`tests/load/README.md has no ${start}`);
  writeFileSync(readme, `${head}${start}\n\n${text}\n\n${end}${tail}`);
}
