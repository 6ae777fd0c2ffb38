import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Copy, Fault } from './parts.ts';

/** The text with a call before each watched expression, by the fault's number. Pure. */
export function withWatches(
  text: string,
  watched: readonly { readonly number: number; readonly met: { from: number; to: number } }[],
): string {
  const at = new Map<number, { opens: string[]; closes: string[] }>();
  const place = (position: number) => {
    const known = at.get(position) ?? { opens: [], closes: [] };
    at.set(position, known);
    return known;
  };
  // the widest first: what opens first closes last
  for (const { number, met } of [...watched].sort((a, b) => b.met.to - b.met.from - (a.met.to - a.met.from))) {
    place(met.from).opens.push(`(globalThis.faultMet?.(${number}), `);
    place(met.to).closes.push(')');
  }
  let result = '';
  let last = 0;
  for (const [position, { opens, closes }] of [...at].sort(([a], [b]) => a - b)) {
    result += text.slice(last, position) + closes.join('') + opens.join('');
    last = position;
  }
  return result + text.slice(last);
}

/** Runs in every process of the tests, before anything else: writes down once which test met which fault. */
const watcher = (log: string) => `
import processes from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const seen = new Set();
globalThis.faultMet = (number) => {
  const line = number + '\\t' + (process.env.RUNNING_TEST ?? '') + '\\n';
  if (!seen.has(line)) appendFileSync(${JSON.stringify(log)}, line);
  seen.add(line);
};
// some tests give a process few variables: it watches all the same
for (const name of ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'fork']) {
  const start = processes[name];
  const watching = (...given) => {
    const options = given.find((each) => each?.env);
    const { NODE_OPTIONS, RUNNING_TEST } = process.env;
    if (options) options.env = { NODE_OPTIONS, RUNNING_TEST, ...options.env };
    return start(...given);
  };
  processes[name] = Object.defineProperties(watching, Object.getOwnPropertyDescriptors(start));
}
syncBuiltinESMExports();
`;

/**
 * Runs the tests of these projects once, with every fault's place watched.
 * @returns for each fault the test files that evaluate its place, by path from the project's folder
 * @throws Error when a test fails: nothing was changed in what the code does
 */
export function testsThatMeet(
  copy: Copy,
  faults: readonly Fault[],
  projects: readonly string[],
): ReadonlyMap<Fault, ReadonlySet<string>> {
  // beside the copy: some tests ask which files there are
  const [log, preload] = [`${copy.folder}.met.tsv`, `${copy.folder}.watch.mjs`];
  const before = new Map(faults.map(({ file }) => [file, readFileSync(join(copy.folder, file), 'utf8')]));
  const setup = join(copy.folder, 'tests/support/property-seed.ts');
  const setupBefore = readFileSync(setup, 'utf8');
  writeFileSync(preload, watcher(log));
  appendFileSync(
    setup,
    "\nimport { expect as running } from 'vitest';\nprocess.env.RUNNING_TEST = running.getState().testPath ?? '';\n",
  );
  for (const [file, text] of before) {
    const watched = faults.flatMap((fault, number) => (fault.file === file && fault.met ? [{ number, met: fault.met }] : []));
    writeFileSync(join(copy.folder, file), withWatches(text, watched));
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(copy.root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--reporter', 'dot'],
      ...projects.flatMap((project) => ['--project', project]),
    ],
    {
      cwd: copy.folder,
      env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: `--import=${preload}` },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  for (const [file, text] of before) writeFileSync(join(copy.folder, file), text);
  writeFileSync(setup, setupBefore);
  if (status !== 0) throw new Error(`A test fails before any fault is made:\n${stderr.slice(0, 4000)}`);
  const met = new Map(faults.map((fault) => [fault, new Set<string>()]));
  for (const line of existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []) {
    const [number = '', test = ''] = line.split('\t');
    const fault = faults[Number(number)];
    if (fault && test !== '') met.get(fault)?.add(relative(copy.folder, test));
  }
  for (const each of [log, preload]) rmSync(each, { force: true });
  return met;
}
