import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkPhone } from '../../funnel-app/src/api/contactChecks.ts';
import { createBreaker } from '../../lead-server/src/lib/breaker.ts';
import { type CallPartner, PartnerFailure, partnerClient } from '../../lead-server/src/partners/client.ts';
import { checkEmailByIpqs, checkEmailEmbedded, emailUnknown } from '../../lead-server/src/partners/email.ts';
import { checkGibberishBy } from '../../lead-server/src/partners/gibberish.ts';
import { checkPhoneByIpqs, checkPhoneEmbedded, mayGetTexts, phoneUnknown } from '../../lead-server/src/partners/phone.ts';
import { lookUpZipBy } from '../../lead-server/src/partners/zip/service.ts';
import { unknownPlace } from '../../lead-server/src/partners/zip/table.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import {
  type Behaviour,
  jsonResponse,
  partnerShapes,
  type StandInPartner,
  startStandInPartner,
} from '../support/stand-in-partner.ts';

const started: StandInPartner[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});
async function partner(behaviour: Behaviour): Promise<StandInPartner> {
  const one = await startStandInPartner(behaviour);
  started.push(one);
  return one;
}

const failures: readonly (readonly [string, Behaviour])[] = [
  ['an error', { does: 'answer', status: 500 }],
  ['a redirect', { does: 'answer', status: 302, headers: { location: '/x' } }],
  ['nonsense', { does: 'answer', status: 200, body: '<html>' }],
  ['a list', { does: 'answer', status: 200, body: '[]' }],
  ['nothing', { does: 'hang' }],
  ['a reset', { does: 'reset' }],
  ['half an answer', { does: 'cut' }],
  ['a drip', { does: 'drip' }],
  ['more than it may', jsonResponse(200, { success: true, valid: false, more: 'x'.repeat(300_000) })],
  ['no credit', partnerShapes.ipqsNoCredit],
];

it('a number with an area code unknown to the metadata is valid, with an unknown line type', async () => {
  for (const phone of ['(861) 345-1234', '2126647665'])
    expect(await checkPhoneEmbedded(phone)).toMatchObject({ valid: true, active: true });
  expect((await checkPhoneEmbedded('(861) 345-1234')).line_type).toBe('unknown');
  for (const phone of ['(191) 345-1234', '(911) 345-1234', '(212) 555-0123', '(293) 345-1234'])
    expect((await checkPhoneEmbedded(phone)).valid, phone).toBe(false);
});

it('texts go only to area codes of the states, DC and the territories', () => {
  const codesWith = (line: string) =>
    Array.from({ length: 800 }, (_, at) => String(200 + at)).filter((code) => mayGetTexts(`${code}${line}`));
  const textable = new Set(['2345678', '6331234', '7760000'].flatMap(codesWith));
  const other = '242 264 268 284 345 473 649 664 721 767 784 869 500 533 700 710 800 822 876 900 976 416 861'.split(' ');
  expect(other.filter((code) => textable.has(code))).toEqual([]);
  expect(['212', '202', '907', '808', '787', '939', '340', '671', '684', '670'].filter((code) => !textable.has(code))).toEqual(
    [],
  );
});

