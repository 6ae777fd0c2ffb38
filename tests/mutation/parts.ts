import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import type { Mutant } from './mutants.ts';

/** A copy of the project that faults are made in. */
export interface Copy {
  readonly folder: string;
  /** The project that it was made of: its programs are used. */
  readonly root: string;
}

/** A fault and its file. */
export interface Fault extends Mutant {
  readonly file: string;
}

/** Milliseconds after which a fault counts as noticed: it loops for ever. */
const patience = 1_200_000;

/** Whether a program fails in the copy: one of node_modules, or one of the copy's own. */
function fails({ folder, root }: Copy, program: string, ...args: readonly string[]): boolean {
  const file = program.endsWith('.ts') ? program : join(root, 'node_modules', program);
  const { status, error } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    timeout: patience,
    stdio: 'ignore',
    // looking for inputs that reach something new notices little that the known ones do not
    env: { ...process.env, NODE_ENV: 'test', FUZZ_SECONDS: '2' },
  });
  // what can't even start has noticed nothing
  if (error && (error as NodeJS.ErrnoException).code !== 'ETIMEDOUT') throw error;
  return status !== 0;
}

const vitest = (copy: Copy, projects: readonly string[], ...args: readonly string[]) =>
  fails(
    copy,
    'vitest/vitest.mjs',
    ...args,
    ...projects.flatMap((project) => ['--project', project]),
    ...['--run', '--bail', '1', '--passWithNoTests', '--reporter', 'dot'],
  );

/** A browser suite, on a build of the copy: first the tests that are called so. A build that fails notices the fault too. */
function browser(copy: Copy, built: string, suite: string, first?: string): boolean {
  const build = spawnSync(process.execPath, ['lead-server/bin/build.ts', '--only', built], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const config = ['--config', `tests/${suite}/playwright.config.ts`, '--max-failures', '1', '--reporter', 'dot'];
  const finds = (...some: readonly string[]) => fails(copy, '@playwright/test/cli.js', 'test', ...config, ...some);
  return build.status !== 0 || (first !== undefined && finds('--grep', first, '--pass-with-no-tests')) || finds();
}

/** The tests of a project that meet the fault: known for each, or else every test that loads the file, those beside it first. */
function metIn(copy: Copy, project: readonly string[], { file }: Fault, met?: ReadonlySet<string>): boolean {
  if (!met) return vitest(copy, project, dirname(file)) || vitest(copy, project, 'related', file);
  return met.size > 0 && vitest(copy, project, ...met);
}

/** Vitest's projects, by suite. */
const projects = { rules: ['rules*'], server: ['server*', 'faults', 'inputs'] } as const;
export const projectsOf = (suite: Suite): readonly string[] =>
  suite in projects ? projects[suite as keyof typeof projects] : [];

/** Whether the compiler refuses what stands in the copy: such a fault is no fault. */
export const isRefused = (copy: Copy, configs: readonly string[]): boolean =>
  configs.some((config) =>
    fails(
      copy,
      'typescript-7/bin/tsc',
      ...['--noEmit', '--checkers', '1', '-p', config],
      ...['--incremental', '--tsBuildInfoFile', `${copy.folder}.${config.replaceAll('/', '-')}.json`],
    ),
  );

/** Every project of the compiler. A fault in what others import may be refused there alone. */
const everyConfig = ['tsconfig.json', 'funnel-app/src/server', 'lead-server/contract', 'lead-server', 'tests'];

/** Whether a suite notices the fault. */
const suites = {
  documents: (copy: Copy) =>
    fails(copy, 'lead-server/bin/docs.ts', '--check') ||
    fails(copy, 'lead-server/bin/check-flows.ts', '--texts', 'funnel-app/src/content/catalogue.ts'),
  rules: (copy: Copy, fault: Fault, met?: ReadonlySet<string>) => metIn(copy, projects.rules, fault, met),
  server: (copy: Copy, fault: Fault, met?: ReadonlySet<string>) => metIn(copy, projects.server, fault, met),
  types: (copy: Copy) => isRefused(copy, everyConfig),
  // its own tests are called after its folder
  stories: (copy: Copy, { file }: Fault) => browser(copy, 'storybook', 'stories', basename(dirname(file))),
  'end to end': (copy: Copy, { file }: Fault) => browser(copy, 'funnel', 'e2e', basename(dirname(file))),
} as const satisfies Record<string, (copy: Copy, fault: Fault, met?: ReadonlySet<string>) => boolean>;
export type Suite = keyof typeof suites;

/** The first of the suites that notices the fault. @param met the test files that meet it, where that is known */
export const noticedBy = (copy: Copy, fault: Fault, asked: readonly Suite[], met?: ReadonlySet<string>): Suite | undefined =>
  asked.find((suite) => suites[suite](copy, fault, met));

export interface Part {
  readonly folders: readonly string[];
  /** The suites that reach it, the quick ones first. */
  readonly suites: readonly Suite[];
  /** The compiler's projects that hold it. */
  readonly configs: readonly string[];
}

/** The parts of the product. A file is of the first that has its folder. */
export const parts = {
  contract: {
    folders: ['lead-server/contract'],
    suites: ['documents', 'rules', 'server', 'types'],
    configs: ['lead-server/contract'],
  },
  server: { folders: ['lead-server/src'], suites: ['documents', 'rules', 'server', 'types'], configs: ['lead-server'] },
  // Storybook alone shows it
  builder: {
    folders: ['funnel-app/src/builder'],
    suites: ['rules', 'stories'],
    configs: ['tsconfig.json'],
  },
  funnel: {
    folders: ['funnel-app/src'],
    suites: ['documents', 'rules', 'types', 'end to end'],
    configs: ['tsconfig.json', 'funnel-app/src/server'],
  },
  'design-system': { folders: ['design-system'], suites: ['rules', 'types', 'server', 'stories'], configs: ['tsconfig.json'] },
  themes: { folders: ['themes'], suites: ['rules', 'stories'], configs: ['tsconfig.json'] },
} as const satisfies Record<string, Part>;
export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
export const isPartName = (name: string): name is PartName => Object.hasOwn(parts, name);
export const partOf = (file: string): PartName | undefined =>
  partNames.find((name) => parts[name].folders.some((folder) => file.startsWith(`${folder}/`)));
