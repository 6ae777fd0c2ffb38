import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrivacyForm } from '#contract/consent/privacy-request.ts';
import { optedOutReason, unconfirmedReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { readHealth } from '../../lead-server/src/ops/overview/health.ts';
import { confirmByOwner } from '../../lead-server/src/privacy/owner-decisions.ts';
import {
  approve,
  close,
  findBlockingRequest,
  handOverUnconfirmed,
  recallDeletion,
} from '../../lead-server/src/privacy/privacy-operations.ts';
import { setUpDelivery, vault } from '../support/delivery-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { captchaToken, inventPerson, path, requestOf, type } from '../support/privacy-requests.ts';
import { exchangeUrl, fileRequest, processorOn, person as setUpPerson } from '../support/privacy-setup.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { partnerShapes, type StandInPartner, startStandInPartner } from '../support/stand-in-partner.ts';

const day = 86_400_000;
const [deletion, optOut] = [{ requestToDeleteInformation: 'yes' }, { optOutOfSaleOrSharingOfInformation: 'yes' }] as const;
/** How a browser marks a click in webmail. */
const fromWebmail = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };

const leadState = async (server: TestServer, id: string) => {
  const [row] = await server.look((store) => store.byIds([id]));
  return { state: row?.state, exchange: row?.deliveries.find(({ destination }) => destination === 'exchange') };
};
/** Sends a lead of an invented person, and files requests in their name. */
async function fileFor(server: TestServer, ...forms: readonly PrivacyForm[]) {
  const person = inventPerson();
  const { email, phone } = person;
  const { id } = (await (await server.post('/post-lead', leadBody({ email, phone }))).json()) as { id: string };
  for (const form of forms) {
    const body = { formData: { ...person, ...form }, reCaptchaToken: await captchaToken(server), type };
    expect((await server.post(path, body)).status).toBe(200);
  }
  return { id, email };
}
const statesOf = async (server: TestServer, email: string) =>
  (await requestOf(server, email)).map(({ state, request }) => (request.plan ? state : 'unplanned'));

