import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { altcha } from '../../lead-server/src/partners/captcha/altcha.ts';
import { recaptcha } from '../../lead-server/src/partners/captcha/recaptcha.ts';
import { partnerClient } from '../../lead-server/src/partners/client.ts';
import type { CounterStore } from '../../lead-server/src/store/counter-store.ts';
import { openSqliteStore } from '../../lead-server/src/store/sqlite/store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { reportFault } from '../support/fault-table.ts';
import { startTestServer } from '../support/running-server.ts';
import {
  type Behaviour,
  jsonResponse,
  type StandInPartner,
  startStandInPartner,
  timeoutFor,
} from '../support/stand-in-partner.ts';
import { storePart } from '../support/store-part.ts';

const key = (version: number) => ({ version, secret: Buffer.alloc(32, version) });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
/** The widget's solution. */
async function solved(challenge: object): Promise<string> {
  return encoded({ challenge, solution: await solveChallenge({ challenge: challenge as Challenge, deriveKey }) });
}

describe('the embedded captcha', () => {
  const folder = mkdtempSync(join(tmpdir(), 'captcha-'));
  let store: Store;
  beforeAll(async () => {
    store = await openSqliteStore({ file: join(folder, 'leads.db'), readOnly: false });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const replica = (...versions: number[]) => altcha({ store, vault: createVault(versions.map(key)) });
  const fresh = async () => (await replica(1).challenge?.()) as Challenge;

  it('passes a solved challenge once, at any replica, also when many requests send it at once', async ({ task }) => {
    const token = await solved(await fresh());
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => replica(1).check(token, '')));
    const passed = verdicts.filter((each) => each === 'passed').length;
    reportFault(task, {
      store: 'SQLite',
      tried: 'captcha replayed',
      times: verdicts.length,
      acknowledged: passed,
      lost: 0,
      measured: `${passed} passed (target 1)`,
    });
    expect(passed).toBe(1);
    expect(verdicts.filter((each) => each === 'failed')).toHaveLength(19);
    expect(await replica(1).check(token, '')).toBe('failed');
  });

  it('verifies a solution without using it up; a second request with the same one is no first', async () => {
    const captcha = replica(1);
    const token = await solved(await fresh());
    const likely = [];
    for (const each of ['', 'guessed', encoded({ challenge: await fresh(), solution: { counter: 1 } }), token, token])
      likely.push(await captcha.isLikely(each));
    expect(likely).toEqual([false, false, false, true, false]);
    expect(await captcha.check(token, '')).toBe('passed');
  });

  it('passes a challenge from before the keys were changed', async () => {
    expect(await replica(1, 2).check(await solved(await fresh()), '')).toBe('passed');
  });

  it('fails an expired or changed challenge, and one of another server', async () => {
    const expired = altcha({ store, vault: createVault([key(1)]), lifeMs: -2000 });
    expect(await replica(1).check(await solved((await expired.challenge?.()) ?? {}), '')).toBe('failed');
    const challenge = await fresh();
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    expect(await replica(1).check(await solved({ ...easier, parameters: { ...easier.parameters, keyPrefix: '0' } }), '')).toBe(
      'failed',
    );
    expect(await replica(2).check(await solved(challenge), '')).toBe('failed');
  });

  it('reports a missing token', async () => expect(await replica(1).check('', '')).toBe('missing'));

  it.each([
    'no base64 !',
    encoded(null),
    encoded([]),
    encoded({}),
    encoded({ challenge: { parameters: 1, signature: 'x' } }),
    encoded({ challenge: { parameters: {}, signature: '' }, solution: null }),
  ])('fails %j', async (token) => {
    expect(await replica(1).check(token, '')).toBe('failed');
  });

  it('fails a challenge without its work', async () => {
    const challenge = await fresh();
    expect(await replica(1).check(encoded({ challenge, solution: { counter: 1, derivedKey: '00' } }), '')).toBe('failed');
  });

  it('has no verdict when the store fails', async () => {
    const broken = altcha({
      vault: createVault([key(1)]),
      store: storePart<CounterStore>({ incrementCounter: () => Promise.reject(new Error('no store')) }),
    });
    expect(await broken.check(await solved(await fresh()), '')).toBe('unknown');
  });
});

describe('reCAPTCHA v2', () => {
  const started: StandInPartner[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((each) => each.stop()));
  });
  async function google(behaviour: Behaviour) {
    const partner = await startStandInPartner(behaviour);
    started.push(partner);
    return {
      partner,
      captcha: recaptcha(partnerClient(timeoutFor(behaviour)), partner.url, { siteKey: 'site', secret: 'invented-secret' }),
    };
  }

  it('is called with its specified request', async () => {
    const { partner, captcha } = await google(
      jsonResponse(200, { success: true, challenge_ts: '2026-01-15T12:00:00Z', hostname: 'www.example.com' }),
    );
    expect(await captcha.check('the-token', '203.0.113.9')).toBe('passed');
    const [got] = partner.received;
    expect(got).toMatchObject({ method: 'POST', path: '/recaptcha/api/siteverify' });
    const form = Object.fromEntries(new URLSearchParams(got?.body));
    expect(form).toEqual({ secret: 'invented-secret', response: 'the-token', remoteip: '203.0.113.9' });
  });

  it("checks a token's length before Google is asked", async () => {
    const { partner, captcha } = await google({ does: 'hang' });
    expect(await Promise.all(['', 'x'.repeat(99), 'x'.repeat(100)].map(captcha.isLikely))).toEqual([false, false, true]);
    expect(partner.received).toEqual([]);
  });

  it.each([
    [jsonResponse(200, { success: false, 'error-codes': ['timeout-or-duplicate'] }), 'failed'],
    [jsonResponse(200, { success: false, 'error-codes': ['invalid-input-response'] }), 'failed'],
    [jsonResponse(200, { success: false, 'error-codes': ['invalid-input-secret'] }), 'unknown'],
    [jsonResponse(200, {}), 'unknown'],
    [{ does: 'answer', status: 503 } as Behaviour, 'unknown'],
    [{ does: 'hang' } as Behaviour, 'unknown'],
    [{ does: 'reset' } as Behaviour, 'unknown'],
  ])('%j is %s', async (behaviour, verdict) => {
    expect(await (await google(behaviour)).captcha.check('token', '')).toBe(verdict);
  });
});

describe('the calls', () => {
  it('name the captcha in use, and make challenges of our own', async () => {
    const server = await startTestServer();
    try {
      const get = async (path: string) => (await fetch(server.url + path)).json();
      expect(await get('/captcha')).toEqual({ kind: 'altcha', challenge: '/captcha/challenge' });
      expect(await get('/captcha/challenge')).toMatchObject({
        parameters: { algorithm: 'PBKDF2/SHA-256' },
        signature: expect.any(String),
      });
    } finally {
      await server.remove();
    }
  });

  it('name the site key of reCAPTCHA, and never its secret', async () => {
    const server = await startTestServer({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'invented-secret' });
    try {
      expect(await (await fetch(`${server.url}/captcha`)).json()).toEqual({ kind: 'recaptcha', siteKey: 'site' });
    } finally {
      await server.remove();
    }
  });
});
