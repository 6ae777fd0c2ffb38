import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unconfirmedReason } from '../../lead-server/src/delivery/hold-policy.ts';
import { carryOutDue } from '../../lead-server/src/privacy/privacy-operations.ts';
import { setUpDelivery, vault } from '../support/delivery-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { captchaToken, inventPerson, path, requestOf, type } from '../support/privacy-requests.ts';
import { fileRequest, processorOn, person as setUpPerson } from '../support/privacy-setup.ts';
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

  it('erases nothing: the lead is held, and its owner recalls the deletion', async () => {
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

  it('and its owner, who confirms it, has it erased at once', async () => {
    const { id, email, link } = await askedFor();
    expect(await (await press(link, 'confirm')).text()).toContain('deleted');
    expect((await leadState(id)).state).toBe('erased');
    expect((await requestOf(server, email))[0]?.request.done?.erased).toMatchObject([{ lead: id }]);
  });
});

it('a deletion that nobody recalls is carried out when its ten days are over', async () => {
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
