import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './per-test-resources.ts';
import type { Behaviour } from './stand-in-partner.ts';

/** A file of partner tables; a text is written as it is. */
export function tablesFile(content: unknown): string {
  const file = join(temporaryFolder(), 'tables.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** What a service of offers may do instead of an answer. */
export const failures: readonly Behaviour[] = [
  { does: 'answer', status: 500 },
  { does: 'answer', status: 403, body: '{"result":"yes","compLevel":6}' },
  { does: 'answer', status: 200, body: '[]' },
  { does: 'hang' },
  { does: 'reset' },
];
