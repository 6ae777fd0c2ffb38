import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPhoneProof } from '../../lead-server/src/partners/two-step/proof.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { leadBody } from '../support/lead-body.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { jsonResponse, startStandInPartner } from '../support/stand-in-partner.ts';

const minute = 60_000;

describe('the calls of the phone verification', () => {
  let server: TestServer;
  afterEach(() => server.remove());
  const post = async (path: string, body: object) => {
    const response = await server.post(path, body);
    return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') };
  };
  const send = (number = '(212) 664-7665') => post('/two-step-verification/phone', { phone: number });
  const check = (code: string) =>
    post('/two-step-verification/check', { twilio: { phone: '+1 212-664-7665', sent_status: 'pending', code } });

  it('send a code, logged in development, and check it; the lead that follows is verified', async () => {
    server = await startTestServer({ NODE_ENV: 'development' });
    expect(await send()).toMatchObject({ status: 200, body: { sent: true, status: 'pending' } });
    expect(await send()).toMatchObject({ status: 429, body: { error: { code: 'too_soon' } } });
    expect(Number((await send()).retryAfter)).toBeGreaterThan(0);
    const code = /"code":"(\d{6})"/.exec(server.logged())?.[1] ?? '';
    expect(server.logged()).not.toContain('6647665');
    expect(await check(code === '000000' ? '000001' : '000000')).toMatchObject({ status: 200, body: { status: 'pending' } });
    const approved = await check(code);
    expect(approved).toMatchObject({ status: 200, body: { status: 'approved', proof: expect.any(String) } });

    const { proof } = approved.body as { proof: string };
    await post('/post-lead', leadBody({ phone: '(212) 664-7665', sms_proof: proof }));
    await post('/post-lead', leadBody({ phone: '(212) 664-7666', sms_proof: proof, sms_verified: 'yes' }));
    const sent = (await server.leads()).map(({ kept }) => kept.is === 'lead' && kept.record.sent);
    expect(sent).toMatchObject([{ sms_verified: 'yes' }, { sms_verified: 'no' }]);
    const old = createPhoneProof(createVault(readOrMakeKeys(server.config)), '+12126647665', Date.now() - 25 * 60 * minute);
    await post('/post-lead', leadBody({ phone: '(212) 664-7665', sms_proof: old }));
    const last = (await server.leads()).at(-1)?.kept;
    expect(last).toMatchObject({ record: { sent: { sms_verified: 'no' } } });
    expect(JSON.stringify(sent)).not.toContain(proof);
  });

  it("return the partner's verdict on a phone, and the time of the next try", async () => {
    const refusals: Readonly<Record<string, readonly [status: number, code: number]>> = {
      '1': [403, 60205],
      '2': [429, 60203],
      '3': [429, 20429],
    };
    const twilio = await startStandInPartner(({ body }) => {
      const [status, code] = refusals[body.match(/To=%2B1212664766(\d)/)?.[1] ?? ''] ?? [201, 0];
      return jsonResponse(status, { code, status: 'approved' });
    });
    onTestFinished(() => twilio.stop());
    server = await startTestServer({
      TWILIO_URL: twilio.url,
      TWILIO_ACCOUNT_SID: 'ACtest',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_VERIFY_SERVICE_SID: 'VAtest',
    });
    expect(await send('2126647661')).toMatchObject({
      status: 422,
      body: { error: { code: 'no_texts', field: 'phone', message: 'This phone cannot get text messages.' } },
    });
    expect(await send('2126647662')).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_codes', message: expect.stringContaining('in 10 minutes') } },
      retryAfter: '600',
    });
    expect(await send('2126647663')).toMatchObject({ status: 429, body: { error: { code: 'too_soon' } }, retryAfter: '30' });
    // as it is pasted from a message
    expect(await check(' 123456\n')).toMatchObject({ status: 200, body: { status: 'approved' } });
  });

  it('name the invalid field of a call', async () => {
    server = await startTestServer();
    for (const other of ['12', '(212) 664-7665 9']) {
      expect(await send(other)).toMatchObject({ status: 422, body: { error: { field: 'phone' } } });
    }
    expect(await check('12')).toMatchObject({ status: 422, body: { error: { field: 'code' } } });
    expect(await post('/two-step-verification/check', {})).toMatchObject({ status: 422, body: { error: { field: 'twilio' } } });
  });

  it('send nothing in production without a partner, and log no code', async () => {
    const dataKey = `1:${Buffer.alloc(32, 1).toString('base64')}`;
    server = await startTestServer({ NODE_ENV: 'production', DATA_KEYS: dataKey });
    expect(await send()).toMatchObject({ status: 200, body: { sent: false } });
    expect(server.logged()).not.toMatch(/\d{6}"/);
  });

  it('send no more texts in an hour than the settings allow, to any phones, and log it once', async () => {
    const twilio = await startStandInPartner(jsonResponse(201, { sid: 'VE1', status: 'pending' }));
    try {
      const account = { TWILIO_ACCOUNT_SID: 'ACtest', TWILIO_AUTH_TOKEN: 'token', TWILIO_VERIFY_SERVICE_SID: 'VAtest' };
      server = await startTestServer({ ...account, TWILIO_URL: twilio.url, TEXTS_PER_HOUR: '2' });
      const answers = [];
      for (const last of ['1', '2', '3', '4']) answers.push((await send(`212664766${last}`)).body.sent);
      expect(answers).toEqual([true, true, false, false]);
      expect(twilio.received).toHaveLength(2);
      expect(server.logged().match(/TEXTS_PER_HOUR reached/g)).toHaveLength(1);
    } finally {
      await twilio.stop();
    }
  });

  it('cost more of a limit of their own', async () => {
    server = await startTestServer({ RATE_CALLS_PER_MINUTE: '250' });
    const answers = [];
    for (const last of ['1', '2', '3']) answers.push((await send(`212664766${last}`)).status);
    expect(answers).toEqual([200, 200, 429]);
    expect((await fetch(`${server.url}/us/10001`)).status).toBe(200);
  });
});
