import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner } from '../support/per-test-resources.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { slowTest } from '../support/running-server.ts';
import { bearerHeader, type Labels, startMeasuredServer } from './scrape.ts';

it('is served only with its token', async () => {
  const { server } = await startMeasuredServer({ OPS_TOKEN: 'an-invented-operations-token' });
  const ask = async (headers: Labels) => (await fetch(`${server.url}/metrics`, { headers: { ...headers } })).status;
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: 'Bearer an-invented-operations-token' })).toBe(401);
});

describe('gauges of waiting work', () => {
  it('deliveries by state, a partner whose endpoint is gone, and one whose circuit is open', async () => {
    const [gone, down] = [
      await standInPartner({ does: 'answer', status: 410 }),
      await standInPartner({ does: 'answer', status: 500 }),
    ];
    const { server, figure } = await startMeasuredServer({ LEAD_EXCHANGE_URL: gone.url, VERIFICATION_HELPER_URL: down.url });
    expect(await figure('delivery_closed', { destination: 'exchange' })).toBe(0);
    expect(await figure('delivery_left_alone', { destination: 'verification' })).toBe(0);
    await Promise.all(Array.from({ length: 5 }, (_, index) => server.post('/post-lead', leadBody({ sub_id: String(index) }))));
    await vi.waitFor(async () => expect(await figure('delivery_left_alone', { destination: 'verification' })).toBe(1), slowTest);
    await vi.waitFor(async () => expect(await figure('delivery_closed', { destination: 'exchange' })).toBe(1), slowTest);
    expect(await figure('delivery_attempt_seconds_count', { destination: 'verification', outcome: 'failed' })).toBeGreaterThan(4);
    expect(await figure('delivery_attempt_seconds_count', { destination: 'exchange', outcome: 'gone' })).toBeGreaterThan(0);
    expect(await figure('outbox_pending', { destination: 'verification' })).toBe(5);
    expect(await figure('deliveries_last_hour', { destination: 'ingest', state: 'no_partner' })).toBe(5);
    expect(await figure('store_committed_total')).toBe(5);
    expect(await figure('store_commit_submissions_sum')).toBe(5);
    expect(await figure('store_waiting_submissions')).toBe(0);
  });

  it('are counted in a thread of their own, the same at every scrape: no lead waits for it', async () => {
    const { figure } = await startMeasuredServer();
    const threads: Worker[] = [];
    const noticed = (thread: Worker) => void threads.push(thread);
    process.on('worker', noticed);
    for (let scrapes = 0; scrapes < 3; scrapes += 1) expect(await figure('store_up')).toBe(1);
    process.off('worker', noticed);
    expect(threads).toHaveLength(1);
  });

  it('privacy requests, until a person has looked at them', async () => {
    const { server, figure } = await startMeasuredServer();
    expect(await figure('privacy_requests_waiting')).toBe(0);
    const formData = { email: 'canaria.holloway@example.com', submitAnAppeal: 'yes' };
    await server.post('/slack/send-message', { formData, type: 'do-not-sell-information-form' });
    await vi.waitFor(async () => expect(await figure('privacy_requests_waiting')).toBe(1), slowTest);
    expect(await figure('privacy_requests_oldest_seconds')).toBeGreaterThanOrEqual(0);
    expect(await figure('captcha_checks_total', { verdict: 'missing' })).toBe(1);
  });

  it('held leads by reason, on the overview too', async () => {
    const { server, figure } = await startMeasuredServer({ OPS_TOKEN: 'an-invented-operations-token' });
    const held = async () => [
      await figure('leads_held', { reason: 'honeypot' }),
      await figure('leads_held', { reason: 'unknown_state' }),
    ];
    expect(await held()).toEqual([0, 0]);
    await server.post('/post-lead', leadBody({ website: 'https://example.com' }));
    for (const zip_code of ['00000', '99999']) await server.post('/post-lead', leadBody({ zip_code }));
    expect(await held()).toEqual([1, 2]);
    expect(await figure('leads_held_oldest_seconds', { reason: 'unknown_state' })).toBeGreaterThanOrEqual(0);
    const headers = { authorization: 'Bearer an-invented-operations-token' };
    const overview = await (await fetch(`${server.url}/ops`, { headers })).text();
    expect(overview).toContain('Something waits for a person.');
    expect(overview).toContain('2 leads held for a person');
  });

  it('the current key, and when the old one was last removed', async () => {
    const started = Date.now() / 1000;
    const { figure } = await startMeasuredServer({ DATA_KEYS: `7:${Buffer.alloc(32, 7).toString('base64')}` });
    expect(await figure('data_key_version')).toBe(7);
    await vi.waitFor(
      async () => expect(await figure('retention_last_success_timestamp_seconds')).toBeGreaterThanOrEqual(Math.floor(started)),
      slowTest,
    );
  });

  it('are served while the store is down too, without the figures of the store', async () => {
    const { server, figure } = await startMeasuredServer();
    const database = new DatabaseSync(join(server.config.DATA_DIR, 'leads.db'), { timeout: 5000 });
    const storeFigures = async () => [await figure('store_up'), await figure('privacy_requests_waiting')];
    try {
      await server.post('/post-lead', leadBody());
      database.exec('ALTER TABLE deliveries RENAME TO away');
      expect((await server.post('/post-lead', leadBody({ sub_id: 'another' }))).status).toBe(503);
      expect(await figure('http_request_duration_seconds_count', { route: '/post-lead', status: '503' })).toBe(1);
      expect(await figure('store_commit_seconds_count', { ok: 'false' })).toBe(1);
      expect(server.logged()).toContain('"name":"StoreUnavailable","code":"SQLITE_1"');
      expect(await storeFigures()).toEqual([0, undefined]);
      expect(await figure('deliveries_last_hour')).toBeUndefined();
      database.exec('ALTER TABLE away RENAME TO deliveries');
      expect(await storeFigures()).toEqual([1, 0]);
      expect(await figure('deliveries_last_hour')).toBeGreaterThan(0);
    } finally {
      database.close();
    }
  });
});

