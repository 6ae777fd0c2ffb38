import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { heldStateReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { leadBody } from '../support/lead-body.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { partnerShapes, type StandInPartner, startStandInPartner } from '../support/stand-in-partner.ts';
import { typedCommand } from '../support/typed-command.ts';

const token = 'an-invented-operations-token';
const bearer = { authorization: `Bearer ${token}` };
let exchange: StandInPartner;
let ingest: StandInPartner;
let server: TestServer;
/** The id of a lead from Washington, whose sales are held. */
let id = '';
beforeAll(async () => {
  [exchange, ingest] = await Promise.all([
    startStandInPartner(partnerShapes.exchange),
    startStandInPartner(partnerShapes.ingest),
  ]);
  server = await startTestServer({
    OPS_TOKEN: token,
    LEAD_EXCHANGE_URL: exchange.url,
    LEAD_EXCHANGE_BUYER: 'Harbor Law',
    LEAD_INGEST_URL: ingest.url,
    ...{ LP_CAMPAIGN_ID: '1', LP_SUPPLIER_ID: '2', LP_KEY: 'an-invented-key' },
  });
  const stored = await server.post('/post-lead', leadBody({ zip_code: '98101', phone: '(206) 624-7665' }));
  id = ((await stored.json()) as { id: string }).id;
});
afterAll(async () => {
  await server.remove();
  await Promise.all([exchange.stop(), ingest.stop()]);
});

const page = async (path: string) => (await fetch(server.url + path, { headers: bearer })).text();
const send = (path: string, fields: Readonly<Record<string, string>>) =>
  fetch(server.url + path, { method: 'POST', redirect: 'manual', headers: bearer, body: new URLSearchParams(fields) });

const typed = (...args: readonly string[]) => {
  const { DATA_DIR, LEAD_EXCHANGE_URL, LEAD_EXCHANGE_BUYER, LEAD_INGEST_URL } = server.config;
  return typedCommand(args, { ...process.env, DATA_DIR, LEAD_EXCHANGE_URL, LEAD_EXCHANGE_BUYER, LEAD_INGEST_URL });
};
const ops = async (...args: readonly string[]) => (await typed(...args)).stdout;

it('held deliveries are in /ops, in ops health and in the lead’s file, with the buyer of each', async () => {
  const reason = heldStateReason('WA');
  const overview = await page('/ops');
  expect(overview).toContain(reason);
  expect(await ops('health')).toContain(`1 lead held, the oldest for 0 min: ${reason}.`);
  const file = await (await send('/studio/lead-file', { id, because: 'a dispute' })).text();
  for (const text of [`held: ${reason}`, 'Harbor Law', 'sells on, bound to the sellers that the consent names'])
    expect(file).toContain(text);
  expect(JSON.parse(await ops('lead', id)).deliveries).toMatchObject([
    { destination: 'exchange', state: 'held', reason, buyer: 'Harbor Law' },
    { destination: 'ingest', state: 'held', reason, buyer: 'sells on, bound to the sellers that the consent names' },
    { destination: 'verification' },
  ]);
});

it('a held delivery is released with a reason alone, and its file names who bought it', async () => {
  const said = async (...args: readonly string[]) => (await typed('release', id, 'exchange', ...args)).stderr;
  expect(await said()).toContain('Say why it may be sold now');
  expect(exchange.received).toEqual([]);
  await said('--because', 'a signed consent names Harbor Law');
  await exchange.got(1);
  await vi.waitFor(async () => expect(JSON.parse(await ops('lead', id)).deliveries[0].state).toBe('delivered'), slowTest);
  // nothing is held there any more
  expect(await said('--because', 'twice')).toContain('It is not held any more');
  expect(JSON.parse(await ops('lead', id)).deliveries[0]).toMatchObject({
    state: 'delivered',
    buyer: 'Harbor Law',
    attempt: { buyer: 'Harbor Law' },
  });
  expect(ingest.received).toEqual([]);
});

it('a lead is given back by a buyer that it was sold to, once', async () => {
  const gives = async (destination: string) => typed('return', id, destination, '--because', 'wrong number');
  expect((await gives('verification')).stderr).toContain('verification buys no leads, and can give none back. These buy: ');
  expect((await gives('ingest')).stderr).toContain(
    'It was never sold to ingest: it is held there. To keep it from being sold: ops drop.',
  );
  expect((await gives('exchange')).stdout).toContain(`exchange has given ${id} back.`);
  expect((await gives('exchange')).stderr).toContain('exchange has answered returned already');
  const replies = await server.look((store) => store.repliesTo(id));
  expect(replies.map(({ destination, verdict }) => [destination, verdict])).toEqual([['exchange', 'returned']]);
});
