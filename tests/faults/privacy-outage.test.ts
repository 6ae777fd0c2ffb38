import { expect, it } from 'vitest';
import { leadBody } from '../support/lead-body.ts';
import { inventPerson, path, processedRequest, requestOf, requestsAt, type } from '../support/privacy-requests.ts';
import { startTestServer } from '../support/running-server.ts';
import { startStandInPartner } from '../support/stand-in-partner.ts';

/** A request is stored first, always: whatever else is down, busy or cut off. */
it('takes the request of a household while another address floods', async () => {
  const server = await startTestServer({
    RATE_PRIVACY_PER_MINUTE: '20',
    RATE_CALLS_PER_MINUTE: '3',
    TRUSTED_PROXIES: 'loopback',
  });
  const send = (from: string) =>
    server.post(path, { formData: { ...inventPerson(), submitAnAppeal: 'yes' }, type }, { 'x-forwarded-for': from });
  try {
    const flood = await Promise.all(Array.from({ length: 40 }, () => send('203.0.113.1')));
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await send('203.0.113.2')).status).toBe(200);
    expect(await requestsAt(server)).toHaveLength(21);
  } finally {
    await server.remove();
  }
});

it('stores a request while the captcha, the chat and the partner are all down, and opts the person out all the same', async () => {
  const down = await startStandInPartner({ does: 'reset' });
  const server = await startTestServer({
    RECAPTCHA_URL: down.url,
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'invented-secret',
    SLACK_WEBHOOK_URL: down.url,
    LEAD_EXCHANGE_URL: down.url,
  });
  try {
    const person = inventPerson();
    await server.post('/post-lead', leadBody({ email: person.email, phone: person.phone }));
    const formData = { ...person, optOutOfSaleOrSharingOfInformation: 'yes', requestToDeleteInformation: 'yes' };
    expect((await server.post(path, { formData, reCaptchaToken: 'from-google', type })).status).toBe(200);
    const { state, request } = await processedRequest(server, person.email);
    expect({ state, verdict: request.verdict, optedOut: request.done?.optedOut }).toEqual({
      state: 'open',
      verdict: 'unknown',
      optedOut: true,
    });
    const [lead] = await server.leads();
    expect(lead?.deliveries.find(({ destination }) => destination === 'exchange')).toMatchObject({ state: 'held' });
  } finally {
    await server.remove();
    await down.stop();
  }
});

it('goes on with a request whose work was cut off by a restart', async () => {
  const captcha = await startStandInPartner({ does: 'hang' });
  const settings = { RECAPTCHA_URL: captcha.url, RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'invented-secret' };
  const first = await startTestServer(settings);
  const person = inventPerson();
  await first.post(path, { formData: { ...person, submitAnAppeal: 'yes' }, reCaptchaToken: 'from-google', type });
  await captcha.got(1);
  await first.stop();
  const second = await startTestServer({ ...settings, DATA_DIR: first.config.DATA_DIR });
  try {
    expect(await requestOf(second, person.email)).toMatchObject([{ request: { form: person } }]);
  } finally {
    await second.remove();
    await captcha.stop();
  }
});
