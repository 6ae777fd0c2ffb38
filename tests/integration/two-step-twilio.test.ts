import { afterEach, describe, expect, it } from 'vitest';
import { partnerClient } from '../../lead-server/src/partners/client.ts';
import { twilioTwoStep } from '../../lead-server/src/partners/two-step/twilio.ts';
import {
  type Behaviour,
  jsonResponse,
  type StandInPartner,
  startStandInPartner,
  timeoutFor,
} from '../support/stand-in-partner.ts';

const phone = '+12126647665';

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

  it('is asked for a code in its format', async () => {
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

  it('is asked to check a code in its format', async () => {
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
