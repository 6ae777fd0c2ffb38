import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { rotateKeys } from '../../lead-server/src/privacy/key-rotation.ts';
import { erase, findLeads } from '../../lead-server/src/privacy/person-records.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { NewSubmission, StoredSubmission } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { decryptAttemptLog, encryptAttemptLog } from '../../lead-server/src/submissions/attempt-log.ts';
import { decryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { parseDataKey } from '../../lead-server/src/vault/keys.ts';
import { createVault, needsOwnKey, type Vault } from '../../lead-server/src/vault/vault.ts';
import { bothStores, gateStores } from '../support/both-stores.ts';
import { leadBody } from '../support/lead-body.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { startStandInPartner } from '../support/stand-in-partner.ts';
import { typedCommand } from '../support/typed-command.ts';

const key = (version: number) => `${version}:${randomBytes(32).toString('base64')}`;
const [older, newer] = [key(1), key(2)];
const person = (number: number) => ({
  email: `person-${number}@example.com`,
  phone: `(212) 664-${String(number).padStart(4, '0')}`,
});

const environmentOf = ({ config: { DATA_DIR, DATABASE_URL } }: TestServer, keys: string) => ({
  ...process.env,
  DATA_DIR,
  DATA_KEYS: keys,
  ...(DATABASE_URL && { DATABASE_URL }),
});

/** What a command of an operator says, which has to pass. */
async function said(server: TestServer, keys: string, ...args: readonly string[]): Promise<string> {
  const { stdout, code } = await typedCommand(args, environmentOf(server, keys));
  expect(code).toBe(0);
  return stdout;
}

describe.each(gateStores('rotation'))('a change of keys ($name)', ({ settings }) => {
  it('encrypts everything again while leads come in, resumes after an interruption, and then needs the older key no more', async () => {
    const exchange = await startStandInPartner();
    const common = { ...settings(), LEAD_EXCHANGE_URL: exchange.url, RATE_LEADS_PER_MINUTE: '0' };
    const first = await startTestServer({ ...common, DATA_KEYS: older });
    /** As a page sends it: again where the server was too busy to store it. */
    const post = async (server: TestServer, number: number): Promise<unknown> => {
      const answer = await server.post('/post-lead', leadBody(person(number)));
      return answer.status === 503 ? post(server, number) : answer.json();
    };
    const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => post(first, number)));
    await said(first, older, 'person', 'optout', '--email', person(7).email, '--phone', person(7).phone);
    await first.stop();

    const keys = `${older},${newer}`;
    const second = await startTestServer({ ...common, DATA_DIR: first.config.DATA_DIR, DATA_KEYS: keys });
    // sent again without its own key: it is the lead that was stored under the older one
    expect(await post(second, 3)).toEqual(answers[3]);
    // new leads are hashed with the newer key, and the older opt-out has to hold for them too
    await post(second, 200);
    const again = (await (await second.post('/post-lead', leadBody({ ...person(7), email: 'other@example.com' }))).json()) as {
      id: string;
    };
    const cutOff = spawn(process.execPath, ['lead-server/bin/ops.ts', 'keys', 'rotate'], {
      env: environmentOf(second, keys),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(cutOff.stdout, 'data');
    cutOff.kill('SIGKILL');
    await once(cutOff, 'exit');
    const [rotation] = await Promise.all([
      said(second, keys, 'keys', 'rotate'),
      ...Array.from({ length: 50 }, (_, index) => post(second, 201 + index)),
    ]);
    expect(rotation).toContain('Done.');
    const stateOf = async () => (await second.look((store) => store.byIds([again.id])))[0]?.deliveries;
    await expect
      .poll(async () => (await stateOf())?.find(({ destination }) => destination === 'exchange')?.state, slowTest)
      .toBe('held');
    expect(await said(second, keys, 'keys', 'rotate')).toMatch(/^lead: 0 of 0 sealed again$/m);
    await second.stop();

    const third = await startTestServer({ ...common, DATA_DIR: first.config.DATA_DIR, DATA_KEYS: newer });
    try {
      const vault = createVault([parseDataKey(newer)]);
      const leads = await third.leads();
      expect(leads).toHaveLength(252);
      for (const row of leads) expect(decryptContent(vault, row).is).toBe('lead');
      for (const number of [0, 7, 199, 200, 250]) {
        const { email, phone } = person(number);
        const found = await third.look((store) => findLeads({ store, vault }, { email, phone: phone.replace(/\D/g, '') }));
        expect(found).toHaveLength(number === 7 ? 2 : 1);
      }
      const sentBefore = exchange.received.length;
      const late = await third.post('/post-lead', leadBody({ ...person(7), sub_id: 'later' }));
      const { id } = (await late.json()) as { id: string };
      const deliveries = async () => (await third.look((store) => store.byIds([id])))[0]?.deliveries ?? [];
      await expect
        .poll(async () => (await deliveries()).find((each) => each.destination === 'exchange')?.state, slowTest)
        .toBe('held');
      expect(exchange.received.length).toBe(sentBefore);
    } finally {
      await third.remove();
      await exchange.stop();
    }
  }, 120_000);
});

/** Leads as the version before keys of their own has stored them, with what was sent of one. */
async function storeAsBefore(store: Store, vault: Vault, leads: readonly StoredSubmission[]): Promise<void> {
  const asBefore = (row: StoredSubmission): NewSubmission => {
    const { ownKey, ...rest } = row;
    const text = vault.decrypt('submissions', row.id, row.sealed, { of: row.id, sealed: ownKey });
    const deliveries = [{ destination: 'exchange', state: 'pending', reason: '' } as const];
    return { ...rest, deliveries, sealed: vault.encrypt('submissions', row.id, text) };
  };
  await store.commit(leads.map(asBefore));
  const attempt = { at: '', ms: 1, host: '', request: { headers: {}, body: 'sent before' } };
  for (const { submissionId } of await store.claim('exchange', Date.now() + 1000, Date.now() + 60_000, leads.length)) {
    const exchange = encryptAttemptLog(vault, `${submissionId}.exchange`, attempt);
    const done = { destination: 'exchange', attempt: 1, state: 'delivered', reason: '', nextAt: 0, at: Date.now() } as const;
    await store.settle({ submissionId, ...done, exchange });
  }
}

describe.each(bothStores('own'))('keys of submissions ($name)', ({ settings }) => {
  it('a lead stored before them is readable, gets one at the next rotation, and is erased with it', async () => {
    const made = await startTestServer({ DATA_KEYS: older });
    for (const number of [0, 1, 2]) await made.post('/post-lead', leadBody(person(number)));
    const leads = await made.leads();
    await made.remove();
    const server = await startTestServer({ DATA_KEYS: older, ...settings() });
    const { store } = await openStore(server.config);
    try {
      const vault = createVault([parseDataKey(older)]);
      await storeAsBefore(store, vault, leads);
      const rows = () => store.submissions('lead', { after: '', limit: 9 });
      const logs = async () => (await store.encryptedRows('exchanges', { after: '', limit: 9 }))[0];
      expect((await rows()).map((row) => [row.ownKey, decryptContent(vault, row).is])).toEqual(
        [0, 1, 2].map(() => [undefined, 'lead']),
      );
      // erased while it has no key of its own: whoever has a copy is told by the keys all the same
      expect(await erase({ store, vault }, leads[2]?.id ?? '', 'asked', new Date())).toBeDefined();
      expect(await store.newestOwnKey()).toBe(leads[2]?.id);

      const report = await rotateKeys({ store, vault });
      expect(report.filter(({ table }) => table === 'lead' || table === 'exchanges')).toMatchObject([
        { scanned: 2, resealed: 2, unreadable: [] },
        { scanned: 2, resealed: 2, unreadable: [] },
      ]);
      const [first, second, third] = await rows();
      expect([first, second].map((row) => row && [needsOwnKey(row.sealed), decryptContent(vault, row).is])).toEqual([
        [true, 'lead'],
        [true, 'lead'],
      ]);
      expect(third && decryptContent(vault, third).is).toBe('erased');
      const log = await logs();
      expect(log && needsOwnKey(log.sealed)).toBe(true);
      const kept = await store.attemptLog(log?.id ?? '');
      expect(kept && decryptAttemptLog(vault, log?.id ?? '', kept).request.body).toBe('sent before');
      expect((await rotateKeys({ store, vault })).every(({ scanned }) => scanned === 0)).toBe(true);

      await erase({ store, vault }, first?.id ?? '', 'asked', new Date());
      const [after] = await store.byIds([first?.id ?? '']);
      expect(after?.ownKey).toHaveLength(0);
      expect(() => decryptContent(vault, { ...(first as StoredSubmission), ownKey: after?.ownKey })).toThrow('destroyed');
    } finally {
      await store.close();
      await server.remove();
    }
  });

  it('a key rotation encrypts them again and leaves their content alone; an erasure meanwhile stays', async () => {
    const server = await startTestServer({ DATA_KEYS: older, ...settings() });
    for (const number of [0, 1, 2]) await server.post('/post-lead', leadBody(person(number)));
    const { store } = await openStore(server.config);
    try {
      const [oldVault, both, newVault] = [[older], [older, newer], [newer]].map((keys) => createVault(keys.map(parseDataKey)));
      if (!oldVault || !both || !newVault) throw new Error('There should be three');
      const rows = () => store.submissions('lead', { after: '', limit: 9 });
      const before = await rows();
      const erased = before[1]?.id ?? '';
      // read for the rotation, and erased before it is kept
      const late: typeof store.reseal = async (changes) => {
        await erase({ store, vault: oldVault }, erased, 'asked', new Date());
        return store.reseal(changes);
      };
      const [leads] = await rotateKeys({ store: { ...store, reseal: late }, vault: both });
      expect(leads).toMatchObject({ scanned: 3, resealed: 2, changed: 1 });
      await rotateKeys({ store, vault: both });
      const after = await rows();
      for (const at of [0, 2]) {
        const [was, is] = [before[at], after[at]];
        expect(Buffer.from(is?.sealed ?? [])).toEqual(Buffer.from(was?.sealed ?? [1]));
        expect(Buffer.from(is?.ownKey ?? [])).not.toEqual(Buffer.from(was?.ownKey ?? []));
        expect(is?.emailMac).not.toBe(was?.emailMac);
        expect(() => decryptContent(oldVault, is as StoredSubmission)).toThrow('key version 2');
      }
      expect(after.map((row) => decryptContent(newVault, row).is)).toEqual(['lead', 'erased', 'lead']);
      expect(after[1]?.ownKey).toHaveLength(0);
    } finally {
      await store.close();
      await server.remove();
    }
  });
});

it('a person is found in any form of email and phone, by every command, before and after a key rotation', async () => {
  const server = await startTestServer({ DATA_KEYS: older });
  try {
    const email = ' Ana.Rivera@EXAMPLE.com ';
    await server.post('/post-lead', leadBody({ email, phone: ' (212) 664-7665 ' }));
    await server.post('/post-lead', leadBody({ email, phone: '2126647665' }));
    await server.post('/post-lead', leadBody({ email, phone: '+1 212.664.7665', at_Fault: undefined }));
    await server.post('/post-lead', { email, phone: '1-212-664-7665' });
    const formData = { email, phone: '212 664 7665', submitAnAppeal: 'yes' };
    await server.post('/slack/send-message', { formData, type: 'do-not-sell-information-form' });
    await server.stop();

    const { store } = await openStore(server.config);
    const rows = async () => {
      const page = { after: '', limit: 9 };
      return [...(await store.submissions('lead', page)), ...(await store.submissions('privacy', page))];
    };
    expect((await rows()).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'refused', 'refused', expect.any(String)]);
    const foundBy = (key: string) => {
      const vault = createVault([parseDataKey(key)]);
      const [emailMac, phoneMac] = [vault.keyedHash('email', 'ana.rivera@example.com'), vault.keyedHash('phone', '2126647665')];
      return Array.from({ length: 5 }, () => ({ emailMac, phoneMac }));
    };
    expect(await rows()).toMatchObject(foundBy(older));
    await rotateKeys({ store, vault: createVault([older, newer].map(parseDataKey)) });
    expect(await rows()).toMatchObject(foundBy(newer));
    await store.close();
  } finally {
    await server.remove();
  }
});

