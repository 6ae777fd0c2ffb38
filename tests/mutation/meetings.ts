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

type Names = [log: string, preload: string, report: string];

/** Runs in every process of the tests, before anything else: writes down once which test met which fault. */
const watcher = (log: string) => `
import processes from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const seen = new Set();
globalThis.faultMet = (number) => {
  const test = globalThis.isLoading ? 'loading' : process.env.RUNNING_TEST ?? '';
  const line = number + '\\t' + test + '\\n';
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
 * @returns for each fault the test files that evaluate its place, by path from the project's folder, without those that fail
 *   although nothing was changed in what the code does: they would notice every fault. Nothing for a fault that is met as its
 *   file loads: tests share a process, in which a file loads once, so whichever came first says nothing about the others
 * @throws Error when the tests cannot run
 */
export function testsThatMeet(
  copy: Copy,
  faults: readonly Fault[],
  projects: readonly string[],
): { readonly met: ReadonlyMap<Fault, ReadonlySet<string>>; readonly failing: readonly string[] } {
  // beside the copy: some tests ask which files there are
  const [log, preload, report] = ['met.tsv', 'watch.mjs', 'report.json'].map((name) => `${copy.folder}.${name}`) as Names;
  const before = new Map(faults.map(({ file }) => [file, readFileSync(join(copy.folder, file), 'utf8')]));
  const setup = join(copy.folder, 'tests/support/property-seed.ts');
  const setupBefore = readFileSync(setup, 'utf8');
  writeFileSync(preload, watcher(log));
  appendFileSync(
    setup,
    [
      "\nimport { beforeAll as onceLoaded, expect as running } from 'vitest';",
      "process.env.RUNNING_TEST = running.getState().testPath ?? '';",
      'globalThis.isLoading = true;',
      'onceLoaded(() => { globalThis.isLoading = false; });\n',
    ].join('\n'),
  );
  for (const [file, text] of before) {
    const watched = faults.flatMap((fault, number) => (fault.file === file && fault.met ? [{ number, met: fault.met }] : []));
    writeFileSync(join(copy.folder, file), withWatches(text, watched));
  }
  const { stderr } = spawnSync(
    process.execPath,
    [
      join(copy.root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--reporter', 'json', '--outputFile', report],
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
  if (!existsSync(report)) throw new Error(`The tests cannot run:\n${stderr.slice(0, 4000)}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string; status: string }[] };
  const failing = testResults.filter((each) => each.status === 'failed').map(({ name }) => relative(copy.folder, name));
  const met = new Map(faults.map((fault) => [fault, new Set<string>()]));
  const loading = new Set<Fault>();
  for (const line of existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []) {
    const [number = '', test = ''] = line.split('\t');
    const fault = faults[Number(number)];
    if (fault && test === 'loading') loading.add(fault);
    const file = relative(copy.folder, test);
    if (fault && test !== '' && !failing.includes(file)) met.get(fault)?.add(file);
  }
  for (const fault of loading) met.delete(fault);
  for (const each of [log, preload, report]) rmSync(each, { force: true });
  return { met, failing };
}
