import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { challengeHeader, proofHeader } from '#contract/api/proof.ts';
import { leadBody } from '../support/lead-body.ts';
import { captchaToken } from '../support/privacy-requests.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

/** Near from the third lead of a minute on, refused from the fifth. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LEADS_PER_MINUTE: '4', TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => server.remove());

const lead = (from: string, headers: Readonly<Record<string, string>> = {}) =>
  server.post('/post-lead', leadBody({ email: `${crypto.randomUUID()}@example.com` }), { 'x-forwarded-for': from, ...headers });
const leads = async (from: string, count: number) => {
  const statuses = [];
  for (let sent = 0; sent < count; sent += 1) statuses.push((await lead(from)).status);
  return statuses;
};
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
const challengeOf = (response: Response) =>
  JSON.parse(Buffer.from(response.headers.get(challengeHeader) ?? '', 'base64').toString()) as Challenge;
const work = async (response: Response) => {
  const challenge = challengeOf(response);
  return encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
};
const withProof = (from: string, proof: string) => lead(from, { [proofHeader]: proof });

it('an address past half of its limit gets through with a new proof of work each time, and is refused without one', async () => {
  const from = '203.0.113.9';
  expect(await leads(from, 2)).toEqual([200, 200]);
  const asked = await lead(from);
  expect([asked.status, await asked.json()]).toMatchObject([428, { error: { code: 'proof_needed' } }]);
  // more often than two are left: what is refused so uses up nothing
  expect(new Set(await leads(from, 4))).toEqual(new Set([428]));
  const proof = await work(asked);
  expect((await withProof(from, proof)).status).toBe(200);
  expect((await withProof(from, proof)).status).toBe(428);
  expect((await withProof(from, await work(await lead(from)))).status).toBe(200);
  expect((await lead(from)).status).toBe(429);
  expect(await server.leads()).toHaveLength(4);
});

it('a guess, an unsolved challenge and a solution for another use are refused', async () => {
  const from = '203.0.113.10';
  await leads(from, 2);
  const challenge = challengeOf(await lead(from));
  const made = { challenge, solution: { counter: 1, derivedKey: '00' } };
  for (const proof of ['', 'guessed', 'A'.repeat(5000), encoded(made), await captchaToken(server)])
    expect((await withProof(from, proof)).status).toBe(428);
});

it('other addresses are never asked, also while one floods', async () => {
  const flood = leads('203.0.113.11', 6);
  const others = await Promise.all(Array.from({ length: 20 }, (_, index) => leads(`198.51.100.${index}`, 2)));
  expect(new Set(others.flat())).toEqual(new Set([200]));
  expect(new Set(await flood)).toEqual(new Set([200, 428]));
});

it('the networks of one /48 share sixteen free limits', async () => {
  const statuses = await Promise.all(Array.from({ length: 24 }, (_, index) => leads(`2001:db8:7:${index}::1`, 2)));
  // sixteen limits of four, of which half are free
  expect(statuses.flat().filter((each) => each === 200)).toHaveLength(32);
  expect(new Set(statuses.flat())).toEqual(new Set([200, 428]));
});