it('ops person and ops requests: export, erase with a proof, and a request that waits for a person', async () => {
  const server = await startTestServer({ DATA_KEYS: older });
  try {
    const { email, phone } = person(1);
    await server.post('/post-lead', leadBody({ email, phone }));
    const exported = JSON.parse(await said(server, older, 'person', 'export', '--email', email.toUpperCase()));
    expect(exported).toMatchObject({ optedOut: false, leads: [{ said: { email }, receipt: { text: expect.any(String) } }] });
    const formData = { email, optOutOfSaleOrSharingOfInformation: 'yes' };
    await server.post('/slack/send-message', { formData, type: 'do-not-sell-information-form' });
    const listed = async () => {
      const lines = (await said(server, older, 'requests', '--json', '--state', 'unverified')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as { request: { id: string } });
    };
    await expect.poll(listed, slowTest).toHaveLength(1);
    const [waiting] = await listed();
    const withIt = JSON.parse(await said(server, older, 'person', 'export', '--email', email));
    expect(withIt.requests).toMatchObject([{ state: 'unverified', request: { id: waiting?.request.id, form: formData } }]);
    const { request: as } = JSON.parse(
      await said(server, older, 'requests', 'approve', waiting?.request.id ?? '', '--because', 'called back'),
    );
    expect(await listed()).toEqual([]);
    const done = (await said(server, older, 'requests', '--json', '--state', 'done')).split('\n').filter(Boolean);
    expect(done.map((line) => JSON.parse(line).request)).toMatchObject([
      { id: waiting?.request.id, approvedAs: as, form: formData },
      { id: as, by: 'operator', form: formData },
    ]);

    const proof = JSON.parse(await said(server, older, 'person', 'erase', '--phone', phone));
    expect(proof).toMatchObject({ leads: 1, erased: [{ hash: expect.any(String), erasedAt: expect.any(String) }] });
    expect(JSON.stringify(proof)).not.toContain(email);
    expect((await server.leads()).map(({ state }) => state)).toEqual(['erased']);
    const audit = await said(server, older, 'audit', '--json');
    for (const did of ['export', 'approve', 'erase']) expect(audit).toContain(`"did":"${did}"`);
    expect(audit).not.toContain(email);
  } finally {
    await server.remove();
  }
}, 180_000);
