import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StudioCallName } from '../../lead-server/contract/studio/calls.ts';
import { requestNumber } from '../../lead-server/contract/studio/lead-number.ts';
import type { RequestEntry } from '../../lead-server/contract/studio/privacy.ts';
import { rolesFor } from '../../lead-server/src/operators/operators.ts';
import { dayOf } from '../../lead-server/src/privacy/law/law-days.ts';
import { roles } from '../../lead-server/src/settings/groups/ops.ts';
import { gateStores } from '../support/both-stores.ts';
import { leadBody } from '../support/lead-body.ts';
import { captchaToken, path, type } from '../support/privacy-requests.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { partnerShapes, type StandInPartner, startStandInPartner } from '../support/stand-in-partner.ts';
import { studioFolder } from '../support/studio-folder.ts';
import { type StudioPerson, studioPerson } from '../support/studio-person.ts';

const because = 'case 12';
const today = dayOf(Date.now());
const maria = { email: 'maria.marlow@example.com', phone: '(206) 624-7665', firstName: 'Maria', lastName: 'Marlow' };
const [ann, bob] = [
  { email: 'ann.whitfield@example.com', phone: '(206) 624-7111' },
  { email: 'bob.underhill@example.com', phone: '(206) 624-7222' },
];
const nobody = 'nobody.atall@example.com';
const entry: RequestEntry = {
  ...{ how: 'letter', on: today, asks: ['requestForInformation'], region: 'TX' },
  ...{ firstName: 'Ann', lastName: 'Whitfield', email: ann.email, phone: ann.phone, address: '12 Elm Street' },
};

