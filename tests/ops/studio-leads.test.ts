import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DataClass, leadFields } from '../../lead-server/contract/fields/fields.ts';
import { type StudioAnswer, type StudioCallName, studioCalls } from '../../lead-server/contract/studio/calls.ts';
import { deskCalls } from '../../lead-server/contract/studio/desk.ts';
import { deskActCalls } from '../../lead-server/contract/studio/desk-acts.ts';
import { leadNumber } from '../../lead-server/contract/studio/lead-number.ts';
import { heldStateReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { uuidv7 } from '../../lead-server/src/lib/uuid.ts';
import { rolesFor } from '../../lead-server/src/operators/operators.ts';
import { roles } from '../../lead-server/src/settings/groups/ops.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { NewSubmission } from '../../lead-server/src/store/records.ts';
import { encryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { gateStores } from '../support/both-stores.ts';
import { leadBody } from '../support/lead-body.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { partnerShapes, type StandInPartner, startStandInPartner } from '../support/stand-in-partner.ts';
import { type StudioPerson, studioPerson } from '../support/studio-person.ts';

const because = 'a signed consent names Harbor Law';
const person = { email: 'whitfield.marlow@example.com', phone: '(206) 624-7665', first_name: 'Whitfield', last_name: 'Marlow' };
const washington = { zip_code: '98101', ...person };

/** Every text that an answer has, also as part of a longer one. */
const textsOf = (answer: unknown): string => JSON.stringify(answer);
/** Values of an invented lead that lists must not have: those of fields with a class. */
const personalOf = (said: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(said).flatMap(([field, value]) => {
    const is: DataClass | undefined = leadFields[field as keyof typeof leadFields];
    // a word such as yes is no proof: it may come from elsewhere
    return is !== undefined && is !== 'none' && typeof value === 'string' && value.length > 4 ? [value] : [];
  });

describe.each(gateStores('desk'))('leads and deliveries in the studio on $label', slowTest, ({ settings, name }) => {
  let exchange: StandInPartner;
  let ingest: StandInPartner;
  let server: TestServer;
  let olga: StudioPerson;
  let id = '';
  beforeAll(async () => {
    [exchange, ingest] = await Promise.all([
      startStandInPartner(partnerShapes.exchange),
      startStandInPartner(partnerShapes.ingest),
    ]);
    server = await startTestServer({
      ...settings(),
      OPS_TOKEN: 'an-invented-operations-token',
      LEAD_EXCHANGE_URL: exchange.url,
      LEAD_EXCHANGE_BUYER: 'Harbor Law',
      LEAD_INGEST_URL: ingest.url,
      ...{ LP_CAMPAIGN_ID: '1', LP_SUPPLIER_ID: '2', LP_KEY: 'an-invented-key' },
      RATE_CALLS_PER_MINUTE: '0',
      RATE_LEADS_PER_MINUTE: '0',
    });
    olga = await studioPerson(server, 'olga', 'operator');
    const stored = await server.post('/post-lead', leadBody(washington));
    id = ((await stored.json()) as { id: string }).id;
  });
  afterAll(async () => {
    await server.remove();
    await Promise.all([exchange.stop(), ingest.stop()]);
  });

  it('every call is refused to roles that lack it, and the refusal names who may', async () => {
    const destinations = ['exchange'];
    const needs: readonly (readonly [StudioCallName, object, 'leads' | 'reveal' | 'send' | 'export'])[] = [
      ['leads', { question: {} }, 'leads'],
      ['findLeads', { text: person.email }, 'leads'],
      ['lead', { id }, 'leads'],
      ['deliveries', {}, 'leads'],
      ['revealLead', { id, because }, 'reveal'],
      ['actOnLead', { act: 'release', id, destinations, because }, 'send'],
      ['countLeads', { act: 'release', question: { outcome: 'held' } }, 'send'],
      ['actOnLeads', { act: 'release', question: { outcome: 'held' }, count: 1, because }, 'send'],
      ['countGivenUp', { filter: {} }, 'send'],
      ['actOnGivenUp', { act: 'replay', filter: {}, count: 0, because }, 'send'],
      ['actOnDestination', { act: 'pause', destination: 'exchange', because }, 'send'],
      ['testDestination', { destination: 'exchange', because }, 'send'],
      ['askSecond', { scope: { of: 'leads', act: 'release', question: {} }, count: 0, because }, 'send'],
      ['askSecond', { scope: { of: 'export', question: {} }, count: 1, because }, 'reveal'],
      ['countLeads', { act: 'export', question: {} }, 'reveal'],
      ['seconds', {}, 'leads'],
      ['second', { id: 'none' }, 'leads'],
      ['revealDelivery', { id, destination: 'exchange', because }, 'reveal'],
      ['verifyLead', { id, hash: 'a'.repeat(64) }, 'reveal'],
      ['takeFile', { id: 'none' }, 'reveal'],
      ['exportLeads', { question: {}, because }, 'export'],
    ];
    for (const role of roles) {
      const tried = await studioPerson(server, `a-${role}`, role);
      const lacking = needs.filter(([, , permission]) => !rolesFor(permission).includes(role));
      const refusals = await Promise.all(lacking.map(([call, body]) => tried.isRefused(call, body as never)));
      expect(refusals.map(({ status, message }, at) => [role, lacking[at]?.[0], status, message])).toEqual(
        lacking.map(([call, , permission]) => [role, call, 409, expect.stringContaining(rolesFor(permission).join(' or '))]),
      );
    }
    expect(exchange.received).toEqual([]);
    // every call of the desk that shows or changes something is in this table, but those that look who may decide
    const open = ['audit', 'auditChain', 'approveSecond', 'refuseSecond'];
    const all = [...Object.keys(deskCalls), ...Object.keys(deskActCalls)];
    expect(all.filter((call) => !open.includes(call) && !needs.some(([each]) => each === call))).toEqual([]);
  });

  it('no list holds a field of class contact, health or free text', async () => {
    const answers = [
      await olga.does('leads', { question: {} }),
      await olga.does('leads', { question: { outcome: 'held' } }),
      await olga.does('findLeads', { text: person.email }),
      await olga.does('lead', { id }),
      await olga.does('deliveries', {}),
      await olga.does('audit', {}),
    ];
    expect(textsOf(answers[0])).toContain(id);
    const [lead] = await server.leads();
    const sent = lead?.kept.is === 'lead' ? { ...lead.kept.record.said, ...lead.kept.record.sent } : {};
    const personal = personalOf(sent);
    for (const field of ['Whitfield', 'whitfield.marlow@example.com', '98101', 'hospital']) expect(personal).toContain(field);
    for (const answer of answers) expect(personal.filter((value) => textsOf(answer).includes(value))).toEqual([]);
    const names = new Set(Object.entries(leadFields).flatMap(([field, is]) => (is === 'none' ? [] : [field])));
    const fieldsIn = (schema: unknown): readonly string[] =>
      [...textsOf(schema).matchAll(/"(\w+)":/g)].map(([, field = '']) => field);
    for (const answer of answers) expect(fieldsIn(answer).filter((field) => names.has(field))).toEqual([]);
    expect(Object.keys(studioCalls)).toContain('revealLead');
  });

  it('an email, a phone and a number find the lead, and none is in the log or the audit', async () => {
    const found = async (text: string) => {
      const { by, rows } = await olga.does('findLeads', { text });
      return [by, rows.map((row) => row.id)];
    };
    expect(await found(person.email.toUpperCase())).toEqual(['email', [id]]);
    expect(await found('206 624 7665')).toEqual(['phone', [id]]);
    expect(await found(leadNumber(id))).toEqual(['number', [id]]);
    expect(await found('nobody@example.com')).toEqual(['email', []]);
    expect((await olga.isRefused('findLeads', { text: 'whitfield' })).message).toContain('a whole email');
    const { rows } = await olga.does('audit', { did: 'list' });
    expect(rows.map(({ what }) => what)).toContain('leads of one email');
    for (const text of [server.logged(), textsOf(await olga.does('audit', {}))])
      for (const value of [person.email, '6247665', 'nobody@example']) expect(text.toLowerCase()).not.toContain(value);
  });

  it('a lead says why it is held, and shows its person with a reason that the audit has first', async () => {
    expect(await olga.does('leads', { question: {} })).toMatchObject({ held: 1, givenUp: 0 });
    const seen = await olga.does('lead', { id });
    expect(seen.row).toMatchObject({ outcome: 'held', state: 'WA', flow: 'main', reason: heldStateReason('WA') });
    expect(seen.deliveries[0]).toMatchObject({ destination: 'exchange', buyer: 'Harbor Law', may: ['release'] });
    expect(seen.agreed?.text).toContain('I agree');
    expect(await olga.isRefused('revealLead', { id, because: ' ' })).toMatchObject({ status: 422 });
    const paul = await studioPerson(server, 'paul', 'privacy');
    const shown = await paul.does('revealLead', { id, because: 'case 12' });
    expect(shown.contact.map(({ value }) => value)).toEqual(expect.arrayContaining(['Whitfield', person.email]));
    const { rows } = await olga.does('audit', { did: 'reveal', who: 'paul' });
    expect(rows).toMatchObject([{ who: 'paul', what: id, because: 'case 12' }]);
  });

  it('a released lead is sent, and is held no more', async () => {
    const question = { outcome: 'held', state: 'WA' } as const;
    expect(await olga.does('countLeads', { act: 'release', question })).toMatchObject({ count: 1, isMore: false });
    const changed = await olga.isRefused('actOnLeads', { act: 'release', question, count: 2, because });
    expect(changed.message).toContain('2 were counted');
    expect([...exchange.received, ...ingest.received]).toEqual([]);
    expect(await olga.does('actOnLead', { act: 'release', id, destinations: ['exchange'], because })).toEqual({ done: 1 });
    await exchange.got(1);
    // it waits for the other buyer still
    expect(await olga.does('actOnLeads', { act: 'release', question, count: 1, because })).toEqual({ done: 1 });
    await ingest.got(1);
    const now = async () => (await olga.does('lead', { id })).row;
    await vi.waitFor(
      async () => expect(await now()).toMatchObject({ outcome: 'accepted', cents: 1250, buyer: 'ingest' }),
      slowTest,
    );
    expect((await olga.does('leads', { question })).rows).toEqual([]);
    const again = await olga.isRefused('actOnLead', { act: 'release', id, destinations: ['exchange'], because });
    expect(again.message).toContain('changed meanwhile');
    const { rows } = await olga.does('audit', { did: 'release' });
    expect(rows.map(({ who, what, because: why }) => [who, what, why])).toEqual([
      ['olga', `${id}.ingest`, because],
      ['olga', `${id}.exchange`, because],
    ]);
    expect(await olga.does('auditChain', {})).toMatchObject({ fault: '' });
  });

  it('deliveries that were given up are counted by reason, and sent again with a reason', async () => {
    ingest.behave(partnerShapes.ingestDuplicated);
    const response = await server.post('/post-lead', leadBody({ email: 'a@example.com' }));
    const { id: other } = (await response.json()) as { id: string };
    const groups = async () => (await olga.does('deliveries', {})).groups;
    await vi.waitFor(async () => expect(await groups()).toMatchObject([{ destination: 'ingest', count: 1 }]), slowTest);
    const { destinations, givenUp, tries } = await olga.does('deliveries', {});
    expect(destinations.find((each) => each.name === 'ingest')).toMatchObject({ buyer: '', now: 'takes', givenUp: 1 });
    expect([givenUp, tries[0]?.lead]).toEqual([1, other]);
    const [{ reason } = { reason: '' }] = await groups();
    const filter = { destination: 'ingest', reason };
    expect(await olga.does('countGivenUp', { filter })).toMatchObject({ count: 1, isMore: false });
    for (const none of [{ unanswered: true }, { to: Date.now() - 86_400_000 }, { destination: 'exchange' }])
      expect(await olga.does('countGivenUp', { filter: { ...filter, ...none } })).toMatchObject({ count: 0 });
    const stale = await olga.isRefused('actOnGivenUp', { act: 'replay', filter, count: 3, because });
    expect(stale.message).toContain('3 were counted');
    ingest.behave(partnerShapes.ingest);
    expect(await olga.does('actOnGivenUp', { act: 'replay', filter, count: 1, because: 'they were told' })).toEqual({ done: 1 });
    await vi.waitFor(async () => expect(await groups()).toEqual([]), slowTest);
    const { rows } = await olga.does('audit', { did: 'replay', what: other });
    expect(rows).toMatchObject([{ who: 'olga', what: `${other}.ingest`, because: 'they were told' }]);
  });

  it('lists of 2,000 leads come a page at a time, each once, in a moment', async () => {
    const many = 2000;
    const { store } = await openStore(server.config, false);
    const vault = createVault(readOrMakeKeys(server.config));
    const [lead] = await server.leads();
    if (lead?.kept.is !== 'lead') throw new Error('no lead to copy');
    const { record } = lead.kept;
    const base = Date.now() - 40 * 86_400_000;
    const copies = Array.from({ length: many }, (_, at): NewSubmission => {
      const own = uuidv7(base + at);
      const state = at % 100 === 0 ? 'NV' : 'TX';
      const content = { is: 'lead', record: { ...record, sent: { ...record.sent, state } } } as const;
      return {
        ...{
          id: own,
          kind: 'lead' as const,
          state: 'accepted' as const,
          key: own,
          bodyHash: '',
          receivedAt: base + at,
          emailMac: '',
          phoneMac: '',
        },
        ...encryptContent(vault, own, content),
        consent: undefined,
        deliveries: [{ destination: 'exchange', state: 'delivered', reason: '' }],
      };
    });
    // each with its text, as an unknown one is stored
    await store.commit(copies.map((each) => ({ ...each, consent: lead.consent })));
    await store.close();
    const ids: string[] = [];
    const started = performance.now();
    let pages = 0;
    for (let after: string | undefined; ; pages += 1) {
      const page: StudioAnswer<'leads'> = await olga.does('leads', {
        question: { to: Date.now() - 86_400_000 },
        ...(after !== undefined && { after }),
      });
      ids.push(...page.rows.map((row) => row.id));
      after = page.next;
      if (after === undefined) break;
    }
    expect([ids.length, new Set(ids).size, [...ids].sort().reverse()]).toEqual([many, many, ids]);
    const each = (performance.now() - started) / (pages + 1);
    // a lone page takes some 20 ms; a busy machine several times that
    expect(each).toBeLessThan(1000);
    // a busy machine looks through fewer for a page
    let [nevada, looked] = [0, 0];
    for (let after: string | undefined; ; ) {
      const page: StudioAnswer<'leads'> = await olga.does('leads', {
        question: { state: 'NV', to: Date.now() - 86_400_000 },
        ...(after !== undefined && { after }),
      });
      nevada += page.rows.length;
      looked += page.looked;
      after = page.next;
      if (after === undefined) break;
    }
    expect([nevada, looked]).toEqual([20, many]);
    console.info(`${name}: ${Math.round(each)} ms a page`);
  });
});
