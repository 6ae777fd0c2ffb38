import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlainBrowser } from '../support/plain-browser.ts';
import { stepOf } from '../support/plain-walk.ts';
import { slowTest } from '../support/running-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dev-server-'));
const environment = (more: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  NODE_ENV: 'development',
  ...more,
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('npm run dev', () => {
  let server: ChildProcess;
  let origin = '';
  beforeAll(async () => {
    server = spawn(process.execPath, ['lead-server/bin/dev.ts'], {
      env: environment({ PORT: '0' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
      const [, port] = /http:\/\/localhost:(\d+)\/survey/.exec(line) ?? [];
      if (port !== undefined) {
        origin = `http://127.0.0.1:${port}`;
        break;
      }
    }
    server.stdout?.resume();
  });
  afterAll(async () => {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  });

  it('answers the form of a screen without script with the next question', slowTest, async () => {
    const browser = createPlainBrowser(origin);
    const first = await browser.open('/survey');
    const second = await browser.press(first, '[data-step] button[name=start_path]');
    expect([second.status, second.url.searchParams.get('at'), stepOf(second)]).toEqual([
      200,
      'AutoAccidentCaseWorth',
      'AutoAccidentCaseWorth',
    ]);
    expect(second.html).toContain('/@vite/client');
  });

  it('listens on HOST alone', async () => {
    await expect(fetch(`http://[::1]:${new URL(origin).port}/survey`)).rejects.toThrow('fetch failed');
  });
});

it.each([undefined, '', ' '])('npm start and npm run dev run in development where NODE_ENV is %j', (NODE_ENV) => {
  const script = "import('./lead-server/bin/install.mjs').then(({ environment }) => console.log(environment.NODE_ENV))";
  const env = { PATH: process.env.PATH, ...(NODE_ENV !== undefined && { NODE_ENV }) };
  expect(spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }).stdout).toBe('development\n');
});

describe('a port in use', () => {
  let other: Server;
  beforeAll(async () => {
    other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
  });
  afterAll(() => other.close());

  it.each(['lead-server/bin/dev.ts', 'lead-server/src/main.ts'])(
    '%s exits with the port and the remedy in one line',
    slowTest,
    (file) => {
      const PORT = String((other.address() as AddressInfo).port);
      const { status, stderr } = spawnSync(process.execPath, [file], { env: environment({ PORT }), encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stderr).toMatch(new RegExp(`^Port ${PORT} is in use: .*set PORT .*\\n$`));
    },
  );
});