describe('a stranger who knows an email and a phone', () => {
  let server: TestServer;
  let mail: StandInPartner;
  let exchange: StandInPartner;

  beforeAll(async () => {
    mail = await startStandInPartner(partnerShapes.webhook);
    exchange = await startStandInPartner({ does: 'answer', status: 503 });
    server = await startTestServer({
      CONFIRMATION_URL: `${mail.url}/confirm`,
      LEAD_EXCHANGE_URL: exchange.url,
      RATE_CALLS_PER_MINUTE: '100000',
      TEXTS_PER_HOUR: '5',
    });
  });
  afterAll(async () => {
    await server.remove();
    await Promise.all([mail.stop(), exchange.stop()]);
  });

  const messagesTo = (email: string) => mail.received.map(({ body }) => JSON.parse(body)).filter((each) => each.email === email);
  /** Files requests of one person, and gives the link that the owner gets. */
  async function askedFor(...forms: readonly PrivacyForm[]) {
    const { id, email } = await fileFor(server, ...forms);
    await expect.poll(() => messagesTo(email), slowTest).toHaveLength(1);
    await expect.poll(() => statesOf(server, email), slowTest).not.toContain('unplanned');
    return { id, email, link: new URL(messagesTo(email)[0].link) };
  }
  const press = (link: URL, act: string, token = link.searchParams.get('token') ?? '') =>
    fetch(`${server.url}${link.pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ token, act }),
      headers: { ...fromWebmail, origin: 'null' },
    });
  const open = (link: URL, lang: string) =>
    fetch(`${server.url}${link.pathname}${link.search}`, { headers: { 'accept-language': lang, ...fromWebmail } });

  it('sends one message by many deletions, and the owner cancels all of them from webmail', async () => {
    const { id, email, link } = await askedFor(...Array(6).fill(deletion));
    expect(await statesOf(server, email)).toEqual(Array(6).fill('confirming'));
    expect(await leadState(server, id)).toMatchObject({
      state: 'accepted',
      exchange: { state: 'held', reason: unconfirmedReason },
    });
    // a scanner of mail that opens the link changes nothing
    expect(await (await open(link, 'es')).text()).toMatch(/<html lang="es">[\s\S]*Fui yo: bórrenlas/);
    expect((await press(link, 'confirm', 'guessed')).status).toBe(404);
    expect(await (await press(link, 'constructor')).text()).toContain('It was me');
    expect((await leadState(server, id)).state).toBe('accepted');

    expect(await (await press(link, 'recall')).text()).toContain('kept');
    expect(await leadState(server, id)).toMatchObject({ state: 'accepted', exchange: { state: 'pending' } });
    expect(await statesOf(server, email)).toEqual(Array(6).fill('done'));
    expect(await (await press(link, 'confirm')).text()).toContain('Nothing waits here');
    expect((await leadState(server, id)).state).toBe('accepted');
    expect(messagesTo(email)).toHaveLength(1);
  });

  it('cannot stop the owner, who confirms and has the lead erased at once', async () => {
    const { id, email, link } = await askedFor(deletion);
    expect(await (await press(link, 'confirm')).text()).toContain('deleted');
    expect((await leadState(server, id)).state).toBe('erased');
    expect((await requestOf(server, email))[0]?.request.done?.erased).toMatchObject([{ lead: id }]);
  });

  it('opts the owner out for as long as they do not undo it by the same link', async () => {
    const { id, link } = await askedFor(optOut, { ...deletion, ...optOut });
    expect(await leadState(server, id)).toMatchObject({ exchange: { state: 'held', reason: optedOutReason } });
    expect(await (await open(link, 'en')).text()).toContain('It was not me: share them as I agreed');
    expect(await (await press(link, 'undo')).text()).toContain('may be shared again');
    // the deletion beside it still waits
    expect(await leadState(server, id)).toMatchObject({ exchange: { state: 'held' } });
    expect(await (await press(link, 'recall')).text()).toContain('kept');
    expect(await leadState(server, id)).toMatchObject({ state: 'accepted', exchange: { state: 'pending' } });
  });

  it('cannot undo the opt-out that the owner filed, by a lead of their own with the same email', async () => {
    const { id, email } = await fileFor(server, { ...optOut, phone: '' });
    const [stranger] = [inventPerson()];
    await server.post('/post-lead', leadBody({ email, phone: stranger.phone }));
    const body = { formData: { ...stranger, email, ...optOut }, reCaptchaToken: await captchaToken(server), type };
    await server.post(path, body);
    const toStranger = () =>
      mail.received.map((each) => JSON.parse(each.body)).filter(({ phone }) => phone === stranger.phone.replace(/\D/g, ''));
    await expect.poll(toStranger, slowTest).toMatchObject([{ email: '' }]);
    expect(await (await press(new URL(toStranger()[0].link), 'undo')).text()).toContain('Another one names your email');
    expect(await leadState(server, id)).toMatchObject({ exchange: { state: 'held', reason: optedOutReason } });
  });

  it('sends no more messages in an hour than TEXTS_PER_HOUR; the link waits in the outbox', async () => {
    const { email } = await fileFor(server, deletion);
    const message = async () => (await requestOf(server, email))[0]?.deliveries.confirmation;
    await expect.poll(message, slowTest).toBe('pending');
    await expect.poll(() => server.logged(), slowTest).toContain('TEXTS_PER_HOUR reached');
    expect(messagesTo(email)).toEqual([]);
  });
});

it('without CONFIRMATION_URL a deletion waits for a person from the start, who is told of it', async () => {
  const server = await startTestServer();
  try {
    const { id, email } = await fileFor(server, deletion);
    await expect.poll(() => statesOf(server, email), slowTest).toEqual(['open']);
    const { problems } = await server.look((store) => readHealth(store, Date.now()));
    expect(problems.map(({ what }) => what).join()).toContain('privacy requests: 1 to be looked at');
    expect((await leadState(server, id)).state).toBe('accepted');
  } finally {
    await server.remove();
  }
});

it('a deletion that nobody confirms is shown to a person after its ten days, and carried out by them alone', async () => {
  const { store, submit } = await setUpDelivery({});
  const id = await submit(setUpPerson);
  const at = (days: number) => {
    const now = () => new Date(Date.now() + days * day);
    return { store, vault, now, processRequest: processorOn(store, { erasureWaitMs: 10 * day, confirmation, now }) };
  };
  const request = await fileRequest(store, deletion, 'token');
  const states = async () =>
    (await store.byIds([request, id])).map(({ id, state }) => [id === request ? 'request' : 'lead', state]);
  await at(0).processRequest(request);
  expect(await handOverUnconfirmed(at(9))).toBe(0);
  expect(Object.fromEntries(await states())).toEqual({ request: 'confirming', lead: 'accepted' });
  expect(await handOverUnconfirmed(at(11))).toBe(1);
  expect(await handOverUnconfirmed(at(365))).toBe(0);
  // as an outbox does that was cut off
  await at(12).processRequest(request);
  expect(Object.fromEntries(await states())).toEqual({ request: 'open', lead: 'accepted' });
  await approve(at(12), request);
  expect(Object.fromEntries(await states())).toEqual({ request: 'done', lead: 'erased' });
});

const confirmation = {
  delivery: { destination: 'confirmation', state: 'pending', reason: '' },
  mayMessage: async () => true,
} as const;

/** A deletion that waits for its confirmation, beside the form's other requests. */
async function confirmingDeletion(...forms: readonly PrivacyForm[]) {
  const { store, submit, delivery } = await setUpDelivery(exchangeUrl);
  const lead = await submit(setUpPerson);
  const processRequest = processorOn(store, { erasureWaitMs: 10 * day });
  const requests: string[] = [];
  for (const form of forms) {
    const id = await fileRequest(store, { requestToDeleteInformation: 'yes', ...form }, 'token');
    await processRequest(id);
    requests.push(id);
  }
  const held = async () => (await delivery('exchange'))?.state;
  return { parts: { store, vault, now: () => new Date(), processRequest }, lead, requests, held };
}

it('of two deletions of one person, cancelling one sends nothing while the other waits', async () => {
  const { parts, lead, requests, held } = await confirmingDeletion({}, {});
  const [first = '', second = ''] = requests;
  expect(await recallDeletion(parts, first)).toBe(true);
  expect(await held()).toBe('held');
  expect(await findBlockingRequest(parts, lead)).toBe(second);
  expect(await recallDeletion(parts, second)).toBe(true);
  expect(await held()).toBe('pending');
  expect(await findBlockingRequest(parts, lead)).toBeUndefined();
});

it('a finished request hides no waiting one beside it', async () => {
  const { parts, lead, requests } = await confirmingDeletion({}, {});
  for (const at of [0, 1]) {
    expect(await findBlockingRequest(parts, lead)).toBeDefined();
    await close(parts, requests[at] ?? '');
  }
  expect(await findBlockingRequest(parts, lead)).toBeUndefined();
});

describe.each([
  ['a correction', { requestToCorrectInformation: 'yes' }, 'open', 'pending'],
  ['a copy', { requestForInformation: 'yes' }, 'open', 'pending'],
  ['an opt-out', { optOutOfSaleOrSharingOfInformation: 'yes' }, 'done', 'held'],
] as const)('a deletion and %s in one form', (_what, form, state, delivery) => {
  it('once the deletion is cancelled, the other still counts, and erases nothing when approved', async () => {
    const { parts, lead, requests, held } = await confirmingDeletion(form);
    const [request = ''] = requests;
    expect(await held()).toBe('held');
    await recallDeletion(parts, request);
    expect([(await parts.store.byIds([request]))[0]?.state, await held()]).toEqual([state, delivery]);
    expect(await findBlockingRequest(parts, lead)).toBeUndefined();
    // as an outbox does that was cut off
    await parts.processRequest(request);
    expect((await parts.store.byIds([request]))[0]?.state).toBe(state);
    await approve(parts, request);
    expect((await parts.store.byIds([lead]))[0]?.state).toBe('accepted');
  });

  it('once the deletion is confirmed, the lead is erased', async () => {
    const { parts, lead, requests } = await confirmingDeletion(form);
    expect(await confirmByOwner(parts, requests[0] ?? '')).toBe(true);
    expect((await parts.store.byIds([lead]))[0]?.state).toBe('erased');
  });
});

it('a cancellation interrupted before it released the leads continues when it is pressed again', async () => {
  const { parts, requests, held } = await confirmingDeletion({});
  const [request = ''] = requests;
  const store = {
    ...parts.store,
    replay: async () => {
      throw new Error('cut off');
    },
  };
  await expect(recallDeletion({ ...parts, store }, request)).rejects.toThrow('cut off');
  expect(await held()).toBe('held');
  expect(await recallDeletion(parts, request)).toBe(true);
  expect(await held()).toBe('pending');
});

it('of two confirmed deletions that were cut off, a failing one does not block the other', async () => {
  const { parts, lead, requests } = await confirmingDeletion({}, {});
  const cutOff = () => Promise.reject(new Error('cut off'));
  // confirming one confirms those beside it: each is cut off once
  for (const id of requests) await expect(confirmByOwner({ ...parts, processRequest: cutOff }, id)).rejects.toThrow('cut off');
  const processRequest = async (id: string) => {
    if (id === requests[0]) throw new Error('somebody else works on it');
    return parts.processRequest(id);
  };
  await expect(handOverUnconfirmed({ ...parts, processRequest })).rejects.toThrow('somebody else');
  expect((await parts.store.byIds([lead]))[0]?.state).toBe('erased');
});
