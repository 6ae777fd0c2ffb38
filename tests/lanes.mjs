// What `npm test` runs, as data. A lane is a list of checks, one after the other; a list in its place holds lanes that run side
// by side. Plain JavaScript: run.mjs loads it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lead-server/bin/install.mjs';
import { hasBrowser, install, otherBrowsers, screenReader } from './programs.mjs';

export const results = join(root, 'test-results');

const packageFile = (name, file) => join(root, 'node_modules', name, file);

/** The exit code of a command that cannot work here and says why: automake's custom. */
const leftOut = 77;

/** One check, one count: it passed when its command did. */
const command = (name, ...args) => ({
  name,
  args,
  count: (status) => (status === leftOut ? { skipped: 1 } : status === 0 ? { passed: 1 } : { failed: 1 }),
});

/** What cannot run here, named with what it lacks. */
const missing = (name, lacks) => ({ ...command(name, '-e', `process.exit(${leftOut})`), lacks });

/** A test runner that leaves a report: each of its tests counts. */
const runner = (name, report, read, args, env = {}) => ({
  name,
  args,
  env,
  count: (status) => {
    const file = join(results, report);
    const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : {};
    // a runner that fails outside its tests, such as on a file that does not load, still failed
    return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  },
});

const vitest = (name, report, ...args) =>
  runner(
    name,
    report,
    ({ numPassedTests, numFailedTests, numPendingTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
    }),
    [
      packageFile('vitest', 'vitest.mjs'),
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, report)}`,
    ],
  );

const playwright = (name, report, suite, more = [], env = {}) =>
  runner(
    name,
    report,
    // flaky tests pass and are listed
    ({ stats: { expected, flaky, unexpected, skipped } }) => ({ passed: expected + flaky, failed: unexpected, skipped, flaky }),
    [packageFile('@playwright/test', 'cli.js'), 'test', '--config', `tests/${suite}/playwright.config.ts`, ...more],
    env,
  );

const types = ['tsconfig.json', 'funnel-app/src/server', 'lead-server/contract', 'lead-server', 'tests'].map((project) =>
  command(
    `types: ${project}`,
    packageFile('typescript-7', 'bin/tsc'),
    ...['-p', project, '--incremental', '--tsBuildInfoFile', join(root, 'node_modules/.cache/types', `${project}.json`)],
    // each checker reads the shared types again: four take twice the processor time of one, and other checks use both cores
    ...['--checkers', '1'],
  ),
);
const quickChecks = [
  ...types,
  command('lint and format', packageFile('@biomejs/biome', 'bin/biome'), 'ci', '--reporter=summary', '.'),
  command(
    'import rules',
    packageFile('dependency-cruiser', 'bin/dependency-cruise.mjs'),
    ...[
      '--config',
      '.dependency-cruiser.mjs',
      'lead-server',
      'design-system',
      'funnel-app',
      'themes',
      'studio',
      '.storybook',
      'tests',
    ],
  ),
  command('derived documents', 'lead-server/bin/docs.ts', '--check'),
  command('flow checker', 'lead-server/bin/check-flows.ts', '--texts', 'funnel-app/src/content/catalogue.ts'),
];
// packages that run in production; left out, and listed, where the registry does not answer
const audit = command('known holes in the packages', 'tests/audit.mjs');
const build = command('build', 'lead-server/bin/build.ts', '--if-stale');
/** What needs no build. */
const rules = vitest('unit and property tests', 'rules.json', '--project', 'rules*', '--maxWorkers', '2');

/** Prints for each fault what was tried, how often, and how many were lost. */
const faultTable = '--reporter=./tests/support/fault-table.ts';

/** Further engines of the long form: the one is slow, the other needs Java. */
const moreEngines = () =>
  [
    [
      'Siteimprove Alfa',
      '@siteimprove/alfa-rules',
      ['act', 'rules', 'dom', 'web', 'device', 'http', 'url'].map((part) => `@siteimprove/alfa-${part}@0.114.0`),
    ],
    ["the W3C's validator", 'vnu-jar', ['vnu-jar@26.9.27']],
  ].flatMap(([name, folder, packages]) =>
    existsSync(join(root, 'node_modules', folder))
      ? []
      : [missing(`reading by ${name}`, `npm install --no-save ${packages.join(' ')}`)],
  );

const withScreenReader = () =>
  install(screenReader) ? [] : [missing('a walk with Orca', `apt-get install ${screenReader.packages.join(' ')}`)];

const inBrowser = (id, mayInstall) => {
  const { name, packages } = otherBrowsers[id];
  const survey = `the survey in ${name}`;
  return hasBrowser(id, mayInstall)
    ? playwright(survey, `${id}.json`, 'browsers', [], { BROWSER: id })
    : missing(survey, `apt-get install ${packages.join(' ')}`);
};

/**
 * Each lane's checks. A lane can run on a machine of its own, with the build of the first.
 * @param isLong everything, and not the gate's share alone (tests/support/long-form.ts)
 * @param shard such as 1/2: the end-to-end tests of one machine of two
 */
export const lanes = {
  check: () => [[[rules], quickChecks]],
  build: () => [[[...quickChecks, audit], [build], [rules]]],
  unit: ({ isLong }) => [
    build,
    vitest(
      'server tests',
      'unit.json',
      '--project',
      'server*',
      ...(isLong ? [] : ['--project', 'faults', '--project', 'inputs']),
      faultTable,
    ),
  ],
  // one file after the other: they measure waiting times and memory
  faults: () => [vitest('faults', 'faults.json', '--project', 'faults', '--no-file-parallelism', faultTable)],
  inputs: () => [build, vitest('bad inputs', 'inputs.json', '--project', 'inputs', faultTable)],
  stories: () => [build, playwright('stories', 'stories.json', 'stories')],
  e2e: ({ shard }) => [build, playwright('end to end', 'e2e.json', 'e2e', shard ? [`--shard=${shard}`] : [])],
  engines: ({ isLong }) => {
    const engines = playwright('engines of accessibility', 'engines.json', 'engines');
    // side by side: each mostly waits
    return isLong
      ? [build, ...withScreenReader(), engines, ...moreEngines()]
      : [build, [[engines], [inBrowser('webkit')], [inBrowser('firefox')]]];
  },
  webkit: () => [build, inBrowser('webkit', true)],
  firefox: () => [build, inBrowser('firefox', true)],
  image: () => [vitest('the image, by buildah', 'image.json', 'tests/integration/image.test.ts')],
};

/** Lanes that need Chromium. */
export const inChromium = ['unit', 'stories', 'e2e', 'engines'];
/** A list of lanes runs side by side, after the build. */
export const gate = ['build', 'unit', 'stories', ['e2e', 'engines']];
export const all = ['build', 'unit', 'faults', 'inputs', 'stories', 'e2e', 'engines', 'webkit', 'firefox'];
