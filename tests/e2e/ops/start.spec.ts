import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('npm start shuts the server down cleanly on a signal, and leaves no process behind', async () => {
  test.skip(process.platform === 'win32', 'there are no signals');
  const folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  const keys = `1:${Buffer.alloc(32, 1).toString('base64')}`;
  const ALLOW_INSECURE = 'public-url,data-keys,placeholders';
  const settings = { NODE_ENV: 'production', ALLOW_INSECURE, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DATA_KEYS: keys };
  const { PATH, HOME } = process.env;
  // a group of its own, so that nothing is left of it where this fails
  const npm = spawn('npm', ['start'], { env: { PATH, HOME, ...settings }, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  let printed = '';
  npm.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  try {
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('"listening"');
    npm.kill('SIGTERM');
    // it ends when its child processes end: they hold the pipe
    await once(npm.stdout, 'close');
    expect(printed).toContain('"stopped"');
  } finally {
    try {
      process.kill(-(npm.pid as number), 'SIGKILL');
    } catch {
      // nothing is left
    }
    rmSync(folder, { recursive: true, force: true });
  }
});
