import { once } from 'node:events';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateStores } from '../support/both-stores.ts';
import { reportFault } from '../support/fault-table.ts';
import { leadBody } from '../support/lead-body.ts';
import { sendRaw } from '../support/raw-connection.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

const unlimited = { RATE_LEADS_PER_MINUTE: '0', RATE_CALLS_PER_MINUTE: '0' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(unlimited);
});
afterAll(() => server.remove());

const withText = (field: string, json: string) => JSON.stringify(leadBody({ [field]: '@' })).replace('"@"', json);
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** The fault, the body, differing headers, the status, and the code or field in the response. */
const bodies: readonly (readonly [string, string | Buffer, Record<string, string>, number, string])[] = [
  ['malformed JSON', '{"flow":', {}, 400, 'not_json'],
  ['no body', '', {}, 400, 'not_json'],
  ['a list', '[]', {}, 400, 'not_an_object'],
  ['null', 'null', {}, 400, 'not_an_object'],
  ['a number for a text', JSON.stringify(leadBody({ first_name: 7 })), {}, 422, 'first_name'],
  ['a list for a text', JSON.stringify(leadBody({ email: ['a'] })), {}, 422, 'email'],
  ['an object for a text', JSON.stringify(leadBody({ phone: {} })), {}, 422, 'phone'],
  ['a text for the switches', JSON.stringify(leadBody({ switches: 'x' })), {}, 422, 'switches'],
  ['an unknown flow', JSON.stringify(leadBody({ flow: 'nonsense' })), {}, 422, 'flow'],
  ['no flow', JSON.stringify(leadBody({ flow: undefined })), {}, 422, 'flow'],
  ['no consent', JSON.stringify(leadBody({ tcpa: undefined })), {}, 422, 'tcpa'],
  ['an unknown language', JSON.stringify(leadBody({ language: 'xx' })), {}, 422, 'language'],
  ['a NUL', withText('first_name', '"An\\u0000n"'), {}, 422, 'first_name'],
  ['a lone surrogate', withText('case_description', '"A truck hit my car \\ud800 from behind"'), {}, 422, 'case_description'],
  ['a NUL in a switch', withText('switches', '{"theme":"\\u0000"}'), {}, 422, 'switches'],
  ['a name that is too long', JSON.stringify(leadBody({ first_name: 'x'.repeat(5000) })), {}, 422, 'first_name'],
  ['an answer that no option has', JSON.stringify(leadBody({ at_Fault: 'perhaps' })), {}, 422, 'at_Fault'],
  ['a missing answer', JSON.stringify(leadBody({ police_report: undefined })), {}, 422, 'police_report'],
  ['an answer to a question that is not on the way', JSON.stringify(leadBody({ physical_injury: 'No' })), {}, 422, 'not_a_path'],
  ['a bad email', JSON.stringify(leadBody({ email: 'not an address' })), {}, 422, 'email'],
  ['a phone number kept for fiction', JSON.stringify(leadBody({ phone: '(212) 555-0123' })), {}, 422, 'phone'],
  ['a month to come', JSON.stringify(leadBody({ injury_year: '2099' })), {}, 422, 'injury_year'],
  ['deep nesting', withText('first_name', deep(5000)), {}, 422, 'first_name'],
  ['oversize', JSON.stringify(leadBody({ page_url: 'x'.repeat(70_000) })), {}, 413, 'too_large'],
  ['far oversize', Buffer.alloc(3_000_000, 'x'), {}, 413, 'too_large'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), {}, 400, 'not_utf8'],
  [
    'another charset',
    JSON.stringify(leadBody()),
    { 'content-type': 'application/json; charset=utf-16' },
    415,
    'unsupported_charset',
  ],
  ['another type', JSON.stringify(leadBody()), { 'content-type': 'application/xml' }, 415, 'unsupported_type'],
  ['a form', 'flow=main', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_type'],
  ['a gzip bomb', gzipSync(Buffer.alloc(20_000_000)), { 'content-encoding': 'gzip' }, 415, 'unsupported_encoding'],
  ['a key that is too short', JSON.stringify(leadBody()), { 'idempotency-key': 'x' }, 400, 'Idempotency-Key'],
  ['a key that is too long', JSON.stringify(leadBody()), { 'idempotency-key': 'x'.repeat(500) }, 400, 'Idempotency-Key'],
];