describe('requests', () => {
  const requests = 'http_request_duration_seconds_count';

  it('a request whose caller disconnects before the response counts as unanswered', async () => {
    const standIn = await standInPartner({ does: 'hang' });
    const { server, figure } = await startMeasuredServer({ ZIP_URL: standIn.url });
    const caller = new AbortController();
    const asked = fetch(`${server.url}/us/10001`, { signal: caller.signal });
    await standIn.got(1);
    caller.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitFor(async () => expect(await figure(requests, { route: '/us/:zip', status: '499' })).toBe(1), slowTest);
    expect(await figure(requests, { route: '/us/:zip', status: '200' })).toBeUndefined();
  });

  it('the first failure is a step from 0, so that a rate shows it', async () => {
    const { server, figure } = await startMeasuredServer();
    for (const path of ['/us/10001', '/survey']) await fetch(server.url + path);
    const failed = async (route: string) => [
      await figure(requests, { route, status: '500' }),
      await figure(requests, { route, status: '503' }),
    ];
    // a page is 503 here: nothing is built
    expect([await failed('/us/:zip'), await failed('page')]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(await figure('store_commit_seconds_count', { ok: 'false' })).toBe(0);
    expect(await figure('captcha_checks_total', { verdict: 'unknown' })).toBe(0);
  });

  it('malformed HTTP is counted', async () => {
    const { server, figure } = await startMeasuredServer();
    await sendRaw(server.url, 'canaria.holloway@example.com\r\n\r\n');
    expect(await figure(requests, { route: 'none', status: '400' })).toBe(1);
  });

  it('labels are of closed lists, whatever the request, and name nobody', async () => {
    const { server, scrape } = await startMeasuredServer();
    const paths = [
      '/us/10001',
      '/us/canaria',
      `/api/save-data/${'a'.repeat(32)}`,
      '/survey?email=canaria',
      '/Canaria/%',
      '/assets/x',
    ];
    for (const path of paths) await (await fetch(server.url + path)).text();
    await (await server.post('/post-lead', leadBody())).text();
    await (await server.post('/Canaria', leadBody())).text();
    const samples = await scrape();
    const routes = new Set(samples.filter(({ name }) => name === requests).map(({ labels }) => labels.route));
    expect([...routes].sort()).toEqual(['/api/save-data/:session', '/assets', '/post-lead', '/us/:zip', 'page']);
    expect(JSON.stringify(samples.map(({ labels }) => labels)).toLowerCase()).not.toMatch(/canaria|10001|664-?7665|127\.0\.0/);
  });
});

const ofNode = /^(process|nodejs)_/;
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => !ofNode.test(name));

it('the operations manual lists exactly the exported figures', async () => {
  const { server } = await startMeasuredServer();
  const told = await (await fetch(`${server.url}/metrics`, { headers: bearerHeader })).text();
  const firstColumn = readFileSync('lead-server/docs/operations.md', 'utf8').match(/^\| `[^|]+/gm) ?? [];
  expect(namesIn(firstColumn.join(''), /`([a-z_]+)`/g).sort()).toEqual(namesIn(told, /^# TYPE (\S+)/gm).sort());
});

it('no call leaves the server but by the two measured clients, and what tells the CDN', () => {
  const root = 'lead-server/src';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const calling = files.filter((file) =>
    /\bfetch\(|(?<!async )\b(https?\.)?request\(|undici/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(calling.sort()).toEqual(['campaigns/purge-pages.ts', 'delivery/send-delivery.ts', 'partners/client.ts']);
});
