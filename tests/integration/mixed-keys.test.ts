import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { optedOutReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { beginSession, endSession, sessionOf } from '../../lead-server/src/operators/ops-session.ts';
import { altcha } from '../../lead-server/src/partners/captcha/altcha.ts';
import { rehashOptOuts, rotateKeys, startRehashing } from '../../lead-server/src/privacy/key-rotation.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { checkOwnKeys, checkServerKeys, missingKeysMessage } from '../../lead-server/src/submissions/key-check.ts';
import { encryptOptOut, optOut } from '../../lead-server/src/submissions/opt-outs.ts';
import { decryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { parseDataKey } from '../../lead-server/src/vault/keys.ts';
import { createVault, type Vault } from '../../lead-server/src/vault/vault.ts';
import { vault as olderVault, setUpDelivery, standInPartner, waitForDelivery } from '../support/delivery-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { damageSubmission } from '../support/privacy-setup.ts';
import { startTestServer } from '../support/running-server.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

/** Two processes over one database while a key is changed: one has the newer key, the other does not yet. */
const older = { version: 1, secret: Buffer.alloc(32, 7) };
const newer = { version: 2, secret: randomBytes(32) };
const newerVault = createVault([older, newer]);
const person = { email: 'canaria.holloway@example.com', phone: '2126647665' };

it("a lead under the newer key is not sold when the person's opt-out exists under the older key only", async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const b = await setUpDelivery({ LEAD_EXCHANGE_URL: exchange.url });
  await b.submit();
  await rotateKeys({ store: b.store, vault: newerVault });
  await optOut({ store: b.store, vault: olderVault }, person, Date.now());
  b.work({ vault: newerVault });
  await waitForDelivery(b, 'exchange', { state: 'held', reason: optedOutReason });
  expect(exchange.received).toHaveLength(0);
});

it('opt-outs of a process without the newer key are copied to it, repeatedly', async () => {
  const { store } = await setUpDelivery({});
  const stop = startRehashing({ store, vault: newerVault, log: pino({ level: 'silent' }), everyMs: 5 });
  const marked = (phone: string) => store.optOuts([newerVault.keyedHash('phone', phone)]);
  for (const phone of ['2126647001', '2126647002']) {
    expect(await marked(phone)).toEqual([]);
    await optOut({ store, vault: olderVault }, { email: '', phone }, Date.now());
    await vi.waitFor(async () => expect(await marked(phone)).toHaveLength(1), { timeout: 5000, interval: 10 });
  }
  await stop();
});

it('an opt-out made during a key rotation holds under the newer key too', async () => {
  const { store } = await setUpDelivery({});
  let made = false;
  const sealedRows: typeof store.encryptedRows = async (table, page) => {
    // a process without the newer key, between the two reads of the opt-outs
    if (table === 'consent_texts' && !made) {
      made = true;
      await optOut({ store, vault: olderVault }, person, Date.now());
    }
    return store.encryptedRows(table, page);
  };
  await rotateKeys({ store: { ...store, encryptedRows: sealedRows }, vault: newerVault });
  expect(made).toBe(true);
  expect(await store.optOuts([newerVault.keyedHash('phone', person.phone)])).toHaveLength(1);
});

it('a rotation goes through every page of rows and of opt-outs', async () => {
  const { store } = await setUpDelivery({});
  const phones = Array.from({ length: 1201 }, (_, at) => String(2126640000 + at));
  const marks = phones.map((phone) => {
    const mac = olderVault.keyedHash('phone', phone);
    return { mac, at: Date.now(), sealed: encryptOptOut(olderVault, mac, 'phone', phone) };
  });
  await store.optOut(marks);
  await rehashOptOuts({ store, vault: newerVault });
  expect(await store.optOuts(phones.map((phone) => newerVault.keyedHash('phone', phone)))).toHaveLength(phones.length);
  const done = await rotateKeys({ store, vault: newerVault });
  expect(done.find(({ table }) => table === 'opt_outs')).toMatchObject({ scanned: 1201, resealed: 1201 });
});

it('a rotation goes on past unreadable rows, and names them', async () => {
  const { store, submit } = await setUpDelivery({});
  const leads = [];
  for (const sub_id of ['1', '2', '3']) leads.push(await submit({ sub_id }));
  const damage = async (id: string) => {
    const [row] = await store.byIds([id]);
    const damaged = Buffer.from(row?.sealed ?? []).fill(0, 40);
    await store.rewrite({ id, before: row?.sealed ?? damaged, state: 'accepted', sealed: damaged });
  };
  const damaged = leads[0] ?? '';
  await damage(damaged);
  for (const phone of ['2126647001', '2126647002']) await optOut({ store, vault: olderVault }, { email: '', phone }, Date.now());
  const [mark] = await store.encryptedRows('opt_outs', { after: '', limit: 1 });
  const before = mark?.sealed ?? Buffer.from('');
  await store.replaceEncrypted('opt_outs', [{ id: mark?.id ?? '', before, sealed: Buffer.from(before).fill(0, 40) }]);
  const done = await rotateKeys({ store, vault: newerVault });
  expect(done).toMatchObject([
    { table: 'lead', scanned: 3, resealed: 2, unreadable: [damaged] },
    { table: 'message' },
    { table: 'privacy' },
    { table: 'consent_texts', unreadable: [] },
    // the two marks; that of the readable one under the newer key needs nothing
    { table: 'opt_outs', scanned: 2, resealed: 1, unreadable: [mark?.id] },
    { table: 'exchanges', unreadable: [] },
  ]);
  // a server that cannot read an opt-out does not start, since it could sell to that person
  await expect(rehashOptOuts({ store, vault: newerVault })).rejects.toThrow('cannot be opened: 1.');
});

const known = (store: Store) => store.valuesWithPrefix('key:', { after: '', limit: 9 });
const another = { ...older, secret: randomBytes(32) };

it('of servers that start at once with different keys of one version, only one starts', async () => {
  const { store } = await setUpDelivery({});
  const starts = await Promise.allSettled([older, another, older, another].map((key) => checkServerKeys(store, [key])));
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await known(store)).toHaveLength(1);
});

