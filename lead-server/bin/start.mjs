// `npm start`: installs what is missing, builds what is stale, serves. See README.md.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, installPackages, node24, root } from './install.mjs';

installPackages();
const node = node24();
const build = spawnSync(node, [join(root, 'lead-server/bin/build.ts'), '--if-stale'], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
if (build.status !== 0) process.exit(build.status ?? 1);

// A young generation of a fixed 96 MB: a lead lives for some milliseconds, and with a small one many are carried over into the old
// generation, in some processes so many that a lead costs a third more (docs/scale.md).
const flags = JSON.parse(readFileSync(join(root, 'lead-server/bin/server-flags.json'), 'utf8'));
const server = spawn(node, [...flags, join(root, 'lead-server/src/main.ts')], { cwd: root, stdio: 'inherit', env: environment });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// npm that is told to stop ends its shell, which passes nothing on: the server would be left by itself, with the port that the next one needs
const shell = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && server.kill('SIGTERM'), 250).unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