describe.each(gateStores('privacy'))('privacy requests in the studio on $label', slowTest, ({ settings }) => {
  let exchange: StandInPartner;
  let mail: StandInPartner;
  let server: TestServer;
  let paul: StudioPerson;
  const lead = async (person: { readonly email: string; readonly phone: string }) => {
    const response = await server.post('/post-lead', leadBody({ email: person.email, phone: person.phone }));
    return ((await response.json()) as { id: string }).id;
  };
  const ask = async (formData: object) => {
    const response = await server.post(path, { formData, reCaptchaToken: await captchaToken(server), type });
    expect(response.status).toBe(200);
  };
  const rows = async (show: 'waiting' | 'unverified' | 'closed' = 'waiting') => (await paul.does('requests', { show })).rows;
  const page = (id: string) => paul.does('request', { id });
  /** The id of the only request of an email, once it was worked on. */
  async function idOf(email: string): Promise<string> {
    const found = async () => (await paul.does('findRequests', { text: email })).rows;
    await expect.poll(async () => (await found()).map(({ next }) => next !== 'work'), slowTest).toEqual([true]);
    return (await found())[0]?.id ?? '';
  }
  const enter = (more: Partial<RequestEntry>) => paul.does('enterRequest', { ...entry, ...more });

  beforeAll(async () => {
    [exchange, mail] = await Promise.all([
      startStandInPartner(partnerShapes.exchange),
      startStandInPartner(partnerShapes.webhook),
    ]);
    server = await startTestServer({
      ...settings(),
      FUNNEL_DIR: studioFolder(),
      OPS_TOKEN: 'an-invented-operations-token',
      LEAD_EXCHANGE_URL: exchange.url,
      CONFIRMATION_URL: `${mail.url}/mail`,
      RATE_CALLS_PER_MINUTE: '0',
      RATE_LEADS_PER_MINUTE: '0',
    });
    paul = await studioPerson(server, 'paul', 'privacy');
    await Promise.all([lead(maria), lead(ann), lead(bob)]);
    await exchange.got(3);
  });
  afterAll(async () => {
    await server.remove();
    await Promise.all([exchange.stop(), mail.stop()]);
  });

  it('every call is refused to roles that lack it, and the refusal names who may', async () => {
    const { id } = await enter({ email: nobody, phone: '', asks: ['submitAnAppeal'] });
    const [etag, at] = ['e', Date.now()];
    const calls: readonly (readonly [StudioCallName, object])[] = [
      ['requests', { show: 'waiting' }],
      ['findRequests', { text: maria.email }],
      ['request', { id }],
      ['openRequest', { id, takes: true }],
      ['revealRequest', { id, because }],
      ['checkPerson', { email: maria.email, phone: '' }],
      ['enterRequest', entry],
      ['markRequest', { id, etag, mark: { is: 'copy given' } }],
      ['sendLetter', { id, etag, letter: 'received' }],
      ['extendRequest', { id, etag, why: 'many', because }],
      ['approveRequest', { id, etag, because }],
      ['closeRequest', { id, etag, as: 'nobody', because }],
      ['copyOfRequest', { id, because }],
      ['closeUnverified', { from: at, to: at, count: 0, because }],
    ];
    for (const role of roles) {
      if (rolesFor('privacy').includes(role)) continue;
      const tried = await studioPerson(server, `a-${role}`, role);
      for (const [call, body] of calls) {
        const { status, message } = await tried.isRefused(call, body as never);
        expect([role, call, status, message]).toEqual([role, call, 409, expect.stringContaining('privacy or admin')]);
      }
    }
    const seen = await page(id);
    expect(seen.row).toMatchObject({
      how: 'letter',
      region: 'Texas',
      clock: { law: expect.stringContaining('Texas'), unit: 'days' },
    });
    expect(seen.enteredBy).toBe('paul');
    await expect.poll(async () => (await page(id)).row.next, slowTest).toBe('decide');
    await paul.does('closeRequest', { id, etag: (await page(id)).etag, as: 'nobody', because });
    expect((await page(id)).closed).toMatchObject({ as: 'nobody', because, by: 'paul' });
  });

  it('a deletion of the page waits for its owner, by the terms of California; lists name nobody', async () => {
    await ask({ ...maria, state: 'CA', requestToDeleteInformation: 'yes', optOutOfSaleOrSharingOfInformation: 'yes' });
    const id = await idOf(maria.email.toUpperCase());
    expect(await rows()).toMatchObject([{ id, identity: 'two points', region: 'California', next: 'owner' }]);
    const seen = await page(id);
    expect(seen.row.clock).toMatchObject({ unit: 'business days', left: expect.any(Number), isLonger: false });
    expect(seen.leads).toMatchObject([{ by: 'both' }]);
    const answers = [
      await paul.does('requests', { show: 'waiting' }),
      await paul.does('findRequests', { text: maria.phone }),
      await paul.does('checkPerson', maria),
      await paul.does('today', { since: Date.now() }),
      await paul.does('audit', {}),
      seen,
    ];
    expect(JSON.stringify(answers[1])).toContain(id);
    const personal = [...Object.values(maria), '2066247665', '12 Elm'];
    for (const answer of [...answers, server.logged()])
      expect(personal.filter((value) => JSON.stringify(answer).toLowerCase().includes(value.toLowerCase()))).toEqual([]);
    expect(await paul.does('findRequests', { text: requestNumber(id) })).toMatchObject({ by: 'number', rows: [{ id }] });
    expect((await paul.isRefused('findRequests', { text: 'maria' })).message).toContain('a whole email');
  });

  it('an approval by hand erases, tells by hand with the day, sends one letter, and is closed with a reason', async () => {
    const id = await idOf(maria.email);
    expect(await paul.isRefused('revealRequest', { id, because: ' ' })).toMatchObject({ status: 422 });
    const revealed = await paul.does('revealRequest', { id, because });
    expect(revealed.person.map(({ value }) => value)).toEqual(expect.arrayContaining(['Maria', maria.email]));
    expect(revealed.link).toContain(id);
    const etag = async () => (await page(id)).etag;
    const stale = await etag();
    await paul.does('markRequest', { id, etag: stale, mark: { is: 'identity', how: 'called back' } });
    const late = { id, etag: stale, mark: { is: 'identity', how: 'document' } } as const;
    expect((await paul.isRefused('markRequest', late)).message).toContain('changed meanwhile');
    await paul.does('approveRequest', { id, etag: await etag(), because });
    const seen = await page(id);
    expect(seen.done).toMatchObject({ optedOut: true, erased: [{ hash: expect.stringMatching(/.{40}/) }] });
    expect(seen.tell).toEqual([{ destination: 'exchange', buyer: '', state: 'by hand' }]);
    expect(seen.row).toMatchObject({ next: 'tell', destination: 'exchange' });
    expect((await paul.does('requests', { show: 'waiting' })).untold).toEqual(['exchange']);
    const wrongDay = { is: 'told', destination: 'exchange', on: '2999-01-01' } as const;
    expect((await paul.isRefused('markRequest', { id, etag: await etag(), mark: wrongDay })).message).toContain(
      'today, or before',
    );
    await paul.does('markRequest', { id, etag: await etag(), mark: { ...wrongDay, on: today } });
    expect((await page(id)).tell).toMatchObject([{ state: 'told', on: today, by: 'paul' }]);
    const [letter] = (await page(id)).letters;
    expect(letter).toMatchObject({ name: 'done', kind: 'answer' });
    expect(letter?.en.text).toContain('We told the company that had them.');
    expect(letter?.es.text).toContain('Borramos las respuestas');
    await paul.does('sendLetter', { id, etag: await etag(), letter: 'done' });
    const sent = () => mail.received.map(({ body }) => JSON.parse(body)).filter((each) => each.type === 'privacy-letter');
    await expect
      .poll(sent, slowTest)
      .toMatchObject([{ email: maria.email, subject: letter?.en.subject, text_es: letter?.es.text }]);
    expect((await paul.isRefused('sendLetter', { id, etag: await etag(), letter: 'nobody' })).message).toContain('sent already');
    await paul.does('closeRequest', { id, etag: await etag(), as: 'answered', because });
    expect((await rows('closed'))[0]).toMatchObject({ id, next: 'closed', closed: { as: 'answered', told: 1 } });
    expect((await paul.isRefused('closeRequest', { id, etag: await etag(), as: 'answered', because })).message).toContain(
      'closed already',
    );
    const { rows: audited } = await paul.does('audit', { what: id });
    expect(audited.map(({ did }) => did)).toEqual(['close', 'letter', 'mark', 'approve', 'mark', 'reveal']);
    expect(audited[0]).toMatchObject({ who: 'paul', because, what: `${id} answered` });
  });

  it('an agent’s request waits for the permission, its copy is given as a file, its term is made longer once', async () => {
    const agent = { firstName: 'Ada', lastName: 'Agent', email: 'ada.agent@example.com', phone: '(206) 624-7333' };
    const { id } = await enter({ agent, how: 'phone' });
    await expect.poll(async () => (await page(id)).row.next, slowTest).toBe('permission');
    const etag = async () => (await page(id)).etag;
    const approval = { id, because, how: 'details agree' } as const;
    expect((await paul.isRefused('approveRequest', { ...approval, etag: await etag() })).message).toContain('permission');
    expect((await paul.isRefused('copyOfRequest', { id, because })).message).toContain('no copy');
    await paul.does('markRequest', { id, etag: await etag(), mark: { is: 'permission', how: 'signed permission' } });
    const { longer } = (await page(id)).row.clock ?? {};
    await paul.does('extendRequest', { id, etag: await etag(), why: 'waits', because });
    expect((await page(id)).row.clock).toMatchObject({ due: longer, isLonger: true });
    const again = { id, etag: await etag(), why: 'waits', because } as const;
    expect((await paul.isRefused('extendRequest', again)).message).toContain('longer already');
    await paul.does('approveRequest', { ...approval, etag: await etag() });
    expect((await page(id)).row.next).toBe('copy');
    const copy = await paul.does('copyOfRequest', { id, because });
    expect(copy.page).toContain(ann.email);
    expect(JSON.parse(copy.data)).toMatchObject({ leads: [{ said: { email: ann.email } }] });
    await paul.does('markRequest', { id, etag: await etag(), mark: { is: 'copy given' } });
    await paul.does('markRequest', { id, etag: await etag(), mark: { is: 'letter', kind: 'answer' } });
    expect((await page(id)).row.next).toBe('close');
    await paul.does('closeRequest', { id, etag: await etag(), as: 'answered', because });
    expect((await page(id)).row.next).toBe('closed');
  });

  it('the email of one person and the phone of another are never one request without a person’s choice', async () => {
    const mixed = { email: ann.email, phone: bob.phone };
    expect(await paul.does('checkPerson', mixed)).toMatchObject({ isTwo: true });
    const both = await paul.isRefused('enterRequest', { ...entry, ...mixed });
    expect(both.message).toContain('whose request it is');
    await ask({ ...mixed, state: 'NV', requestToDeleteInformation: 'yes' });
    const [found] = (await paul.does('findRequests', { text: bob.phone })).rows;
    const id = found?.id ?? '';
    await expect.poll(async () => (await page(id)).row.next, slowTest).toBe('identity');
    expect(await page(id)).toMatchObject({ isTwo: true, row: { identity: 'one point', clock: { law: 'Nevada privacy law' } } });
    const approval = { id, because, how: 'called back' } as const;
    const { message } = await paul.isRefused('approveRequest', { ...approval, etag: (await page(id)).etag });
    expect(message).toContain('they may be two people');
    await paul.does('approveRequest', { ...approval, etag: (await page(id)).etag, whose: 'phone' });
    const states = async () =>
      (await server.leads()).map(({ state, kept }) => (kept.is === 'lead' ? `${kept.record.said.email} ${state}` : state)).sort();
    expect(await states()).toEqual([`${ann.email} accepted`, 'erased', 'erased']);
    expect((await page(id)).whose).toBe('phone');
  });

  it('nobody acts on a request that another has open, until they take it over', async () => {
    const { id } = await enter({ email: nobody, phone: '', asks: ['requestToDeleteInformation'], region: 'BC' });
    const nora = await studioPerson(server, 'nora', 'admin');
    await expect.poll(async () => (await page(id)).row.next, slowTest).toBe('identity');
    expect((await page(id)).letters[0]?.name).toBe('nobody');
    expect(await paul.does('openRequest', { id, takes: false })).toMatchObject({ by: 'paul', isOwn: true });
    expect(await nora.does('openRequest', { id, takes: false })).toMatchObject({ by: 'paul', isOwn: false });
    const closing = { id, as: 'nobody', because } as const;
    const { message } = await nora.isRefused('closeRequest', { ...closing, etag: (await page(id)).etag });
    expect(message).toContain('paul has this request open');
    expect(await nora.does('openRequest', { id, takes: true })).toMatchObject({ by: 'nora', isOwn: true });
    expect(await paul.isRefused('closeRequest', { ...closing, etag: (await page(id)).etag })).toMatchObject({ status: 409 });
    await nora.does('closeRequest', { ...closing, etag: (await page(id)).etag });
    const { rows: audited } = await nora.does('audit', { what: id });
    expect(audited.map(({ did, who }) => [did, who])).toEqual([
      ['close', 'nora'],
      ['take over', 'nora'],
      ['file', 'paul'],
    ]);
  });

  it('unverified requests are folded, and those of a flood are closed at once if they are as many as were counted', async () => {
    const from = Date.now();
    for (const each of [1, 2])
      await server.post(path, { formData: { email: `flood${each}@example.com`, submitAnAppeal: 'yes' }, type });
    await expect.poll(async () => (await paul.does('requests', { show: 'waiting' })).unverified, slowTest).toBe(2);
    const before = (await rows()).length;
    const flood = { from, to: Date.now() + 1000, because };
    expect((await paul.isRefused('closeUnverified', { ...flood, count: 3 })).message).toContain('3 were counted');
    expect(await paul.does('closeUnverified', { ...flood, count: 2 })).toEqual({ done: 2 });
    expect([(await rows('unverified')).length, (await rows()).length]).toEqual([0, before]);
    expect(await paul.does('auditChain', {})).toMatchObject({ fault: '' });
  });

  it('Today names the request whose term ends first, to who works on requests alone', async () => {
    const waits = async (person: StudioPerson) =>
      (await person.does('today', { since: Date.now() })).waits.filter(({ about }) => about.startsWith('request'));
    const olga = await studioPerson(server, 'olga', 'operator');
    expect(await waits(olga)).toEqual([]);
    expect(await waits(paul)).toMatchObject([{ about: 'request', unit: 'days', law: 'Nevada privacy law' }]);
  });
});
