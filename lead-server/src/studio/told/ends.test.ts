import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import type { ValueStore } from '../../store/value-store.ts';
import { certificateEnd, certificateHosts, endWaits, lookAtCertificates } from './ends.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 27);
const owner = { name: 'ana', role: 'admin' } as const;

it('the end of the certificate that a host shows is read, also of one that nobody trusts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const what = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '3'];
  execFileSync('openssl', [...what, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = await certificateEnd(`localhost:${port}`);
  expect(Math.abs((end ?? 0) - (Date.now() + 3 * day))).toBeLessThan(60_000);
  server.close();
  await once(server, 'close');
  expect(await certificateEnd(`localhost:${port}`)).toBeUndefined();
});

it('hosts are looked at where visitors come by https', () => {
  const site = { brands: { a: { hosts: ['a.test'] }, b: { hosts: ['b.test', 'survey.test'] } } } as never;
  expect(certificateHosts({ PUBLIC_URL: 'https://survey.test' }, site)).toEqual(['survey.test', 'a.test', 'b.test']);
  expect(certificateHosts({ PUBLIC_URL: 'http://survey.test' }, site)).toEqual([]);
  expect(certificateHosts({ PUBLIC_URL: undefined }, site)).toEqual([]);
});

it('the ends of hosts that answer are kept, and nothing is without a host', async () => {
  const kept: string[] = [];
  const store = { setValue: async (_: string, value: string) => void kept.push(value) } as unknown as ValueStore;
  await lookAtCertificates(store, []);
  expect(kept).toEqual([]);
  await lookAtCertificates(store, ['localhost:1']);
  expect(kept).toEqual(['{}']);
});

it('what ends within two weeks waits for operators', async () => {
  const ends = { 'soon.test': now + 13 * day, 'late.test': now + 15 * day };
  const store = { getValue: async () => JSON.stringify(ends) } as unknown as ValueStore;
  const switchEnds = { progress: '2026-12-10', theme: '2026-12-12' };
  const waits = await endWaits(store, switchEnds, now, owner);
  expect(waits.map((wait) => wait.about === 'expiring' && [wait.thing, wait.name])).toEqual([
    ['certificate', 'soon.test'],
    ['switch', 'progress'],
  ]);
  expect(await endWaits(store, switchEnds, now, { name: 'vera', role: 'viewer' })).toEqual([]);
  expect(await endWaits({ ...store, getValue: async () => undefined }, {}, now, owner)).toEqual([]);
});
