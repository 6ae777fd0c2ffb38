import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { built } from './page-server.ts';

export interface Weight {
  readonly name: string;
  /** Bytes of brotli among the files that come before the first answer, and among those that come later. */
  readonly initial: number;
  readonly later: number;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(built, 'client', '.vite', file), 'utf8'));

/**
 * The weight of each package in the scripts of an entry, heaviest first. Its share of a file's minified bytes is
 * multiplied by that file's brotli size.
 */
export function weightsOf(entry: string, initialFiles: ReadonlySet<string>): readonly Weight[] {
  const manifest = readJson('manifest.json') as Record<string, Chunk & { readonly dynamicImports?: readonly string[] }>;
  const weights = readJson('weights.json') as Record<string, Record<string, number>>;
  const reached = new Set<string>();
  const visit = (source: string) => {
    if (reached.has(source)) return;
    reached.add(source);
    const chunk = manifest[source];
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) visit(next);
  };
  visit(entry);
  const totals = new Map<string, { initial: number; later: number }>();
  for (const source of reached) {
    const file = manifest[source]?.file ?? '';
    const shares = Object.entries(weights[file] ?? {});
    const minified = shares.reduce((sum, [, bytes]) => sum + bytes, 0);
    if (minified === 0) continue;
    const brotli = statSync(join(built, 'client', `${file}.br`)).size;
    for (const [name, bytes] of shares) {
      const total = totals.get(name) ?? { initial: 0, later: 0 };
      total[initialFiles.has(`/${file}`) ? 'initial' : 'later'] += (brotli * bytes) / minified;
      totals.set(name, total);
    }
  }
  return [...totals].map(([name, total]) => ({ name, ...total })).sort((a, b) => b.initial + b.later - (a.initial + a.later));
}
