import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { partnerClient } from '../../lead-server/src/partners/client.ts';
import { embeddedTwoStep } from '../../lead-server/src/partners/two-step/embedded.ts';
import { createPhoneProof, isPhoneProof } from '../../lead-server/src/partners/two-step/proof.ts';
import { twilioTwoStep } from '../../lead-server/src/partners/two-step/twilio.ts';
import { withResendPause } from '../../lead-server/src/partners/two-step/two-step.ts';
import { openSqliteStore } from '../../lead-server/src/store/sqlite/store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { dataKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { leadBody } from '../support/lead-body.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import {
  type Behaviour,
  jsonResponse,
  type StandInPartner,
  startStandInPartner,
  timeoutFor,
} from '../support/stand-in-partner.ts';

const phone = '+12126647665';
const minute = 60_000;
const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 7) }]);

describe('the embedded phone verification', () => {
  let folder: string;
  let store: Store;
  let now = Date.UTC(2026, 0, 15);
  let codes: string[] = [];
  /** Another replica on the same store. */
  const replica = (own = vault) => {
    const parts = { store, vault: own, now: () => now };
    return withResendPause(embeddedTwoStep({ ...parts, deliver: (_phone, code) => void codes.push(code) }), parts);
  };
  const wrong = () => (codes.at(-1) === '000000' ? '000001' : '000000');
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'two-step-'));
    store = await openSqliteStore({ file: join(folder, 'leads.db'), readOnly: false });
    codes = [];
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('approves the code that was sent, once, at any replica', async () => {
    expect(await replica().send(phone)).toEqual({ is: 'sent' });
    expect(codes[0]).toMatch(/^\d{6}$/);
    expect(await replica().check(phone, wrong())).toBe('pending');
    expect(await replica().check('+12126647666', codes[0] ?? '')).toBe('expired');
    expect(await replica().check(phone, codes[0] ?? '')).toBe('approved');
    expect(await replica().check(phone, codes[0] ?? '')).toBe('expired');
  });

  it('makes codes of six digits, whoever they are for', async () => {
    for (let last = 1000; last < 1050; last += 1) await replica().send(`+1212664${last}`);
    expect(codes).toHaveLength(50);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  });

  it('sends again after half a minute, the same code, five times at most', async () => {
    expect((await replica().send(phone)).is).toBe('sent');
    now += 29_999;
    expect(await replica().send(phone)).toEqual({ is: 'too_soon', waitMs: 1 });
    for (let sent = 2; sent <= 5; sent += 1) {
      now += 30_000;
      expect((await replica().send(phone)).is).toBe('sent');
    }
    now += 30_000;
    expect((await replica().send(phone)).is).toBe('too_many');
    expect(new Set(codes).size).toBe(1);
    now += 10 * minute;
    expect((await replica().send(phone)).is).toBe('sent');
    expect(new Set(codes).size).toBe(2);
  });

  it('approves a code that a replica sent which has another key already, or not yet, once', async () => {
    const keys = [1, 2].map((version) => ({ version, secret: Buffer.alloc(32, version) }));
    const newer = createVault(keys);
    const older = createVault(keys.map((key) => ({ ...key, waits: key.version === 2 })));
    for (const [sends, checks] of [
      [older, newer],
      [newer, older],
    ]) {
      await replica(sends).send(phone);
      expect(await replica(checks).check(phone, wrong())).toBe('pending');
      expect(await replica(checks).check(phone, codes.at(-1) ?? '')).toBe('approved');
      expect(await replica(sends).check(phone, codes.at(-1) ?? '')).toBe('expired');
    }
    // both have sent one: the visitor may type either
    now += minute;
    await replica(older).send(phone);
    await replica(newer).send(phone);
    const tries = [codes.at(-1), codes.at(-2)].map((code) => replica(older).check(phone, code ?? ''));
    expect(await Promise.all(tries)).toEqual(['approved', 'approved']);
    // and no more wrong ones than five each
    now += minute;
    await replica(older).send(phone);
    await replica(newer).send(phone);
    const guesses = Array.from({ length: 6 }, () => replica(newer).check(phone, '123456'));
    expect((await Promise.all(guesses)).filter((each) => each === 'pending')).toHaveLength(5);
  });

  it('has nobody wait for another try when no code went out', async () => {
    let is: 'unavailable' | 'sent' = 'unavailable';
    const verification = withResendPause(
      { send: async () => ({ is }), check: async () => 'expired' },
      { store, vault, now: () => now },
    );
    expect(await verification.send(phone)).toEqual({ is: 'unavailable' });
    is = 'sent';
    expect(await verification.send(phone)).toEqual({ is: 'sent' });
    expect((await verification.send(phone)).is).toBe('too_soon');
  });

  it('forgets a code after ten minutes', async () => {
    await replica().send(phone);
    now += 10 * minute;
    expect(await replica().check(phone, codes[0] ?? '')).toBe('expired');
  });

  it('lets a code be tried five times, also by many at once', async () => {
    await replica().send(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => replica().check(phone, wrong())));
    expect(answers.filter((each) => each === 'pending')).toHaveLength(5);
    expect(answers.filter((each) => each === 'max_attempts_reached')).toHaveLength(15);
    expect(await replica().check(phone, codes[0] ?? '')).toBe('max_attempts_reached');
  });

  it('takes the right code at the fifth try', async () => {
    await replica().send(phone);
    for (let tried = 1; tried < 5; tried += 1) expect(await replica().check(phone, wrong())).toBe('pending');
    expect(await replica().check(phone, codes[0] ?? '')).toBe('approved');
  });

  it('says only what the store has kept: that a code is used up, that nobody has to wait', async () => {
    const parts = { store: { ...store, resetCounter: fails }, vault, now: () => now };
    const verification = withResendPause(embeddedTwoStep({ ...parts, deliver: (_phone, code) => void codes.push(code) }), parts);
    await verification.send(phone);
    expect(await verification.check(phone, codes[0] ?? '')).toBe('unavailable');
    const without = withResendPause({ send: async () => ({ is: 'unavailable' }), check: async () => 'expired' }, parts);
    expect(await without.send('+12126647666')).toEqual({ is: 'unavailable' });
  });

  it('is unavailable where nothing brings a code, and where the store fails', async () => {
    const parts = { store, vault, now: () => now };
    // however often: nobody is told that too many codes were sent who got none
    const without = embeddedTwoStep({ ...parts, deliver: undefined });
    for (let asked = 0; asked < 6; asked += 1) expect(await without.send(phone)).toEqual({ is: 'unavailable' });
    const broken = { incrementCounter: fails, getCounter: fails, resetCounter: fails };
    const verification = withResendPause(embeddedTwoStep({ ...parts, store: broken, deliver: () => {} }), {
      ...parts,
      store: broken,
    });
    expect(await verification.send(phone)).toEqual({ is: 'unavailable' });
    expect(await verification.check(phone, '123456')).toBe('unavailable');
  });
});

