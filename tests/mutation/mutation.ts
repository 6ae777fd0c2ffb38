/**
 * `npm run test:mutation`: makes faults in the contract, one at a time, in a copy, and names those that no unit test notices.
 * `-- --since main` takes changed lines only, of any part; `--sample`, `--seed` and `--files` choose others.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyMutant, type Mutant, mutantsOf } from './mutants.ts';

const root = join(import.meta.dirname, '../..');
/** Milliseconds after which a fault counts as noticed: it loops for ever. */
const patience = 120_000;

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: 'lead-server/contract' },
  },
});

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}

const hasFaults = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|spec|css|config)\.tsx?$|^tests\/|\/testing\//.test(file);
const tracked = git('ls-files', '--cached', '--others', '--exclude-standard')
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** The changed lines of each file since this branch left `ref`. */
function changedLines(ref: string): ReadonlyMap<string, ReadonlySet<number>> {
  const lines = new Map<string, Set<number>>();
  let file = '';
  for (const line of git('diff', '--unified=0', git('merge-base', ref, 'HEAD').trim()).split('\n')) {
    file = /^\+\+\+ b\/(.*)/.exec(line)?.[1] ?? file;
    const [, start, count = '1'] = /^@@ .*\+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined) continue;
    const own = lines.get(file) ?? new Set();
    for (let at = 0; at < Number(count); at += 1) own.add(Number(start) + at);
    lines.set(file, own);
  }
  return lines;
}

/** The same order for the same seed, so that a run can be repeated. */
function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return items
    .map((item) => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

const changed = values.since === undefined ? undefined : changedLines(values.since);
const files = changed ? [...changed.keys()] : tracked.filter((file) => file.startsWith(values.files));
const all = files
  .filter((file) => hasFaults(file) && existsSync(join(root, file)))
  .flatMap((file) =>
    mutantsOf(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ line }) => changed?.get(file)?.has(line) ?? true)
      .map((mutant) => ({ file, ...mutant })),
  );
const chosen = shuffled(all, Number(values.seed)).slice(0, Number(values.sample));

const copy = mkdtempSync(join(tmpdir(), 'mutation-'));
// some tests ask git which files there are
git('clone', '--quiet', '--shared', root, copy);
for (const file of tracked) cpSync(join(root, file), join(copy, file), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Whether a unit test fails among those that the arguments name. */
function fails(...args: readonly string[]): boolean {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const options = ['--run', '--project', 'rules*', '--bail', '1', '--passWithNoTests', '--reporter', 'dot'];
  return spawnSync(process.execPath, [vitest, ...args, ...options], { cwd: copy, timeout: patience }).status !== 0;
}

/** Those beside the file run first, then all that load it: a fault that nobody notices takes the longest. */
const isNoticed = (file: string): boolean => fails(dirname(file)) || fails('related', file);

const inWords = ({ file, line, before, text }: Mutant & { readonly file: string }) =>
  `${file}:${line}  ${before.replaceAll(/\s+/g, ' ').slice(0, 60)}  ->  ${text.slice(0, 60) || '(left out)'}`;

/** Faults that were noticed and made, by folder. */
const scores = new Map<string, [noticed: number, made: number]>();
const survivors: string[] = [];
try {
  if (fails('related', ...new Set(chosen.map(({ file }) => file)))) throw new Error('Unit tests fail before any fault is made');
  for (const [at, mutant] of chosen.entries()) {
    const place = join(copy, mutant.file);
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, applyMutant(text, mutant));
    const noticed = isNoticed(mutant.file);
    writeFileSync(place, text);
    const [before, made] = scores.get(dirname(mutant.file)) ?? [0, 0];
    scores.set(dirname(mutant.file), [before + Number(noticed), made + 1]);
    if (!noticed) survivors.push(inWords(mutant));
    console.log(`${at + 1}/${chosen.length} ${noticed ? 'noticed' : 'SURVIVED'}  ${inWords(mutant)}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

console.log(`\n${chosen.length} of ${all.length} possible faults were made, with seed ${values.seed}.`);
for (const [folder, [noticed, made]] of [...scores].sort()) console.log(`${folder}: ${noticed} of ${made} noticed`);
console.log(survivors.length > 0 ? `\nNobody noticed:\n${survivors.join('\n')}` : '\nEach was noticed.');
