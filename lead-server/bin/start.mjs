// `npm start`: installs what is missing, builds what is stale, serves. See README.md.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanEnvironment, environment, installPackages, node24, root } from './install.mjs';

installPackages();
const node = node24();
const build = spawnSync(node, [join(root, 'lead-server/bin/build.ts'), '--if-stale'], {
  cwd: root,
  stdio: 'inherit',
  env: cleanEnvironment,
});
if (build.status !== 0) process.exit(build.status ?? 1);

// a young generation of a fixed 96 MB: with a small one leads move to the old generation and cost a third more (docs/scale.md)
const flags = JSON.parse(readFileSync(join(root, 'lead-server/bin/server-flags.json'), 'utf8'));
const server = spawn(node, [...flags, join(root, 'lead-server/src/main.ts')], { cwd: root, stdio: 'inherit', env: environment });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// in production it reloads settings; else it is a terminal that was closed
process.on('SIGHUP', () => server.kill(environment.NODE_ENV === 'production' ? 'SIGHUP' : 'SIGTERM'));
// a stopped npm ends its shell without passing the signal on, and the server would keep the port
const shell = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && server.kill('SIGTERM'), 250).unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