const fails = async (): Promise<never> => {
  throw new Error('no store');
};

describe('the proof of a verified phone', () => {
  const now = Date.UTC(2026, 0, 15);
  it('holds for its phone, for a day, whole', () => {
    const proof = createPhoneProof(vault, phone, now);
    expect(isPhoneProof(vault, phone, proof, now)).toBe(true);
    expect(isPhoneProof(vault, '+12126647666', proof, now)).toBe(false);
    expect(isPhoneProof(vault, phone, proof, now + 24 * 60 * minute)).toBe(false);
    expect(isPhoneProof(vault, phone, proof.replace(/^\d/, '9'), now)).toBe(false);
    for (const forged of ['', '.', 'x.y', `${now * 2}.`]) expect(isPhoneProof(vault, phone, forged, now)).toBe(false);
  });

  it('holds while keys change at a server that has another key already, or not yet', async () => {
    const keys = ['1', '2'].map((version) => `${version}:${Buffer.alloc(32, Number(version)).toString('base64')}`).join(',');
    for (const [theirs, ours] of [
      ['1', '2'],
      ['2', '1'],
    ] as const) {
      const server = await startTestServer({ DATA_KEYS: keys, DATA_KEY_VERSION: ours });
      onTestFinished(() => server.remove());
      const verifiedAt = createVault(dataKeys({ ...server.config, DATA_KEY_VERSION: Number(theirs) }));
      const sms_proof = createPhoneProof(verifiedAt, phone, Date.now());
      await server.post('/post-lead', leadBody({ phone: '(212) 664-7665', sms_proof }));
      expect((await server.leads())[0]?.kept).toMatchObject({ record: { sent: { sms_verified: 'yes' } } });
    }
  });
});

