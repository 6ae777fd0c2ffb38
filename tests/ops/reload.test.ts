import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { bareEnvironment } from '../support/bare-environment.ts';
import { leadBody } from '../support/lead-body.ts';
import { gateShare } from '../support/long-form.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { slowTest } from '../support/running-server.ts';
import { standInPage } from '../support/stand-in-page.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly port?: number;
}

const keys = `1:${Buffer.alloc(32, 1).toString('base64')}`;
const always = `NODE_ENV=production\nALLOW_INSECURE=public-url,data-keys,placeholders\nHOST=127.0.0.1\nPORT=0\nLEADS_PER_PERSON=0\nDATA_KEYS=${keys}\n`;

/** A server in production in a process of its own, whose settings are in a `.env`. */
async function startWithFile(settings: string) {
  const folder = mkdtempSync(join(tmpdir(), 'reload-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'server'));
  const renderer = `${standInPage}export const createRenderer = () => () => page(200, '');`;
  writeFileSync(join(folder, 'server/renderer.js'), renderer);
  const write = (text: string) =>
    writeFileSync(join(folder, '.env'), `${always}DATA_DIR=${folder}\nFUNNEL_DIR=${folder}\n${text}`);
  write(settings);
  const child: ChildProcess = spawn(process.execPath, [resolve('lead-server/src/main.ts')], {
    cwd: folder,
    env: { ...bareEnvironment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  const lines = () =>
    printed
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line);
  /** The lines that follow a signal, once there are so many. */
  async function reload(text: string, count: number): Promise<readonly Line[]> {
    const before = lines().length;
    write(text);
    child.kill('SIGHUP');
    await vi.waitFor(() => expect(lines().length).toBeGreaterThanOrEqual(before + count), slowTest);
    return lines().slice(before);
  }
  await vi.waitFor(() => expect(lines().some(({ msg }) => msg === 'listening')).toBe(true), slowTest);
  const url = `http://127.0.0.1:${lines().find(({ port }) => port !== undefined)?.port}`;
  const policy = async () => (await fetch(`${url}/survey`)).headers.get('content-security-policy') ?? '';
  const lead = async (sub_id: string) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/post-lead`, { method: 'POST', headers, body: JSON.stringify(leadBody({ sub_id })) })).status;
  };
  return { child, reload, policy, lead, printed: () => printed };
}

it('SIGHUP applies reloadable settings, logs their names without values, and ends nothing', async () => {
  const { child, reload, policy, lead, printed } = await startWithFile('SCRIPT_HOSTS=one.example\n');
  expect(await policy()).toContain('one.example');
  expect([await lead('1'), await lead('2')]).toEqual([200, 200]);

  const lines = await reload('SCRIPT_HOSTS=two.example\nRATE_LEADS_PER_MINUTE=1\nRETENTION_LEAD_DAYS=7\n', 2);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'settings reloaded: RATE_LEADS_PER_MINUTE, SCRIPT_HOSTS',
    'settings that need a restart: RETENTION_LEAD_DAYS',
  ]);
  expect(await policy()).toContain('two.example');
  expect(await policy()).not.toContain('one.example');
  expect([await lead('3'), await lead('4')]).toEqual([200, 429]);

  // no lines of a lower level before, and then there are
  await reload('SCRIPT_HOSTS=two.example\nLOG_LEVEL=debug\n', 1);
  expect(await lead('5')).toBe(200);
  await vi.waitFor(() => expect(printed()).toContain('call completed'), slowTest);
  expect(printed()).not.toMatch(/two\.example|AQEBAQEB/);

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('settings that a start would refuse change nothing', async () => {
  const { child, reload, policy, printed } = await startWithFile('SCRIPT_HOSTS=one.example\n');
  const refused: readonly (readonly [string, RegExp])[] = [
    ['SCRIPT_HOSTS=two.example\nLOG_LEVEL=loud\n', /LOG_LEVEL: should be one of/],
    ['SCRIPT_HOSTS=*\n', /script-hosts: SCRIPT_HOSTS allows scripts from anywhere/],
    ['SCRIPT_HOSTS=two.example\nDATA_KEYS=\n', /DATA_KEYS is required in production/],
    ['SCRIPT_HOSTS=two.example\nOPS_TOKEN_FILE=/nowhere/at-all\n', /OPS_TOKEN_FILE: its file cannot be read/],
    ['SCRIPT_HOSTS=two.example\nSITE_FILE=/nowhere/at-all\n', /settings not reloaded, the old ones stay/],
  ];
  for (const [text, why] of gateShare(refused, (_, index) => index < 2)) {
    const [line] = await reload(text, 1);
    expect(line).toMatchObject({ level: 50, msg: expect.stringMatching(/^settings not reloaded, the old ones stay/) });
    expect(line?.msg).toMatch(why);
    expect(await policy()).toContain('one.example');
  }
  expect(printed()).not.toContain('two.example');
  expect(child.exitCode).toBeNull();
  const [line] = await reload('SCRIPT_HOSTS=three.example\n', 1);
  expect(line?.msg).toBe('settings reloaded: SCRIPT_HOSTS');
});

it('a site file that has changed is named, with what reads it', async () => {
  const site = join(temporaryFolder(), 'site.json');
  const withNumber = (callNumber: string) =>
    writeFileSync(site, JSON.stringify({ brands: { 'auto-accident': { hosts: ['www.example.com'], callNumber } } }));
  withNumber('+12126647665');
  const text = `SITE_FILE=${site}\n`;
  const { reload } = await startWithFile(text);
  withNumber('+13102788899');
  const lines = await reload(text, 2);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'settings reloaded: nothing changed',
    'SITE_FILE has changed: a start reads it until settings are published by a person, then ops settings import',
  ]);
});
