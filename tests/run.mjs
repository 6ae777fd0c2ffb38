// `npm test`: installs what is missing, runs the gate, and prints one line of counts. `--quick` (`npm run check`) runs what needs
// no browser, build or database; `--all` the long form of everything; `--lane NAME` some lanes of either, `--shard 1/2` a half of
// the end-to-end tests. lanes.mjs says what runs. Plain JavaScript: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { environment, installPackages, node24, root } from '../lead-server/bin/install.mjs';
import { all, gate, inChromium, lanes, results } from './lanes.mjs';
import { ensureChromium } from './programs.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    all: { type: 'boolean' },
    lane: { type: 'string', multiple: true },
    shard: { type: 'string' },
  },
});
const asked = values.lane ?? (values.quick ? ['check'] : values.all ? all : gate);

installPackages();
const node = node24();
const names = asked.flat();
const unknown = names.find((name) => !(name in lanes));
if (unknown) {
  console.error(`There is no lane ${unknown}. There are: ${Object.keys(lanes).join(', ')}`);
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (names.some((name) => inChromium.includes(name))) ensureChromium(node);

const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const failures = [];
const lacking = [];
const started = performance.now();
const done = new Set();
const checksOf = (name) => lanes[name]({ isLong: values.all, shard: values.shard });
await inOrder(asked.map((name) => (Array.isArray(name) ? name.map(checksOf) : [checksOf(name)])));

if (failures.length > 0) console.log(`\nLook above at: ${failures.join('; ')}`);
// lists expired switches and experiments; counts nowhere
spawnSync(node, ['tests/architecture/overdue.ts'], { cwd: root, stdio: 'inherit' });
const { skipped, flaky } = total;
for (const each of lacking) console.log(each);
if (skipped + flaky > 0) console.log(`Beside these ${skipped} were left out, and ${flaky} passed on a second try only.`);
console.log(`It took ${secondsSince(started)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function secondsSince(from) {
  return ((performance.now() - from) / 1000).toFixed(1);
}

function inWords({ passed = 0, failed = 0, ...rest }) {
  const named = ['skipped', 'flaky'].filter((each) => rest[each] > 0).map((each) => `, ${rest[each]} ${each}`);
  return `${passed} passed, ${failed} failed${named.join('')}`;
}

async function inOrder(checks) {
  for (const check of checks) await (Array.isArray(check) ? Promise.all(check.map(inOrder)) : run(check));
}

async function run({ name, args, env, count, lacks }) {
  // each lane begins with the build
  if (done.has(name)) return;
  done.add(name);
  if (lacks) lacking.push(`Left out: ${name}. It needs: ${lacks}`);
  const from = performance.now();
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env, ...(values.all && { LONG: 'yes' }), TEST_RESULTS: results },
  });
  const status = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
  const counts = count(status);
  for (const each of Object.keys(total)) total[each] += counts[each] ?? 0;
  const failed = counts.failed > 0;
  if (failed) failures.push(name);
  console.log(`${failed ? 'FAILED' : 'ok'}: ${name} (${inWords(counts)}, ${secondsSince(from)} s)`);
}
