import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { optedOutReason } from '../../lead-server/src/delivery/sale.ts';
import { openKept } from '../../lead-server/src/leads/kept.ts';
import { optOut } from '../../lead-server/src/privacy/people.ts';
import { rotateKeys, startRekeying } from '../../lead-server/src/privacy/rotate.ts';
import { parseDataKey } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { bench, vault as olderVault, partner, settled } from './delivery-bench.ts';
import { lead } from './lead-body.ts';
import { startTestServer } from './running-server.ts';
import { shapes } from './stand-ins.ts';

/** Two processes over one database while a key is changed: one knows the newer key, the other does not yet. */
const older = { version: 1, secret: Buffer.alloc(32, 7) };
const newer = { version: 2, secret: randomBytes(32) };
const newerVault = createVault([older, newer]);
const person = { email: 'canaria.holloway@example.com', phone: '2126647665' };

it('a lead under the newer key is not sold when the person was marked under the older one only', async () => {
  const exchange = await partner(shapes.exchange);
  const b = await bench({ LEAD_EXCHANGE_URL: exchange.url });
  await b.submit();
  await rotateKeys({ store: b.store, vault: newerVault });
  await optOut({ store: b.store, vault: olderVault }, person, Date.now());
  b.work({ vault: newerVault });
  await settled(b, 'exchange', { state: 'held', reason: optedOutReason });
  expect(exchange.received).toHaveLength(0);
});

it('marks of a process that does not know the newer key are made under it too, again and again', async () => {
  const { store } = await bench({});
  const stop = startRekeying({ store, vault: newerVault, log: pino({ level: 'silent' }), everyMs: 5 });
  const marked = (phone: string) => store.optOuts([newerVault.mac('phone', phone)]);
  for (const phone of ['2126647001', '2126647002']) {
    expect(await marked(phone)).toEqual([]);
    await optOut({ store, vault: olderVault }, { email: '', phone }, Date.now());
    await vi.waitFor(async () => expect(await marked(phone)).toHaveLength(1), { timeout: 5000, interval: 10 });
  }
  await stop();
});

it('a key that waits is known and not used: what is kept meanwhile is read without it', async () => {
  const keys = [older, newer].map(({ version, secret }) => `${version}:${secret.toString('base64')}`);
  const server = await startTestServer({ DATA_KEYS: keys.join(','), DATA_KEY_VERSION: '1' });
  try {
    const { id } = (await (await server.post('/post-lead', lead())).json()) as { id: string };
    const [row] = await server.look((store) => store.byIds([id]));
    const alone = createVault([parseDataKey(keys[0] ?? '')]);
    expect(row && openKept(alone, row).is).toBe('lead');
  } finally {
    await server.remove();
  }
});