it('a key is checked against stored data where no server has stored its check value, also beside a damaged row', async () => {
  const { store, submit } = await setUpDelivery({});
  const damaged = await submit();
  await submit({ sub_id: '2' });
  await damageSubmission(store, damaged);
  for (const check of [checkServerKeys, checkOwnKeys]) {
    await expect(check(store, [another])).rejects.toThrow('DATA_KEYS: the key of version 1 is not the one');
    await expect(check(store, [newer, another])).rejects.toThrow('version 1');
  }
  expect(await known(store)).toEqual([]);
  await checkOwnKeys(store, [older]);
  await expect(checkOwnKeys(store, [newer])).rejects.toThrow('no server has used a key of version 2');
  expect(await known(store)).toEqual([]);
  await checkServerKeys(store, [older]);
  expect(await known(store)).toMatchObject([{ name: 'key:1' }]);
});

it('keys are checked through a whole rotation, at the servers and by commands', async () => {
  const { store } = await setUpDelivery({});
  // nothing is stored: there is nothing to be of
  await checkOwnKeys(store, [older]);
  const waiting = { ...newer, waits: true };
  await checkServerKeys(store, [older]);
  // the command has the new key before any server has
  await checkOwnKeys(store, [older, waiting]);
  await expect(checkOwnKeys(store, [older, newer])).rejects.toThrow('no server has used a key of version 2');
  for (const keys of [[older, waiting], [older], [older, newer], [newer]]) {
    await checkServerKeys(store, keys);
    await checkOwnKeys(store, keys);
  }
  const typo = { ...newer, secret: randomBytes(32) };
  await expect(checkServerKeys(store, [older, { ...typo, waits: true }])).rejects.toThrow('the key of version 2');
});

it('a key that stored data needs is reported missing, also without opt-outs, until everything is under another', async () => {
  const { store, submit } = await setUpDelivery({});
  await submit();
  expect(await missingKeysMessage(store, [older])).toBeUndefined();
  expect(await missingKeysMessage(store, [newer])).toContain('DATA_KEYS lacks the key of version 1,');
  await rotateKeys({ store, vault: newerVault });
  expect(await missingKeysMessage(store, [newer])).toBeUndefined();
});

it('a captcha of one replica passes once at another with another key', async () => {
  const { store } = await setUpDelivery({});
  const waiting = altcha({ store, vault: createVault([older, { ...newer, waits: true }]) });
  const using = altcha({ store, vault: newerVault });
  const challenge = (await waiting.challenge?.()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  expect([await using.check(token, ''), await waiting.check(token, ''), await using.check(token, '')]).toEqual([
    'passed',
    'failed',
    'failed',
  ]);
});

it('a session at /ops holds at a replica with another key, and signing out ends it at all', async () => {
  const { store } = await setUpDelivery({});
  const [token, now] = ['an-invented-operations-token', Date.now()];
  const waiting = createVault([older, { ...newer, waits: true }]);
  for (const [here, there] of [
    [waiting, newerVault],
    [newerVault, waiting],
  ] as const) {
    const who = { name: 'ana', role: 'admin', from: '' } as const;
    const cookie = (await beginSession({ vault: here, store }, who, now, true)).split(';')[0];
    const request = { headers: { cookie } } as IncomingMessage;
    const session = (vault: Vault) => sessionOf(request, { vault, store, token, isHttps: () => true }, now);
    const isIn = async (vault: Vault) => (await session(vault)) !== undefined;
    expect(await isIn(there)).toBe(true);
    expect(await isIn(createVault([{ version: 3, secret: randomBytes(32) }]))).toBe(false);
    await endSession({ store }, (await session(there))?.id ?? '');
    expect(await isIn(here)).toBe(false);
  }
});

it('a waiting key decrypts and does not encrypt: data stored meanwhile is readable without it', async () => {
  const keys = [older, newer].map(({ version, secret }) => `${version}:${secret.toString('base64')}`);
  const server = await startTestServer({ DATA_KEYS: keys.join(','), DATA_KEY_VERSION: '1' });
  try {
    const { id } = (await (await server.post('/post-lead', leadBody())).json()) as { id: string };
    const [row] = await server.look((store) => store.byIds([id]));
    const alone = createVault([parseDataKey(keys[0] ?? '')]);
    expect(row && decryptContent(alone, row).is).toBe('lead');
  } finally {
    await server.remove();
  }
});