describe('IPQualityScore, phone', () => {
  it('is called and parsed in its format', async () => {
    const ipqs = await partner(
      jsonResponse(200, { success: true, valid: true, active: null, fraud_score: 90, line_type: 'VOIP', message: 'x' }),
    );
    expect(await checkPhoneByIpqs(partnerClient(10_000), ipqs.url, 'a/key')('(212) 664-7665')).toEqual({
      success: true,
      valid: true,
      active: true,
      fraud_score: 90,
      line_type: 'VOIP',
      message: 'x',
    });
    expect(ipqs.received).toMatchObject([{ method: 'GET', path: '/api/json/phone/a%2Fkey/2126647665?country=US&strictness=0' }]);
  });

  it.each(failures)('counts as valid when it answers %s', async (_what, behaviour) => {
    const ipqs = await partner(behaviour);
    expect(await checkPhoneByIpqs(partnerClient(200), ipqs.url, 'key')('2126647665')).toEqual(phoneUnknown);
    expect(phoneUnknown).toMatchObject({ valid: true, active: true });
  });

  it('is not asked about a longer number, which it would cut to somebody else’s', async () => {
    const ipqs = await partner(partnerShapes.ipqsPhone);
    const check = checkPhoneByIpqs(partnerClient(10_000), ipqs.url, 'key');
    for (const phone of ['(212) 664-7665 9', '+44 212 664 7665', '1 1 212 664 7665']) {
      expect(await check(phone)).toMatchObject({ success: true, valid: false });
    }
    expect(ipqs.received).toEqual([]);
  });

  it('a message "Invalid/nonexistent phone number" means invalid', async () => {
    const ipqs = await partner(jsonResponse(200, { success: false, message: 'Invalid/nonexistent phone number. Please check.' }));
    expect(await checkPhoneByIpqs(partnerClient(10_000), ipqs.url, 'key')('2126647665')).toMatchObject({
      valid: false,
      active: false,
    });
  });
});

describe('the page, by the lead server and IPQualityScore', () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    vi.unstubAllGlobals();
    await server?.remove();
  });

  it.each<readonly [string, Behaviour, boolean]>([
    [
      'that there is no such number',
      jsonResponse(200, { success: false, message: 'Invalid/nonexistent phone number. Please check.' }),
      false,
    ],
    ['that it is not valid', jsonResponse(200, { success: true, valid: false, fraud_score: 0 }), false],
    ['that it is valid', partnerShapes.ipqsPhone, true],
    ['that it is toll free', jsonResponse(200, { success: true, valid: true, line_type: 'Toll Free' }), false],
    ['an error', { does: 'answer', status: 500 }, true],
    ['no credit', partnerShapes.ipqsNoCredit, true],
  ])('parses its response: %s', async (_what, behaviour, valid) => {
    const ipqs = await partner(behaviour);
    server = await startTestServer({ IPQS_URL: ipqs.url, IPQS_KEY: 'invented-key' });
    const { url } = server;
    const { fetch } = globalThis;
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', (path: string, asked: RequestInit) => fetch(path.startsWith('/') ? url + path : path, asked));
    expect((await checkPhone('(212) 664-7665')) === 'fine').toBe(valid);
    expect(ipqs.received).toHaveLength(1);
  });
});

it('spellings of one phone, and of one mailbox, are one paid check', async () => {
  const ipqs = await partner(partnerShapes.ipqsPhone);
  const paid = await startTestServer({ IPQS_URL: ipqs.url, IPQS_KEY: 'invented-key' });
  onTestFinished(paid.remove);
  const phones = ['(212) 664-7665', '2126647665', '212.664.7665', '+1 212 664 7665', '1-212-664-7665', ' 212 6647665 '];
  const emails = ['ana.b@gmail.com', 'anab@gmail.com', 'A.nab+x@gmail.com', 'anab@googlemail.com '];
  for (const [field, values] of Object.entries({ phone: phones, email: emails }))
    for (const value of values) expect((await paid.post(`/api/validations/ipqs/${field}`, { [field]: value })).status).toBe(200);
  expect(ipqs.received.map(({ path = '' }) => path.split('/')[3])).toEqual(['phone', 'email']);
});

it('a paid check costs twenty calls, one of our own none', async () => {
  const ipqs = await partner(partnerShapes.ipqsPhone);
  for (const [settings, second] of [
    [{ IPQS_URL: ipqs.url, IPQS_KEY: 'invented-key' }, 429],
    [{}, 200],
  ] as const) {
    const limited = await startTestServer({ ...settings, RATE_CALLS_PER_MINUTE: '39' });
    try {
      const check = async () => (await limited.post('/api/validations/ipqs/phone', { phone: '2126647665' })).status;
      expect([await check(), await check()]).toEqual([200, second]);
    } finally {
      await limited.remove();
    }
  }
});

