import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { readHealth } from '../../lead-server/src/ops/overview/health.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { NewDelivery, NewSubmission } from '../../lead-server/src/store/records.ts';
import { encryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { gateStores } from '../support/both-stores.ts';
import { leadBody } from '../support/lead-body.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { partnerShapes, type StandInPartner, startStandInPartner } from '../support/stand-in-partner.ts';
import { type StudioPerson, studioPerson } from '../support/studio-person.ts';

const because = 'ticket 81';
const day = 86_400_000;
/** Days ago that no other lead of this file came in. */
const longAgo = Date.now() - 40 * day;
const copies = 120;

describe.each(gateStores('deskacts'))('acts of the desk on $label', slowTest, ({ settings }) => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-acts-'));
  let exchange: StandInPartner;
  let tested: StandInPartner;
  let server: TestServer;
  let [olga, oscar, paul] = [] as unknown as [StudioPerson, StudioPerson, StudioPerson];
  beforeAll(async () => {
    [exchange, tested] = await Promise.all([
      startStandInPartner(partnerShapes.exchange),
      startStandInPartner(partnerShapes.exchange),
    ]);
    mkdirSync(join(folder, 'studio/assets'), { recursive: true });
    writeFileSync(join(folder, 'studio/index.html'), '<!doctype html><head></head>');
    server = await startTestServer({
      ...settings(),
      FUNNEL_DIR: folder,
      OPS_TOKEN: 'an-invented-operations-token',
      LEAD_EXCHANGE_URL: exchange.url,
      LEAD_EXCHANGE_TEST_URL: tested.url,
      RATE_CALLS_PER_MINUTE: '0',
    });
    [olga, oscar, paul] = await Promise.all([
      studioPerson(server, 'olga', 'operator'),
      studioPerson(server, 'oscar', 'operator'),
      studioPerson(server, 'paul', 'privacy'),
    ]);
  });
  afterAll(async () => {
    await server.remove();
    await Promise.all([exchange.stop(), tested.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const makeLead = async (email: string) => {
    const response = await server.post('/post-lead', leadBody({ email }));
    return ((await response.json()) as { id: string }).id;
  };
  const outcomeOf = async (id: string) => (await olga.does('lead', { id })).row.outcome;

  /** Stores copies of a lead with these deliveries, a millisecond after the other. */
  async function storeCopies(count: number, from: number, delivery: NewDelivery): Promise<readonly string[]> {
    const [lead] = await server.leads();
    if (lead?.kept.is !== 'lead') throw new Error('no lead to copy');
    const { record } = lead.kept;
    const vault = createVault(readOrMakeKeys(server.config));
    const { store } = await openStore(server.config, false);
    const rows = Array.from({ length: count }, (_, at): NewSubmission => {
      const id = uuidv7(from + at);
      return {
        ...{ id, kind: 'lead', state: 'accepted', key: id, bodyHash: '', receivedAt: from + at, emailMac: '', phoneMac: '' },
        ...encryptContent(vault, id, { is: 'lead', record: { ...record, said: { ...record.said, first_name: '=1+1' } } }),
        consent: lead.consent,
        deliveries: [delivery],
      };
    });
    await store.commit(rows);
    await store.close();
    return rows.map(({ id }) => id);
  }

  it('a paused destination is sent nothing, and all that waited once it is resumed', async () => {
    await olga.does('actOnDestination', { act: 'pause', destination: 'exchange', because });
    expect((await oscar.isRefused('actOnDestination', { act: 'pause', destination: 'exchange', because })).message).toContain(
      'olga has paused',
    );
    const id = await makeLead('waits@example.com');
    const stands = async () => (await olga.does('deliveries', {})).destinations.find(({ name }) => name === 'exchange');
    await vi.waitFor(async () => expect(await stands()).toMatchObject({ now: 'paused', waiting: 1 }), slowTest);
    expect((await stands())?.paused).toEqual({ by: 'olga', because });
    const { problems } = await server.look((store) => readHealth(store, Date.now()));
    expect(problems.map(({ what }) => what)).toEqual([expect.stringContaining('exchange: paused by olga')]);
    expect((await olga.does('today', { since: 0 })).waits).toContainEqual(
      expect.objectContaining({ about: 'paused', destination: 'exchange', by: 'olga' }),
    );
    expect(exchange.received).toEqual([]);

    expect(await olga.does('actOnLead', { act: 'hold', id, destinations: ['exchange'], because })).toEqual({ done: 1 });
    const held = await olga.does('lead', { id });
    expect([held.row.outcome, held.deliveries[0]?.may]).toEqual(['held', ['release', 'drop']]);
    await olga.does('actOnLead', { act: 'release', id, destinations: ['exchange'], because });
    expect(exchange.received).toEqual([]);
    await olga.does('actOnDestination', { act: 'resume', destination: 'exchange', because });
    await exchange.got(1);
    await vi.waitFor(async () => expect(await outcomeOf(id)).toBe('sent'), slowTest);
    expect((await olga.isRefused('actOnDestination', { act: 'resume', destination: 'exchange', because })).message).toContain(
      'Nobody has paused',
    );
    const { rows } = await olga.does('audit', { what: 'exchange' });
    expect(rows.map(({ did }) => did)).toEqual(['resume destination', 'release', 'hold', 'pause destination']);
  });

  it('a lead that its buyer gives back is returned, and its attempt is shown with a reason', async () => {
    const id = await makeLead('back@example.com');
    await vi.waitFor(async () => expect(await outcomeOf(id)).toBe('sent'), slowTest);
    const sent = await paul.does('revealDelivery', { id, destination: 'exchange', because });
    expect([sent.body, sent.response?.status]).toEqual([expect.stringContaining('"zipCode":"10001"'), 200]);
    const reason = 'wrong number, call 212 664 7665';
    await olga.does('actOnLead', { act: 'return', id, destinations: ['exchange'], because: reason });
    const { row, deliveries } = await olga.does('lead', { id });
    expect([row.outcome, deliveries[0]?.reply?.reason, deliveries[0]?.may]).toEqual(['returned', 'wrong number, call ', []]);
    const again = await olga.isRefused('actOnLead', { act: 'return', id, destinations: ['exchange'], because });
    expect(again.message).toContain('changed meanwhile');
    const times = async () => (await olga.does('deliveries', {})).destinations.find(({ name }) => name === 'exchange');
    await vi.waitFor(async () => expect((await times())?.attempts).toEqual({ taken: 2, all: 2 }), slowTest);
    expect((await times())?.p95).toBeGreaterThan(0);
  });

  it('a test goes to the test address, and is sold to nobody', async () => {
    const { id } = await olga.does('testDestination', { destination: 'exchange', because });
    await tested.got(1);
    await vi.waitFor(
      async () =>
        expect(await olga.does('lead', { id })).toMatchObject({
          row: { outcome: 'test' },
          deliveries: [{ destination: 'exchange-test', state: 'delivered' }],
        }),
      slowTest,
    );
    const none = await olga.isRefused('testDestination', { destination: 'verification', because });
    expect(none.message).toContain('has no test address');
  });

  it("a lead's file is printed with a reason, and verified by its hash", async () => {
    const id = await makeLead('file@example.com');
    const form = (why: string, person = paul) => {
      const { 'content-type': _, ...headers } = person.headers;
      const body = new URLSearchParams({ id, because: why, form_token: person.headers['x-studio'] ?? '' });
      return fetch(`${server.url}/studio/lead-file`, { method: 'POST', headers, body });
    };
    expect((await form(' ')).status).toBe(422);
    const vera = await studioPerson(server, 'vera', 'viewer');
    expect((await form(because, vera)).status).toBe(403);
    const page = await (await form(because)).text();
    expect(page).toContain('file@example.com');
    const hash = /SHA-256 of the record<\/th><td><code>([\da-f]{64})/.exec(page)?.[1] ?? '';
    expect(await paul.does('verifyLead', { id, hash })).toEqual({ isSame: true });
    expect(await paul.does('verifyLead', { id, hash: 'a'.repeat(64) })).toEqual({ isSame: false });
    const { rows } = await olga.does('audit', { who: 'paul', what: id });
    expect(rows.map(({ did, because: why }) => [did, why])).toEqual([
      ['verify', ''],
      ['verify', ''],
      ['reveal', because],
    ]);
  });

  it('more than a hundred wait for a second person, who approves exactly those that still fit', async () => {
    const ids = await storeCopies(copies, longAgo, { destination: 'exchange', state: 'dead', reason: 'HTTP 500' });
    const filter = { to: longAgo + day };
    expect(await olga.does('countGivenUp', { filter })).toEqual({ count: copies, most: 100, isMore: false });
    const refused = await olga.isRefused('actOnGivenUp', { act: 'replay', filter, count: copies, because });
    expect(refused.message).toContain('second person');
    const asked = { scope: { of: 'given up', act: 'replay', filter }, because } as const;
    expect((await olga.isRefused('askSecond', { ...asked, count: 119 })).message).toContain('119 were counted');
    expect((await paul.isRefused('askSecond', { ...asked, count: copies })).message).toContain('ask operator or admin');
    const { id } = await olga.does('askSecond', { ...asked, count: copies });

    const waits = async (person: StudioPerson) =>
      (await person.does('today', { since: 0 })).waits.filter(({ about }) => about === 'second');
    expect([await waits(olga), await waits(paul)]).toEqual([[], []]);
    expect(await waits(oscar)).toMatchObject([{ id, act: 'replay', count: copies, by: 'olga' }]);
    for (const gone of ids.slice(0, 2))
      await oscar.does('actOnLead', { act: 'drop', id: gone, destinations: ['exchange'], because });
    const { row, fits, changed } = await oscar.does('second', { id });
    expect([row.mayDecide, fits, changed]).toEqual([true, copies - 2, 2]);
    const { scopeHash } = row;
    expect((await olga.isRefused('approveSecond', { id, scopeHash, fits })).message).toContain('somebody else');
    expect((await oscar.isRefused('approveSecond', { id, scopeHash, fits: copies })).message).toContain('118 of 120');
    expect((await oscar.isRefused('approveSecond', { id, scopeHash: 'b', fits })).message).toContain('not what you looked at');
    expect(await oscar.does('approveSecond', { id, scopeHash, fits })).toEqual({ done: copies - 2 });
    expect((await oscar.isRefused('approveSecond', { id, scopeHash, fits })).message).toContain('decided already');
    expect((await olga.does('seconds', {})).rows).toMatchObject([{ id, state: 'done', done: copies - 2, decidedBy: 'oscar' }]);
    await exchange.got(copies);
    const { rows } = await olga.does('audit', { what: ids.at(-1) });
    expect(rows).toMatchObject([{ who: 'oscar', did: 'replay', because: 'ticket 81 (asked by olga)' }]);
  });

  it('a file with data is for the privacy role at once, and for an operator after a second person', async () => {
    const question = { to: longAgo + day };
    const { count } = await paul.does('countLeads', { act: 'export', question });
    const file = await paul.does('exportLeads', { question, because });
    expect([file.count, file.csv]).toEqual([count, expect.stringContaining(`,'=1+1,`)]);
    expect((await olga.isRefused('exportLeads', { question, because })).message).toContain('ask privacy');
    const { id } = await olga.does('askSecond', { scope: { of: 'export', question }, count, because });
    expect((await olga.isRefused('takeFile', { id })).message).toContain('waits for a second person');
    const { row, fits } = await paul.does('second', { id });
    expect(await paul.does('approveSecond', { id, scopeHash: row.scopeHash, fits })).toEqual({ done: 0 });
    expect((await oscar.isRefused('takeFile', { id })).message).toContain('Only who asked');
    expect(await olga.does('takeFile', { id })).toEqual(file);
    expect((await olga.isRefused('takeFile', { id })).message).toContain('taken already');
    const asked = await olga.does('askSecond', { scope: { of: 'export', question }, count, because });
    await paul.does('refuseSecond', { id: asked.id, because: 'not needed' });
    expect((await olga.does('second', { id: asked.id })).row).toMatchObject({ state: 'refused', decidedBy: 'paul' });
    expect(await olga.does('auditChain', {})).toMatchObject({ fault: '' });
  });
});
