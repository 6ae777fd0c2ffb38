/**
 * `npm run test:mutation`: makes faults that the compiler accepts, one at a time, in a copy, and names those that no suite
 * notices. `-- --part server,funnel` takes other parts than the contract (parts.ts). `--since main` takes changed lines only, of
 * any part, and unit tests. `--sample`, `--seed 1,2`, `--suites` and `--files` choose others. `--keep` keeps the scores.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '../support/seeded-random.ts';
import { isEquivalent } from './equivalent.ts';
import { testsThatMeet } from './meetings.ts';
import { applyMutant, mutantsOf } from './mutants.ts';
import { openProject } from './one-file.ts';
import {
  type Copy,
  type Fault,
  isPartName,
  isRefused,
  noticedBy,
  type PartName,
  partNames,
  partOf,
  parts,
  projectsOf,
  type Suite,
} from './parts.ts';

const root = join(import.meta.dirname, '../..');
const scoresFile = join(import.meta.dirname, 'scores.json');

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    part: { type: 'string', default: 'contract' },
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    suites: { type: 'string' },
    files: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
});

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}

const hasFaults = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|spec|css|config)\.tsx?$|^tests\/|\/testing\/|\/stories\.ts/.test(file);
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
  const random = seededRandom(seed);
  return items
    .map((item) => [random(2 ** 31), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

const seeds = values.seed.split(',').map(Number);
const askedParts = values.part.split(',').filter(isPartName);
if (askedParts.join() !== values.part) throw new Error(`--part should be of ${partNames.join(', ')}`);
const changed = values.since === undefined ? undefined : changedLines(values.since);
const isAsked = (file: string) =>
  changed ? changed.has(file) && partOf(file) : askedParts.some((part) => partOf(file) === part);
const candidates = tracked
  .filter((file) => hasFaults(file) && isAsked(file) && file.includes(values.files))
  .flatMap((file) =>
    mutantsOf(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ line }) => changed?.get(file)?.has(line) ?? true)
      .map((mutant) => ({ file, ...mutant })),
  );

// else the test of npm start installs packages in the copy, and through its link removes the project's
if (!existsSync(join(root, 'node_modules/.installed-from'))) throw new Error('Run `npm start` or `npm test` once before.');

const copy: Copy = { root, folder: mkdtempSync(join(tmpdir(), 'mutation-')) };
// some tests ask git which files there are
git('clone', '--quiet', '--shared', root, copy.folder);
for (const file of tracked) cpSync(join(root, file), join(copy.folder, file), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy.folder, 'node_modules'));
// what is built serves the tests of the server
if (existsSync(join(root, 'dist'))) cpSync(join(root, 'dist'), join(copy.folder, 'dist'), { recursive: true });

const suitesOf = (part: PartName): readonly Suite[] => {
  const asked: readonly string[] = values.suites?.split(',') ?? (changed ? ['rules'] : parts[part].suites);
  const own: readonly Suite[] = parts[part].suites;
  return own.filter((suite) => asked.includes(suite));
};

const inWords = ({ file, line, before, text }: Fault) =>
  `${file}:${line}  ${before.replaceAll(/\s+/g, ' ').slice(0, 60)}  ->  ${text.slice(0, 60) || '(left out)'}`;

const place = (file: string) => join(copy.folder, file);
const textOf = new Map(candidates.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
/** Does something with a fault in the copy. */
function withFault<T>(fault: Fault, work: () => T): T {
  const text = textOf.get(fault.file) ?? '';
  writeFileSync(place(fault.file), applyMutant(text, fault));
  try {
    return work();
  } finally {
    writeFileSync(place(fault.file), text);
  }
}
const partOfFault = ({ file }: Fault) => partOf(file) as PartName;

const opened = new Map<string, (file: string) => boolean>();
/** Whether the compiler refuses the fault as it stands: asked of its file first, which is ten times quicker than the whole. */
function isRefusedBy(fault: Fault): boolean {
  const { configs } = parts[partOfFault(fault)];
  const [config] = configs;
  const refuses = opened.get(config) ?? openProject(copy.folder, config);
  opened.set(config, refuses);
  return refuses(fault.file) || isRefused(copy, configs);
}

/** The first faults of each seed that the compiler takes. */
function chosenFaults(all: readonly Fault[]): readonly Fault[] {
  const chosen = new Set<Fault>();
  for (const seed of seeds) {
    const most = chosen.size + Number(values.sample);
    for (const fault of shuffled(all, seed)) {
      if (chosen.size >= most) break;
      // here and not before: the others of a seed stay the same
      if (chosen.has(fault) || isEquivalent(fault)) continue;
      if (withFault(fault, () => isRefusedBy(fault))) refused += 1;
      else chosen.add(fault);
    }
  }
  return [...chosen];
}

interface Score {
  readonly noticed: number;
  readonly made: number;
}
const scores = new Map<PartName, Score>();
const survivors: string[] = [];
let refused = 0;
try {
  const faults = changed
    ? chosenFaults(candidates)
    : askedParts.flatMap((part) => chosenFaults(candidates.filter(({ file }) => partOf(file) === part)));
  // one run of all tests is quicker than many runs of those that load a file
  const projects = changed ? [] : [...new Set(askedParts.flatMap(suitesOf).flatMap(projectsOf))];
  const { met, failing } = projects.length > 0 ? testsThatMeet(copy, faults, projects) : {};
  if (failing?.length) console.log(`These fail by themselves, and count for no fault: ${failing.join(', ')}`);
  const [first] = faults;
  if (changed && first && noticedBy(copy, first, suitesOf(partOfFault(first)))) {
    throw new Error('A test fails before any fault is made');
  }
  for (const [index, fault] of faults.entries()) {
    const part = partOfFault(fault);
    const suite = withFault(fault, () => noticedBy(copy, fault, suitesOf(part), fault.met && met?.get(fault)));
    const before = scores.get(part) ?? { noticed: 0, made: 0 };
    scores.set(part, { noticed: before.noticed + (suite ? 1 : 0), made: before.made + 1 });
    if (!suite) survivors.push(inWords(fault));
    console.log(`${index + 1} ${suite ? `noticed by ${suite}` : 'SURVIVED'}  ${inWords(fault)}`);
  }
} finally {
  const beside = `${basename(copy.folder)}.`;
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(beside))) rmSync(join(tmpdir(), name));
  rmSync(copy.folder, { recursive: true, force: true });
}

type Kept = Partial<Record<PartName, Score & { readonly seed: string }>>;
const kept = (existsSync(scoresFile) ? JSON.parse(readFileSync(scoresFile, 'utf8')) : {}) as Kept;
const share = ({ noticed, made }: Score) => `${noticed} of ${made}, ${Math.round((100 * noticed) / made)} %`;
console.log(`\nWith seed ${values.seed}; the compiler refused ${refused} others.`);
for (const [part, score] of scores) {
  const last = kept[part];
  console.log(`${part}: ${share(score)} noticed${last ? ` (last kept: ${share(last)})` : ''}`);
  kept[part] = { ...score, seed: values.seed };
}
console.log(survivors.length > 0 ? `\nNobody noticed:\n${survivors.join('\n')}` : '\nEach was noticed.');
if (values.keep) writeFileSync(scoresFile, `${JSON.stringify(kept, undefined, 2)}\n`);