describe('IPQualityScore, email', () => {
  it('is called and parsed in its format', async () => {
    const ipqs = await partner(
      jsonResponse(200, { success: true, valid: false, disposable: true, timed_out: false, dns_valid: false, fraud_score: 80 }),
    );
    expect(await checkEmailByIpqs(partnerClient(10_000), ipqs.url, 'key')('ann+x@example.com')).toEqual({
      success: true,
      valid: false,
      disposable: true,
      dns_valid: false,
      fraud_score: 80,
    });
    expect(ipqs.received[0]?.path).toBe('/api/json/email/key/ann%2Bx%40example.com?timeout=7');
  });

  it('is trusted when it times out but calls the address good; missing fields stop nobody', async () => {
    const ipqs = await partner(jsonResponse(200, { success: true, valid: true, disposable: true, timed_out: true }));
    const said = await checkEmailByIpqs(partnerClient(10_000), ipqs.url, 'key')('ann@example.com');
    expect(said).toEqual({ success: true, valid: true, disposable: true, dns_valid: true, fraud_score: 0 });
  });

  it('is not asked about an overlong address, which the embedded check refuses too', async () => {
    const ipqs = await partner(jsonResponse(200, { success: true, valid: true }));
    const exists = async () => true;
    // 254 characters in all
    const longest = `${'a'.repeat(58)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`;
    expect(longest).toHaveLength(254);
    for (const check of [checkEmailByIpqs(partnerClient(10_000), ipqs.url, 'key'), checkEmailEmbedded(exists)]) {
      expect([(await check(longest)).valid, (await check(`a${longest}`)).valid]).toEqual([true, false]);
    }
    expect(ipqs.received).toHaveLength(1);
  });

  it.each([...failures, ['timed_out', jsonResponse(200, { success: true, valid: false, timed_out: true })] as const])(
    'does not block when it answers %s',
    async (_what, behaviour) => {
      const ipqs = await partner(behaviour);
      expect(await checkEmailByIpqs(partnerClient(200), ipqs.url, 'key')('ann@example.com')).toEqual(emailUnknown);
      expect(emailUnknown).toMatchObject({ valid: true, disposable: false });
    },
  );
});

describe('the embedded email check', () => {
  it.each([
    ['a domain that exists', true, 'ann@example.com', { valid: true, dns_valid: true }],
    ['a domain that does not', false, 'ann@example.com', { valid: false, dns_valid: false }],
    ['no resolver that answers', undefined, 'ann@example.com', { valid: true, dns_valid: true }],
    ['a disposable domain', true, 'ann@mailinator.com', { disposable: true }],
    ['a host below a disposable domain', true, 'ann@mx.mailinator.com', { disposable: true }],
    ['bad syntax', true, 'ann@example', { valid: false }],
    ['spaces around', true, ' ann@example.com ', { valid: true }],
  ])('%s', async (_what, exists, email, expected) => {
    expect(await checkEmailEmbedded(async () => exists)(email)).toMatchObject({ success: true, ...expected });
  });

  it('asks no resolver about an internal name: a stranger would learn which exist', async () => {
    const asked: string[] = [];
    const check = checkEmailEmbedded(async (domain) => {
      asked.push(domain);
      return false;
    });
    for (const domain of [
      'printer.local',
      'db.corp',
      'vault.internal',
      'mail.example',
      'nas.fritz',
      'x.home.arpa',
      'wiki.mycompany',
    ]) {
      expect(await check(`ann@${domain}`)).toMatchObject({ valid: true });
    }
    expect(await check('ann@local.example.com')).toMatchObject({ valid: false });
    expect(asked).toEqual(['local.example.com']);
  });
});

