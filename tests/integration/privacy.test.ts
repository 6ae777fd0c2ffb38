import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSubmission } from '#contract/lead/lead-record.ts';
import { sha256 } from '../../lead-server/src/lib/hash.ts';

import { decryptContent } from '../../lead-server/src/submissions/submission-content.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { gateStores } from '../support/both-stores.ts';
import { leadBody } from '../support/lead-body.ts';
import { captchaToken, inventPerson, path, processedRequest, requestOf, type } from '../support/privacy-requests.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { partnerShapes, type StandInPartner, startStandInPartner } from '../support/stand-in-partner.ts';

describe.each(gateStores('privacy'))('privacy requests ($name)', ({ settings }) => {
  let server: TestServer;
  let exchange: StandInPartner;
  let notices: StandInPartner;
  let slack: StandInPartner;
  beforeAll(async () => {
    [exchange, notices, slack] = await Promise.all([
      startStandInPartner(),
      startStandInPartner(),
      startStandInPartner(partnerShapes.slack),
    ]);
    server = await startTestServer({
      ...settings(),
      LEAD_EXCHANGE_URL: exchange.url,
      SLACK_WEBHOOK_URL: slack.url,
      PRIVACY_NOTICE_URLS: `exchange=${notices.url}/privacy`,
      RATE_CALLS_PER_MINUTE: '100000',
      // deletions.test.ts waits for confirmations
      ERASURE_WAIT_DAYS: '0',
    });
  });
  afterAll(async () => {
    await server.remove();
    await Promise.all([exchange.stop(), notices.stop(), slack.stop()]);
  });

  const file = async (form: object, reCaptchaToken: string | undefined, headers = {}) =>
    server.post(path, { formData: { ...form, project: 'MVA' }, reCaptchaToken, type }, headers);
  /** A lead of this person, delivered to the exchange. */
  const leadOf = async ({ email, phone }: { email: string; phone: string }) => {
    const answer = await server.post('/post-lead', leadBody({ email, phone }));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { id: string }).id;
  };
  const deliveriesOf = async (lead: string) => {
    const [row] = await server.look((store) => store.byIds([lead]));
    return Object.fromEntries(row?.deliveries.map(({ destination, state }) => [destination, state]) ?? []);
  };
  const delivered = (lead: string) => expect.poll(async () => (await deliveriesOf(lead)).exchange, slowTest).toBe('delivered');

  it('requests with a passed captcha have a queue of their own, and wait behind no flood', async () => {
    const [real, junk, again] = [inventPerson(), inventPerson(), inventPerson()];
    const proof = await captchaToken(server);
    for (const [person, token] of [
      [junk, undefined],
      [real, proof],
      [again, proof],
    ] as const)
      expect((await file({ ...person, submitAnAppeal: 'yes' }, token)).status).toBe(200);
    const queues = [];
    for (const { email } of [real, junk, again])
      queues.push(
        Object.keys((await processedRequest(server, email)).deliveries).filter((name) => name.startsWith('privacy-desk')),
      );
    expect(queues).toEqual([['privacy-desk'], ['privacy-desk-unproven'], ['privacy-desk-unproven']]);
  });

  it('stores a request, responds so, and stores it once however often it is sent', async () => {
    const person = inventPerson();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const proof = await captchaToken(server);
    for (let sent = 0; sent < 3; sent += 1) {
      const answer = await file({ ...person, submitAnAppeal: 'yes' }, proof, headers);
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    }
    const { state, request } = await processedRequest(server, person.email);
    expect(await requestOf(server, person.email)).toHaveLength(1);
    expect({ state, verdict: request.verdict, form: request.form }).toMatchObject({
      state: 'open',
      verdict: 'passed',
      form: { ...person, submitAnAppeal: 'yes' },
    });
  });

  it('drops no form that arrives under the key of another', async () => {
    const person = inventPerson();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (const asked of ['submitAnAppeal', 'requestToCorrectInformation', 'submitAnAppeal']) {
      expect((await file({ ...person, [asked]: 'yes' }, undefined, headers)).status).toBe(200);
    }
    const forms = (await requestOf(server, person.email)).map(({ request }) => request.form);
    expect(forms).toMatchObject([{ submitAnAppeal: 'yes' }, { requestToCorrectInformation: 'yes' }]);
    expect(forms).toHaveLength(2);
  });

  it.each([
    ['no token', undefined, 'missing'],
    ['an invented token', 'abc', 'failed'],
  ] as const)('keeps a request with %s for a person to look at, and does nothing by itself', async (_, given, verdict) => {
    const person = inventPerson();
    const lead = await leadOf(person);
    const ask = { ...person, requestToDeleteInformation: 'yes', optOutOfSaleOrSharingOfInformation: 'yes' };
    expect((await file(ask, given)).status).toBe(200);
    const { state, request } = await processedRequest(server, person.email);
    expect({ state, verdict: request.verdict }).toEqual({ state: 'unverified', verdict });
    expect((await server.look((store) => store.byIds([lead])))[0]?.state).toBe('accepted');
    await delivered(lead);
  });

  it('accepts a token once: the second request with it waits for a person', async () => {
    const [first, second] = [inventPerson(), inventPerson()];
    const proof = await captchaToken(server);
    await file({ ...first, requestForInformation: 'yes' }, proof);
    expect((await processedRequest(server, first.email)).request.verdict).toBe('passed');
    await file({ ...second, requestForInformation: 'yes' }, proof);
    expect((await processedRequest(server, second.email)).request.verdict).toBe('failed');
  });

  it('opts a person out: waiting and later leads are stopped, and partners that had one are notified', async () => {
    const person = inventPerson();
    const had = await leadOf(person);
    await delivered(had);
    await file({ ...person, optOutOfSaleOrSharingOfInformation: 'yes' }, await captchaToken(server));
    const { state, request, deliveries } = await processedRequest(server, person.email);
    expect({ state, told: Object.keys(request.plan?.tell ?? {}) }).toEqual({ state: 'done', told: ['exchange'] });
    expect(deliveries).toHaveProperty('exchange-privacy');
    const [notice] = (await notices.got(1)).filter(({ body }) => body.includes(person.email));
    expect(JSON.parse(notice?.body ?? '')).toMatchObject({
      type: 'privacy-request',
      requests: ['optOutOfSaleOrSharingOfInformation'],
      deliveries: [`${had}.exchange`],
      email: person.email,
    });
    // nothing that was not made is left to be made, also where no partner is configured yet
    expect(Object.values(await deliveriesOf(had)).filter((each) => each === 'no_partner')).toEqual([]);

    const sentBefore = exchange.received.length;
    const later = await leadOf({ email: 'another@example.com', phone: person.phone });
    await expect.poll(async () => (await deliveriesOf(later)).exchange, slowTest).toBe('held');
    expect(exchange.received).toHaveLength(sentBefore);
  });

  it('deletes a person: no data and no hash of theirs is left, and the proof holds none', async () => {
    const person = inventPerson();
    const lead = await leadOf(person);
    await delivered(lead);
    const [before] = await server.look((store) => store.byIds([lead]));
    await file({ ...person, requestToDeleteInformation: 'yes', requestForInformation: 'yes' }, await captchaToken(server));
    const { state, request } = await processedRequest(server, person.email);
    // the copy is still to be sent
    expect(state).toBe('open');
    const [proof] = request.done?.erased ?? [];
    expect(proof).toMatchObject({ lead, erasedAt: expect.any(String), hash: expect.stringMatching(/^[\w-]{43}$/) });
    // the copy was made before
    expect(JSON.stringify(request.copy)).toContain(person.email);
    const [after] = await server.look((store) => store.byIds([lead]));
    expect(after).toMatchObject({ state: 'erased', emailMac: '', phoneMac: '', bodyHash: '' });
    expect(Buffer.from(after?.sealed ?? []).equals(Buffer.from(before?.sealed ?? []))).toBe(false);
    const kept = decryptContent(createVault(readOrMakeKeys(server.config)), after as NonNullable<typeof after>);
    expect(kept).toEqual({ is: 'erased', tombstone: { request: request.id, at: expect.any(String), hash: proof?.hash } });
    const again = await server.post('/post-lead', leadBody(person));
    expect([again.status, (await again.json()) as object]).toMatchObject([409, { error: { code: 'erased' } }]);
  });

  it('is stored whatever its key', async () => {
    const person = inventPerson();
    const answer = await file({ ...person, optOutOfSaleOrSharingOfInformation: 'yes' }, undefined, { 'idempotency-key': '1' });
    expect(answer.status).toBe(200);
    expect(await requestOf(server, person.email)).toHaveLength(1);
  });

  it('stores no unkeyed hash: a form of one phone number could be guessed from it', async () => {
    const person = inventPerson();
    const lead = await leadOf(person);
    await file({ ...person, optOutOfSaleOrSharingOfInformation: 'yes' }, undefined);
    const { request } = await processedRequest(server, person.email);
    const rows = await server.look((store) => store.byIds([lead, request.id]));
    const submission = parseSubmission(leadBody(person));
    const guesses = [request.form, submission.ok && submission.value].map((each) => sha256(JSON.stringify(each)));
    expect(rows.map(({ bodyHash }) => bodyHash.length)).toEqual([43, 43]);
    for (const { key, bodyHash } of rows) for (const guess of guesses) expect(`${key} ${bodyHash}`).not.toContain(guess);
  });

  it.each(['email', 'phone'] as const)(
    'leaves a lead that matches in %s only to a person, and stops its deliveries',
    async (by) => {
      const person = inventPerson();
      exchange.behave({ does: 'answer', status: 500 });
      const lead = await leadOf({ ...inventPerson(), [by]: person[by] });
      await file({ ...person, requestToDeleteInformation: 'yes' }, await captchaToken(server));
      const { state, request } = await processedRequest(server, person.email);
      expect({ state, likely: request.plan?.likely, erased: request.done?.erased }).toEqual({
        state: 'open',
        likely: [lead],
        erased: [],
      });
      expect((await deliveriesOf(lead)).exchange).toBe('held');
      exchange.behave(partnerShapes.exchange);
    },
  );

  it('accepts the short form of a browser without scripts, and responds with the thanks', async () => {
    const person = inventPerson();
    const body = new URLSearchParams({ ...person, type, lang: 'es', optOutOfSaleOrSharingOfInformation: 'yes' });
    const answer = await fetch(server.url + path, { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/do-not-sell-my-information?sent=yes&lang=es']);
    expect(await processedRequest(server, person.email)).toMatchObject({ state: 'unverified' });
  });

  it('notifies the team by id, without a name', async () => {
    const person = inventPerson();
    await file({ ...person, submitAnAppeal: 'yes' }, await captchaToken(server));
    await processedRequest(server, person.email);
    await expect
      .poll(() => slack.received.some(({ body }) => /A privacy request is stored .*: [0-9a-f-]{36}/.test(body)), slowTest)
      .toBe(true);
    const said = slack.received.map(({ body }) => body).join('\n') + server.logged();
    const digits = person.phone.replaceAll(/\D/g, '');
    for (const secret of [person.email, person.phone, digits, person.lastName]) expect(said).not.toContain(secret);
  });

  it.each([
    ['another type', { formData: { email: 'a@example.com' }, type: 'message' }, 'type'],
    ['no form', { type }, 'formData'],
    ['a list as its form', { formData: ['a'], type }, 'formData'],
    ['a form with nothing in it', { formData: { colour: 'blue' }, type }, 'formData'],
  ])('refuses a body with %s, and names the field', async (_, body, field) => {
    const answer = await server.post(path, body);
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { field } }]);
  });
});

it('does not start with an address for notices to an unknown destination', async () => {
  const start = startTestServer({ PRIVACY_NOTICE_URLS: 'exchagne=https://partner.example.com/privacy' });
  await expect(start).rejects.toThrow('PRIVACY_NOTICE_URLS names exchagne, and should name some of');
});