async function refusal(response: Response) {
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const { error } = JSON.parse(text) as { error: { code: string; message: string; field?: string } };
  expect(error.message).toMatch(/^\S.*\.$/);
  expect(text).not.toMatch(/\n|node_modules|\.ts\b/);
  return error;
}

describe.each(gateStores('inputs'))('POST /post-lead with $name refuses', ({ settings, label }) => {
  const neighbours: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ...settings(), ...unlimited });
  });
  afterAll(() => server.remove());

  it.each(bodies)('%s, says what is wrong, and takes its neighbours', async (_what, body, headers, status, names) => {
    const good = async () => {
      const answer = await server.post(
        '/post-lead',
        leadBody({ first_name: `Neighbour ${crypto.randomUUID().replace(/\d/g, '')}` }),
      );
      neighbours.push(((await answer.json()) as { id: string }).id);
      return answer;
    };
    const send = () =>
      fetch(`${server.url}/post-lead`, {
        method: 'POST',
        body: typeof body === 'string' ? body : Uint8Array.from(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
    const [before, response, after] = await Promise.all([good(), send(), good()]);
    expect(response.status).toBe(status);
    const { code, field } = await refusal(response);
    expect([code, field]).toContain(names);
    expect([before.status, after.status]).toEqual([200, 200]);
  });

  it('and has every neighbour stored, once', async ({ task }) => {
    const stored = (await server.leads()).map(({ id }) => id);
    const lost = neighbours.filter((id) => stored.filter((each) => each === id).length !== 1);
    reportFault(task, {
      store: label,
      tried: 'bad inputs: NUL, surrogates, deep JSON, gzip, charset, size',
      times: bodies.length,
      acknowledged: neighbours.length,
      lost: lost.length,
    });
    expect(neighbours).toHaveLength(bodies.length * 2);
    expect(lost).toEqual([]);
  });

  it('__proto__ and similar names: they are unknown, and are dropped', async () => {
    const body = `{"__proto__":{"flow":"x"},"constructor":{"prototype":{}},${JSON.stringify(leadBody({ first_name: 'Proto' })).slice(1)}`;
    expect((await server.post('/post-lead', body)).status).toBe(200);
    expect(({} as { flow?: string }).flow).toBeUndefined();
  });

  it('accepts unusual but valid values', async () => {
    const naughty = [
      '<script>alert(1)</script> hit my car',
      "Robert'); DROP TABLE submissions;-- hit me",
      '𝕋𝕙𝕖 𝕔𝕒𝕣 𝕙𝕚𝕥 𝕞𝕖 🚗💥 yesterday',
      '\u202eright to left, hit my car',
    ];
    for (const case_description of naughty) {
      expect((await server.post('/post-lead', leadBody({ case_description }))).status).toBe(200);
    }
  });
});

const calls: readonly (readonly [string, string, unknown, number])[] = [
  ['POST', '/api/validations/ipqs/phone', {}, 422],
  ['POST', '/api/validations/ipqs/phone', { phone: 7 }, 422],
  ['POST', '/api/validations/ipqs/phone', { phone: 'x'.repeat(100) }, 422],
  ['POST', '/api/validations/ipqs/email', { email: '' }, 422],
  ['POST', '/api/validations/ipqs/email', { email: 'a\0b' }, 422],
  ['POST', '/index.php', { text: ['x'] }, 422],
  ['POST', '/send-slack-message', { text: 'x'.repeat(3000) }, 422],
  ['POST', '/api/save-data', { session: crypto.randomUUID(), data: 'text' }, 422],
  ['POST', '/api/save-data', { session: crypto.randomUUID(), data: JSON.parse(deep(9)) }, 422],
  ['POST', '/api/save-data', { session: crypto.randomUUID(), data: { 'a\0': 1 } }, 422],
  ['POST', '/api/save-data', { data: [] }, 422],
  ['POST', '/api/save-data', { session: crypto.randomUUID(), data: ['x'.repeat(9000)] }, 413],
  ['POST', '/two-step-verification/phone', { phone: '0000000000' }, 422],
  ['POST', '/two-step-verification/check', { twilio: null }, 422],
  ['POST', '/two-step-verification/check', { twilio: 'text' }, 422],
  ['GET', '/two-step-verification/phone', undefined, 405],
  ['GET', '/two-step-verification/check', undefined, 405],
  ['POST', '/api/no-such-call', {}, 404],
  ['GET', '/api/no-such-call', undefined, 404],
  ['GET', '/post-lead', undefined, 405],
  ['PUT', '/post-lead', {}, 405],
  ['GET', '/index.php', undefined, 405],
  ['POST', '/us/10001', {}, 405],
  ['DELETE', '/api/save-data', {}, 405],
  ['GET', '/us/%E0%A4%A', undefined, 400],
];

it.each(calls)('%s %s refuses %j', async (method, path, body, status) => {
  const response = await fetch(server.url + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  expect(response.status).toBe(status);
  await refusal(response);
});

it('an invalid form is a 400', async () => {
  const response = await fetch(`${server.url}/index.php`, {
    method: 'POST',
    body: 'text',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(response.status).toBe(400);
  expect((await refusal(response)).code).toBe('not_a_form');
});

it.each([
  ['says so first', { 'content-length': String(2 ** 21) }, ''],
  ['does not say how long it is', { 'transfer-encoding': 'chunked' }, 'x'.repeat(2 ** 21)],
] as const)('a body of megabytes that %s is refused before its end', async (_what, length, text) => {
  const sent = request(`${server.url}/post-lead`, { method: 'POST', headers: { 'content-type': 'application/json', ...length } });
  const answered = once(sent, 'response');
  // cut off while it is still written, once the answer is there
  sent.on('error', () => {});
  sent.flushHeaders();
  if (text) sent.write(text);
  const [response] = await answered;
  expect(response.statusCode).toBe(413);
  sent.destroy();
});

it.each([
  ['no HTTP', 'nonsense\r\n\r\n', '400', 'not_http'],
  ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, '431', 'headers_too_large'],
])('%s is refused as JSON', async (_what, text, status, code) => {
  const answer = await sendRaw(server.url, text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ error: { code } });
});

it.each([
  ['a whole address', 'GET http://www.example.com/healthz HTTP/1.1', 200],
  ['one of a page', 'GET http://www.example.com/no-such-page?x=1 HTTP/1.1', 503],
  ['one whose port can be none', 'GET http://www.example.com:99999/healthz HTTP/1.1', 400],
  ['one whose port can be none, of a call with a query', 'GET http://www.example.com:99999/call-number?oid=81 HTTP/1.1', 400],
  ['one whose host can be none', 'GET http://[/no-such-page HTTP/1.1', 400],
  ['all there is', 'OPTIONS * HTTP/1.1', 404],
])('a request for %s is answered as every request is', async (_what, line, status) => {
  const answer = await sendRaw(server.url, `${line}\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\ncontent-type: application\/json; charset=utf-8\r\n/i);
});

it('an unknown Expect header loses no lead', async () => {
  const body = JSON.stringify(leadBody());
  const head = `host: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
  const answer = await sendRaw(server.url, `POST /post-lead HTTP/1.1\r\n${head}\r\nexpect: the best\r\n\r\n${body}`);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

it('limits wrong operations tokens in a header as it does those in the form', async () => {
  const token = 'an-invented-operations-token';
  // each guess costs twenty calls
  const limited = await startTestServer({ OPS_TOKEN: token, RATE_CALLS_PER_MINUTE: '40' });
  try {
    const asked = (authorization: string) => fetch(`${limited.url}/ops`, { headers: { authorization } });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await asked(`Bearer wrong-${index}`)).status);
    expect(statuses).toEqual([401, 401, 429]);
    const form = new URLSearchParams({ token });
    expect((await fetch(`${limited.url}/ops/sign-in`, { method: 'POST', body: form })).status).toBe(429);
    // the right one waits too: a limit after the look would tell a guesser that it is right
    expect((await asked(`Bearer ${token}`)).status).toBe(429);
  } finally {
    await limited.remove();
  }
});

it('limits the calls of one address, with Retry-After', async () => {
  const limited = await startTestServer({ RATE_LEADS_PER_MINUTE: '2', RATE_CALLS_PER_MINUTE: '1' });
  try {
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await limited.post('/post-lead', leadBody())).status);
    // from half the limit on, leads cost work (tests/integration/lead-proof.test.ts)
    expect(statuses).toEqual([200, 428, 428]);
    await fetch(`${limited.url}/us/10001`);
    const refused = await fetch(`${limited.url}/us/10001`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refusal(refused)).code).toBe('too_many');
  } finally {
    await limited.remove();
  }
});