describe('the ZIP service', () => {
  const table = () => ({ ...unknownPlace, zip: 'from the table' });

  it('is called at /us/{zip}', async () => {
    const service = await partner(partnerShapes.zip);
    expect(await lookUpZipBy(partnerClient(10_000), service.url, table)('10001')).toMatchObject({
      city: 'New York',
      state: 'NY',
      zip: '10001',
    });
    expect(service.received[0]?.path).toBe('/us/10001');
  });

  it.each(failures)('is replaced by the table when it answers %s', async (_what, behaviour) => {
    const service = await partner(behaviour);
    expect(await lookUpZipBy(partnerClient(200), service.url, table)('10001')).toMatchObject({ zip: 'from the table' });
  });
});

describe('the gibberish service', () => {
  it.each([
    ['yes', 'yes'],
    [true, 'yes'],
    ['no', 'no'],
    [0, 'no'],
  ])('answering %j means %s', async (is_gibberish, means) => {
    const service = await partner(jsonResponse(200, { is_gibberish }));
    expect(await checkGibberishBy(partnerClient(10_000), service.url)('A truck hit my car')).toBe(means);
    expect(service.received[0]).toMatchObject({ method: 'POST', path: '/index.php' });
    expect(service.received[0]?.body).toContain('A truck hit my car');
  });

  it.each(failures)('is replaced by our own model when it answers %s', async (_what, behaviour) => {
    const service = await partner(behaviour);
    expect(await checkGibberishBy(partnerClient(200), service.url)('asdf qwer zxcv lkjh fdsa')).toBe('yes');
  });
});

describe('a partner that is down', () => {
  const whole = (ask: CallPartner, address: string) => ask(address, (answer) => answer);

  it('has its circuit opened after five failures in a row, and visitors wait for it no longer', async () => {
    const service = await partner({ does: 'answer', status: 503 });
    const ask = partnerClient(10_000);
    for (let tries = 0; tries < 8; tries += 1) await expect(whole(ask, service.url)).rejects.toThrow(PartnerFailure);
    expect(service.received).toHaveLength(5);
  });

  it('is asked again after a pause, by one call at first', async () => {
    const service = await partner({ does: 'answer', status: 503 });
    const ask = partnerClient(10_000, { breaker: createBreaker({ threshold: 1, restMs: 0 }) });
    await expect(whole(ask, service.url)).rejects.toThrow(PartnerFailure);
    service.behave(jsonResponse(200, { here: true }));
    const answers = await Promise.allSettled([whole(ask, service.url), whole(ask, service.url)]);
    expect(answers.map((each) => each.status)).toEqual(['fulfilled', 'rejected']);
    expect((await whole(ask, service.url)).body).toEqual({ here: true });
  });

  it('is told apart from one that refuses: a refusal is a response', async () => {
    const service = await partner(jsonResponse(429, { code: 60203 }));
    const ask = partnerClient(10_000);
    for (let tries = 0; tries < 8; tries += 1)
      expect(await whole(ask, service.url)).toEqual({ status: 429, body: { code: 60203 } });
  });

  it('counts as failed when its response is too large, also with a refusal', async () => {
    const service = await partner(jsonResponse(404, { more: 'x'.repeat(300_000) }));
    await expect(whole(partnerClient(10_000), service.url)).rejects.toThrow('more than it may');
  });

  it('cannot redirect us: the request may hold a key', async () => {
    const [other, service] = [await startStandInPartner(jsonResponse(200, { valid: true })), await startStandInPartner()];
    started.push(other, service);
    service.behave({ does: 'answer', status: 307, headers: { location: `${other.url}/elsewhere` } });
    await expect(partnerClient(1000)(service.url, ({ body }) => body)).rejects.toThrow(PartnerFailure);
    expect([service.received.length, other.received.length]).toEqual([1, 0]);
  });
  it('is never named by its address in an exception', async () => {
    const service = await partner({ does: 'reset' });
    await expect(whole(partnerClient(10_000), `${service.url}/secret-key`)).rejects.not.toThrow(/secret-key|127\.0\.0\.1/);
  });
});