describe('Twilio Verify', () => {
  const started: StandInPartner[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((each) => each.stop()));
  });
  const twilio = async (behaviour: Behaviour) => {
    const partner = await startStandInPartner(behaviour);
    started.push(partner);
    const settings = { base: partner.url, accountSid: 'ACtest', authToken: 'token', serviceSid: 'VAtest' };
    return { partner, verification: twilioTwoStep(partnerClient(timeoutFor(behaviour)), settings) };
  };
  const refusal = (status: number, code: number) =>
    jsonResponse(status, {
      code,
      message: 'as Twilio words it',
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      status,
    });

  it('is asked for a code in its shape', async () => {
    const { partner, verification } = await twilio(
      jsonResponse(201, { sid: 'VE1', status: 'pending', valid: false, channel: 'sms' }),
    );
    expect(await verification.send(phone)).toEqual({ is: 'sent' });
    expect(partner.received).toMatchObject([{ method: 'POST', path: '/v2/Services/VAtest/Verifications' }]);
    const [{ headers, body }] = partner.received as [(typeof partner.received)[0]];
    expect(headers.authorization).toBe(`Basic ${Buffer.from('ACtest:token').toString('base64')}`);
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ To: phone, Channel: 'sms' });
  });

  it('is asked to check a code in its shape', async () => {
    const { partner, verification } = await twilio(jsonResponse(200, { sid: 'VE1', status: 'approved', valid: true }));
    expect(await verification.check(phone, '123456')).toBe('approved');
    expect(partner.received[0]).toMatchObject({ method: 'POST', path: '/v2/Services/VAtest/VerificationCheck' });
    expect(Object.fromEntries(new URLSearchParams(partner.received[0]?.body))).toEqual({ To: phone, Code: '123456' });
  });

  it.each([
    [60203, 429, 'too_many'],
    [20429, 429, 'too_soon'],
    [60200, 400, 'refused'],
    [60205, 403, 'refused'],
    [20003, 401, 'unavailable'],
  ])('error %d at sending means %s', async (code, status, is) => {
    const { verification } = await twilio(refusal(status, code));
    expect((await verification.send(phone)).is).toBe(is);
  });

  it.each([
    [jsonResponse(200, { status: 'pending', valid: false }), 'pending'],
    [jsonResponse(200, { status: 'canceled', valid: false }), 'canceled'],
    [jsonResponse(200, { status: 'something new' }), 'unavailable'],
    [refusal(429, 60202), 'max_attempts_reached'],
    [refusal(404, 20404), 'expired'],
    // asked too often: the code can be tried again
    [refusal(429, 20429), 'pending'],
    [{ does: 'answer', status: 503 } as Behaviour, 'unavailable'],
    [{ does: 'hang' } as Behaviour, 'unavailable'],
    [{ does: 'reset' } as Behaviour, 'unavailable'],
    [{ does: 'drip' } as Behaviour, 'unavailable'],
  ])('%j at a check means %s', async (behaviour, means) => {
    const { verification } = await twilio(behaviour);
    expect(await verification.check(phone, '123456')).toBe(means);
  });
});

describe('the calls', () => {
  let server: TestServer;
  afterEach(() => server.remove());
  const post = async (path: string, body: object) => {
    const response = await server.post(path, body);
    return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') };
  };
  const send = (number = '(212) 664-7665') => post('/two-step-verification/phone', { phone: number });
  const check = (code: string) =>
    post('/two-step-verification/check', { twilio: { phone: '+1 212-664-7665', sent_status: 'pending', code } });

  it('send a code, which is in the log in development, and check it; the lead that follows is verified', async () => {
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
    const old = createPhoneProof(createVault(dataKeys(server.config)), '+12126647665', Date.now() - 25 * 60 * minute);
    await post('/post-lead', leadBody({ phone: '(212) 664-7665', sms_proof: old }));
    const last = (await server.leads()).at(-1)?.kept;
    expect(last).toMatchObject({ record: { sent: { sms_verified: 'no' } } });
    expect(JSON.stringify(sent)).not.toContain(proof);
  });

  it('say what the partner says of a phone, and when to try again', async () => {
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
    expect(await send('2126647661')).toMatchObject({ status: 422, body: { error: { code: 'no_texts', field: 'phone' } } });
    expect(await send('2126647662')).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_codes', message: expect.stringContaining('in 10 minutes') } },
      retryAfter: '600',
    });
    expect(await send('2126647663')).toMatchObject({ status: 429, body: { error: { code: 'too_soon' } }, retryAfter: '30' });
    // as it is pasted from a message
    expect(await check(' 123456\n')).toMatchObject({ status: 200, body: { status: 'approved' } });
  });

  it('say what is wrong with a call', async () => {
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

  it('send no more texts in an hour than the settings allow, to whatever phones, and say so once', async () => {
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
