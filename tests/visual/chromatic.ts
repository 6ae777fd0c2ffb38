/**
 * `npm run chromatic`: the same stories and modes (.storybook/pictureModes.ts) at Chromatic. TurboSnap takes only what a change
 * affects. Options are passed on: `npm run chromatic -- --branch-name x`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildStorybook, root } from './repository.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Set CHROMATIC_PROJECT_TOKEN to the project’s token (chromatic.com, Manage, Configure). Without an account use npm run visual.',
  );
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/chromatic/dist/bin.cjs'),
    '--storybook-build-dir',
    buildStorybook(),
    '--only-changed',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
