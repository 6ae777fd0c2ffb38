import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { repeatedReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner } from '../support/per-test-resources.ts';
import { startTestServer } from '../support/running-server.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

it('of sixty leads of one phone, three are sold, and the rest wait for a person', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const server = await startTestServer({ LEAD_EXCHANGE_URL: exchange.url, LEADS_PER_PERSON: '3' });
  onTestFinished(server.remove);
  const one = (n: number) =>
    server.post('/post-lead', leadBody({ email: `ana${n}@example.com` }), { 'idempotency-key': `repeat-${n}` });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => one(n)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // a device that tries again sends the same lead
  expect((await one(0)).status).toBe(200);
  const held = (await server.leads()).filter(({ deliveries }) => deliveries.some(({ reason }) => reason === repeatedReason));
  expect(held).toHaveLength(57);
  await exchange.got(3);
  expect(exchange.received).toHaveLength(3);
  // nobody else is held for it
  await server.post('/post-lead', leadBody({ email: 'other@example.com', phone: '(212) 664-7777' }));
  await exchange.got(4);
});

it('spellings of one mailbox are one person', async () => {
  const server = await startTestServer({ LEADS_PER_PERSON: '3', LEAD_EXCHANGE_URL: 'http://127.0.0.1:9' });
  onTestFinished(server.remove);
  const spellings = ['ana.b@gmail.com', 'a.n.a.b@gmail.com', 'anab+x@gmail.com', 'Ana.B+y@googlemail.com', 'anab@gmail.com'];
  for (const [at, email] of spellings.entries())
    expect((await server.post('/post-lead', leadBody({ email, phone: `(212) 664-76${10 + at}` }))).status).toBe(200);
  const held = (await server.leads()).filter(({ deliveries }) => deliveries.some(({ reason }) => reason === repeatedReason));
  expect(held).toHaveLength(2);
});

it('what is no lead is kept within a budget of all addresses, and answered as ever beyond it', async () => {
  const server = await startTestServer({ JUNK_PER_HOUR: '20', TRUSTED_PROXIES: 'loopback' });
  onTestFinished(server.remove);
  const junk = (from: string, n: number) =>
    server.post('/post-lead', leadBody({ flow: 'none', first_name: `a${from}${n}` }), { 'x-forwarded-for': from });
  const sent = [
    ...Array.from({ length: 5 }, (_, n) => junk('203.0.113.1', n)),
    ...Array.from({ length: 30 }, (_, n) => junk(`198.51.100.${n}`, n)),
  ];
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([422]));
  expect(await server.leads()).toHaveLength(20);
  expect(server.logged()).toContain('JUNK_PER_HOUR reached');
  expect((await server.post('/post-lead', leadBody())).status).toBe(200);
});

it('attempts that the database refuses count for nobody', async () => {
  const server = await startTestServer({ LEADS_PER_PERSON: '1' });
  onTestFinished(server.remove);
  const database = new DatabaseSync(join(server.config.DATA_DIR, 'leads.db'), { timeout: 5000 });
  const send = () => server.post('/post-lead', leadBody(), { 'idempotency-key': 'the-same-lead' });
  database.exec("CREATE TRIGGER away BEFORE INSERT ON submissions BEGIN SELECT RAISE(ABORT, 'away'); END");
  for (let tried = 0; tried < 4; tried += 1) expect((await send()).status).not.toBe(200);
  database.exec('DROP TRIGGER away');
  database.close();
  expect((await send()).status).toBe(200);
  const [lead] = await server.leads();
  expect(lead?.deliveries.map(({ reason }) => reason)).not.toContain(repeatedReason);
});
