// `npm run dev`: the funnel with hot reload, and the lead server on the same address
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, installPackages, node24, root } from './install.mjs';

installPackages();
const dev = spawn(node24(), [join(root, 'lead-server/bin/dev.ts')], { cwd: root, stdio: 'inherit', env: environment });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => dev.kill(signal));
dev.on('exit', (code) => process.exit(code ?? 0));
