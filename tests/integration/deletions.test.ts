import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrivacyForm } from '#contract/consent/privacy-request.ts';
import { unconfirmedReason } from '../../lead-server/src/delivery/hold-policy.ts';
import {
  approve,
  carryOutDue,
  close,
  confirmDeletion,
  findBlockingRequest,
  recallDeletion,
} from '../../lead-server/src/privacy/privacy-operations.ts';
import { setUpDelivery, vault } from '../support/delivery-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { captchaToken, inventPerson, path, requestOf, type } from '../support/privacy-requests.ts';
import { exchangeUrl, fileRequest, processorOn, person as setUpPerson } from '../support/privacy-setup.ts';
import { slowTest, startTestServer, type TestServer } from '../support/running-server.ts';
import { partnerShapes, type StandInPartner, startStandInPartner } from '../support/stand-in-partner.ts';

const day = 86_400_000;

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
    });
  });
  afterAll(async () => {
    await server.remove();
    await Promise.all([mail.stop(), exchange.stop()]);
  });

  const leadState = async (id: string) => {
    const [row] = await server.look((store) => store.byIds([id]));
    return { state: row?.state, exchange: row?.deliveries.find(({ destination }) => destination === 'exchange') };
  };
  /** Files a deletion of a lead, and gives the link that its owner gets. */
  async function askedFor() {
    const person = inventPerson();
    const { email, phone } = person;
    const { id } = (await (await server.post('/post-lead', leadBody({ email, phone }))).json()) as { id: string };
    const form = { formData: { ...person, requestToDeleteInformation: 'yes' }, reCaptchaToken: await captchaToken(server), type };
    expect((await server.post(path, form)).status).toBe(200);
    const got = () => mail.received.map(({ body }) => JSON.parse(body)).find((each) => each.email === email);
    await expect.poll(got, slowTest).toBeDefined();
    return { id, email, link: new URL((got() as { link: string }).link) };
  }
  const press = (link: URL, act: string, token = link.searchParams.get('token') ?? '') =>
    fetch(`${server.url}${link.pathname}`, { method: 'POST', body: new URLSearchParams({ token, act }) });

  it('erases nothing: the lead is held, and its owner cancels the deletion', async () => {
    const { id, email, link } = await askedFor();
    expect((await requestOf(server, email))[0]).toMatchObject({ state: 'confirming' });
    expect(await leadState(id)).toMatchObject({ state: 'accepted', exchange: { state: 'held', reason: unconfirmedReason } });
    // a scanner of mail that opens the link changes nothing
    const page = await fetch(`${server.url}${link.pathname}${link.search}`, { headers: { 'accept-language': 'es' } });
    expect(await page.text()).toMatch(/<html lang="es">[\s\S]*Fui yo: bórrenlas/);
    expect((await press(link, 'confirm', 'guessed')).status).toBe(404);
    expect((await leadState(id)).state).toBe('accepted');

    expect(await (await press(link, 'recall')).text()).toContain('kept');
    expect(await leadState(id)).toMatchObject({ state: 'accepted', exchange: { state: 'pending' } });
    expect((await requestOf(server, email))[0]).toMatchObject({ state: 'done' });
    expect(await (await press(link, 'confirm')).text()).toContain('Nothing waits here');
    expect((await leadState(id)).state).toBe('accepted');
  });

  it('cannot stop the owner, who confirms and has the lead erased at once', async () => {
    const { id, email, link } = await askedFor();
    expect(await (await press(link, 'confirm')).text()).toContain('deleted');
    expect((await leadState(id)).state).toBe('erased');
    expect((await requestOf(server, email))[0]?.request.done?.erased).toMatchObject([{ lead: id }]);
  });
});

it('a deletion that nobody cancels is carried out after its ten days', async () => {
  const { store, submit } = await setUpDelivery({});
  const id = await submit(setUpPerson);
  const at = (days: number) => {
    const now = () => new Date(Date.now() + days * day);
    return { store, vault, now, processRequest: processorOn(store, { erasureWaitMs: 10 * day, now }) };
  };
  const request = await fileRequest(store, { requestToDeleteInformation: 'yes' }, 'token');
  await at(0).processRequest(request);
  expect(await carryOutDue(at(9))).toBe(0);
  expect((await store.byIds([id]))[0]?.state).toBe('accepted');
  expect(await carryOutDue(at(11))).toBe(1);
  expect((await store.byIds([id]))[0]?.state).toBe('erased');
  expect(await carryOutDue(at(12))).toBe(0);
});

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
    expect(await confirmDeletion(parts, requests[0] ?? '')).toBe(true);
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

it('of two due deletions, a failing one does not block the other', async () => {
  const { parts, lead, requests } = await confirmingDeletion({}, {});
  const later = { ...parts, now: () => new Date(Date.now() + 11 * day) };
  const due = processorOn(parts.store, { erasureWaitMs: 10 * day, now: later.now });
  const processRequest = async (id: string) => {
    if (id === requests[0]) throw new Error('somebody else works on it');
    return due(id);
  };
  await expect(carryOutDue({ ...later, processRequest })).rejects.toThrow('somebody else');
  expect((await parts.store.byIds([lead]))[0]?.state).toBe('erased');
});
