// `npm test`: installs what is missing, runs every check that must pass, and prints one line of counts. `npm run check`
// (`--quick`) runs what needs no browser, build or database. `--faults`, `--inputs`, `--themes`, `--webkit`, `--firefox` and
// `--engines` run the long forms of those suites, `--image` what builds the image. Plain JavaScript: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, installPackages, node24, root } from '../lead-server/bin/install.mjs';

const quick = process.argv.includes('--quick');
const longForm = ['faults', 'inputs', 'themes', 'webkit', 'firefox', 'engines', 'image'].find((name) =>
  process.argv.includes(`--${name}`),
);
const results = join(root, 'test-results');

/** Other engines than Chromium, from Debian's packages. */
const otherBrowsers = {
  webkit: { name: 'WebKit', programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
  firefox: { name: 'Firefox', programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
};

installPackages();
const node = node24();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const otherBrowser = otherBrowsers[longForm];
if (otherBrowser) ensureBrowser(otherBrowser);
else if (!quick && !['faults', 'inputs', 'image'].includes(longForm)) ensureChromium();

const packageFile = (name, file) => join(root, 'node_modules', name, file);

/** What a command exits with that could not do its work here and says why: automake's custom. */
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
const vitestRun = (name, report, args, env) =>
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
    env,
  );

const types = ['tsconfig.json', 'funnel-app/src/server', 'lead-server/contract', 'lead-server', 'tests'].map((project) =>
  command(
    `types: ${project}`,
    packageFile('typescript-7', 'bin/tsc'),
    ...['-p', project, '--incremental', '--tsBuildInfoFile', join(root, 'node_modules/.cache/types', `${project}.json`)],
  ),
);
const lint = command('lint and format', packageFile('@biomejs/biome', 'bin/biome'), 'ci', '--reporter=summary', '.');
const imports = command(
  'import rules',
  packageFile('dependency-cruiser', 'bin/dependency-cruise.mjs'),
  ...['--config', '.dependency-cruiser.mjs', 'lead-server', 'design-system', 'funnel-app', 'themes', '.storybook', 'tests'],
);
const documents = command('derived documents', 'lead-server/bin/docs.ts', '--check');
const flows = command('flow checker', 'lead-server/bin/check-flows.ts', '--texts', 'funnel-app/src/content/catalogue.ts');
/** Prints for each fault what was tried, how often, and how many were lost. */
const faultTable = '--reporter=./tests/support/fault-table.ts';
const unit = vitestRun(
  'unit and property tests',
  'unit.json',
  quick ? ['--project', 'rules*', '--maxWorkers', '2'] : [faultTable],
);
// one file after the other: they measure waiting times and memory
const faults = vitestRun('faults, long form', 'faults.json', ['tests/faults', '--no-file-parallelism', faultTable], {
  FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? '20',
});
const inputs = vitestRun('bad inputs, long form', 'inputs.json', ['tests/inputs', faultTable], {
  PROPERTY_SEED: process.env.PROPERTY_SEED ?? 'random',
  FUZZ_SEED: process.env.FUZZ_SEED ?? String(Math.floor(Date.now() / 86_400_000)),
  INPUT_RUNS: process.env.INPUT_RUNS ?? '2000',
  FUZZ_SECONDS: process.env.FUZZ_SECONDS ?? '600',
});
const image = vitestRun('the image, by buildah', 'image.json', ['tests/integration/image.test.ts'], { TEST_IMAGE: 'yes' });
const playwrightRun = (name, report, config, more = [], env = {}) =>
  runner(
    name,
    report,
    // one that passed only when tried again has passed, and is named as well
    ({ stats: { expected, flaky, unexpected, skipped } }) => ({ passed: expected + flaky, failed: unexpected, skipped, flaky }),
    [packageFile('@playwright/test', 'cli.js'), 'test', '--config', config, ...more],
    longForm === 'themes' ? { ALL_IN_EVERY_THEME: 'yes' } : env,
  );
const stories = playwrightRun('stories, in every theme', 'stories.json', 'tests/stories/playwright.config.ts');
const endToEnd = playwrightRun('end to end', 'e2e.json', 'tests/e2e/playwright.config.ts');
const inBrowser = (id, ...more) =>
  playwrightRun(`the survey in ${otherBrowsers[id].name}`, `${id}.json`, 'tests/browsers/playwright.config.ts', more, {
    BROWSER: id,
  });
const engines = (...more) =>
  playwrightRun('engines of accessibility', 'engines.json', 'tests/engines/playwright.config.ts', more);
/** Read in the long form where they are installed: the one is slow, the other needs Java. */
const moreEngines = [
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
/** In the gate what takes seconds, where the browser is installed, side by side: both mostly wait. */
const others = Object.entries(otherBrowsers).map(([id, { name, programs, packages }]) =>
  programs.every((program) => existsSync(program))
    ? inBrowser(id, '--grep', '@gate')
    : missing(`the survey in ${name}`, `apt-get install ${packages.join(' ')}`),
);

// of what runs in production; it says so and is left out where the registry does not answer
const audit = command('known holes in the packages', 'tests/audit.mjs');
const build = command('build', 'lead-server/bin/build.ts', '--if-stale');
const quickChecks = [...types, lint, imports, documents, flows];
const longForms = {
  faults: [faults],
  image: [image],
  inputs: [build, inputs],
  themes: [build, stories],
  webkit: [build, inBrowser('webkit')],
  firefox: [build, inBrowser('firefox')],
  engines: [build, engines(), ...moreEngines],
};
/** One after the other, but lanes side by side. Stories and faults are not: each would wait for the other longer than its tests have patience. */
const checks = longForm
  ? longForms[longForm]
  : quick
    ? [[[unit], quickChecks]]
    : [
        [[...quickChecks, audit], [build]],
        unit,
        stories,
        endToEnd,
        [[engines('--grep', '@gate')], ...others.map((each) => [each])],
      ];

const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const failures = [];
const lacking = [];
for (const check of checks) {
  if (Array.isArray(check)) await Promise.all(check.map(inOrder));
  else await inOrder([check]);
}
if (failures.length > 0) console.log(`\nLook above at: ${failures.join('; ')}`);
// names what is past its day, and counts nowhere
spawnSync(node, ['tests/architecture/overdue.ts'], { cwd: root, stdio: 'inherit' });
const { skipped, flaky } = total;
for (const each of lacking) console.log(each);
if (skipped + flaky > 0) console.log(`Beside these ${skipped} were left out, and ${flaky} passed on a second try only.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function inWords({ passed = 0, failed = 0, ...rest }) {
  const named = ['skipped', 'flaky'].filter((each) => rest[each] > 0).map((each) => `, ${rest[each]} ${each}`);
  return `${passed} passed, ${failed} failed${named.join('')}`;
}

async function inOrder(lane) {
  for (const { name, args, env, count, lacks } of lane) {
    if (lacks) lacking.push(`Left out: ${name}. It needs: ${lacks}`);
    const started = performance.now();
    const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env, TEST_RESULTS: results } });
    const status = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
    const counts = count(status);
    for (const each of Object.keys(total)) total[each] += counts[each] ?? 0;
    const failed = counts.failed > 0;
    if (failed) failures.push(name);
    console.log(
      `${failed ? 'FAILED' : 'ok'}: ${name} (${inWords(counts)}, ${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
}

/** Programs of Debian's packages: they are there, or apt installs them where it may. @returns whether they are there now */
function have(programs, ...packages) {
  const areThere = () => programs.every((program) => existsSync(program));
  if (!areThere() && process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing Debian's ${packages.join(' and ')} for the browser tests...`);
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  return areThere();
}

function stop(whatToDo) {
  console.error(whatToDo);
  process.exit(1);
}

/** Finds a browser for stories and end-to-end tests, or installs Debian's where apt may; otherwise says what to do. */
function ensureChromium() {
  if (have(['/usr/bin/chromium-headless-shell'], 'chromium-headless-shell')) return;
  if (existsSync('/usr/bin/chromium') || playwrightHasChromium()) return;
  stop('The tests need a browser. Install Chromium (Debian: apt-get install chromium) or run: npx playwright install chromium');
}

function ensureBrowser({ name, programs, packages }) {
  if (have(programs, ...packages)) return;
  stop(`These tests need ${name}. On Debian: apt-get install ${packages.join(' ')}`);
}

function playwrightHasChromium() {
  const script = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const path = spawnSync(node, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' }).stdout;
  return Boolean(path) && existsSync(path);
}
