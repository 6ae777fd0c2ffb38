import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator, type NewOperator, operatorName, renewOwn } from '../../lead-server/src/ops/operators/operators.ts';
import { totpCode } from '../../lead-server/src/ops/operators/totp.ts';
import type { Role } from '../../lead-server/src/settings/groups/ops.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { type OpsBrowser, startOpsBrowser } from './ops-browser-setup.ts';

let opsBrowser: OpsBrowser;
beforeAll(async () => {
  opsBrowser = await startOpsBrowser();
});
afterAll(() => opsBrowser.stop());

/** Makes an operator beside the running server, as the command does. */
async function operator(name: string, role: Role, now?: number): Promise<NewOperator> {
  const { config } = opsBrowser.server;
  const { store } = await openStore(config, false);
  const made = await addOperator({ store, vault: createVault(readOrMakeKeys(config)) }, name, role, now);
  await store.close();
  return made;
}
/** The code that their app shows; `ahead` steps of thirty seconds later. */
const codeOf = ({ codes }: NewOperator, ahead = 0) =>
  totpCode(new URL(codes).searchParams.get('secret') ?? '', Math.floor(Date.now() / 30_000) + ahead);
const signIn = (fields: Readonly<Record<string, string>>) => opsBrowser.form('/ops/sign-in', fields);
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const page = (path: string, cookie: string) => fetch(opsBrowser.server.url + path, { headers: { cookie } });
async function sessionOf(made: NewOperator, ahead = 0) {
  const answer = await signIn({ name: made.name, password: made.password, code: codeOf(made, ahead) });
  expect(answer.status).toBe(303);
  const cookie = cookieOf(answer);
  return { cookie, token: await opsBrowser.formTokenOf(cookie) };
}

describe('operators', () => {
  it('sign in by name, password and a code that counts once; a token opens nothing then', async () => {
    const ana = await operator('ana', 'operator');
    const right = { name: 'ana', password: ana.password, code: codeOf(ana) };
    for (const wrong of [
      { password: 'x' },
      { password: ` ${ana.password}` },
      { code: '000000' },
      { name: 'bob' },
      { name: '', password: '', code: '' },
    ])
      expect((await signIn({ ...right, ...wrong })).status).toBe(401);
    const first = await signIn(right);
    expect(first.status).toBe(303);
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await signIn(right)).status).toBe(401);
    expect((await page('/ops', cookieOf(first))).status).toBe(200);
    // the one token of before
    expect((await signIn({ token: opsBrowser.token })).status).toBe(401);
    expect((await fetch(`${opsBrowser.server.url}/ops`, { headers: opsBrowser.bearer })).status).toBe(401);
  });

  it('are locked out after ten wrong tries of a name, and others are not', async () => {
    const eve = await operator('eve', 'viewer');
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await signIn({ name: 'eve', password: 'guess', code: '123456' })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn({ name: 'eve', password: eve.password, code: codeOf(eve) })).status).toBe(429);
  });

  it.each(['ops', 'token', 'page', 'server'])('are not called %s, a name that the audit uses for another', (name) => {
    expect([operatorName.test(name), operatorName.test(`${name}.rivera`)]).toEqual([false, true]);
  });

  it('can do what their role allows, and each act is audited with name and network', async () => {
    const { id } = opsBrowser;
    const since = Date.now();
    const [viewer, privacy] = [
      await sessionOf(await operator('vera', 'viewer')),
      await sessionOf(await operator('paul', 'privacy')),
    ];
    const act = (path: string, { cookie, token }: typeof viewer) =>
      opsBrowser
        .form(path, { id, because: 'ticket 12', page: '/survey', form_token: token }, { cookie })
        .then(({ status }) => status);
    expect((await page('/ops', viewer.cookie)).status).toBe(200);
    expect(await act('/studio/lead-file', viewer)).toBe(403);
    expect(await act('/ops/test-visits', viewer)).toBe(403);
    expect(await act('/studio/lead-file', privacy)).toBe(200);
    expect(await act('/ops/test-visits', privacy)).toBe(403);
    expect(await opsBrowser.auditedSince(since)).toMatchObject([
      { who: 'vera', did: 'sign in', from: expect.stringMatching(/^[\w-]{12}$/) },
      { who: 'paul', did: 'sign in' },
      { who: 'paul', did: 'reveal', what: 'lead', because: 'ticket 12' },
    ]);
  });

  it('see their sessions, an admin those of all, and end them one by one', async () => {
    const made = await operator('mara', 'marketer');
    const [own, admin] = [await sessionOf(made), await sessionOf(await operator('ada', 'admin'))];
    const list = await (await page('/ops/sessions', own.cookie)).text();
    expect([list.includes('mara'), list.includes('ada')]).toEqual([true, false]);
    const all = await (await page('/ops/sessions', admin.cookie)).text();
    const id = /<b>mara<\/b>[\s\S]*?name="id" value="([^"]+)"/.exec(all)?.[1] ?? '';
    const adas = /<b>ada<\/b>[\s\S]*?name="id" value="([^"]+)"/.exec(all)?.[1] ?? '';
    const end = (which: string, { cookie, token }: typeof own) =>
      opsBrowser.form('/ops/sessions/end', { id: which, form_token: token }, { cookie }).then(({ status }) => status);
    expect(await end(adas, own)).toBe(404);
    expect(await end(id, admin)).toBe(303);
    expect((await page('/ops', own.cookie)).status).toBe(401);
    expect((await page('/ops', admin.cookie)).status).toBe(200);
  });

  it('who sign in again in the same browser have one session, the new one', async () => {
    const made = await operator('nora', 'viewer');
    const { cookie } = await sessionOf(made);
    const again = await opsBrowser.form(
      '/ops/sign-in',
      { name: 'nora', password: made.password, code: codeOf(made, 1) },
      { cookie },
    );
    expect(again.status).toBe(303);
    expect((await page('/ops', cookieOf(again))).status).toBe(200);
    expect((await page('/ops', cookie)).status).toBe(401);
  });

  it('lose their sessions when they are removed or get another password; others keep theirs', async () => {
    const [gone, renewed, other] = [
      await sessionOf(await operator('gus', 'operator')),
      await sessionOf(await operator('rita', 'operator')),
      await sessionOf(await operator('olga', 'operator')),
    ];
    await opsBrowser.ops('operators', 'remove', 'gus');
    await opsBrowser.ops('operators', 'add', 'rita', 'viewer');
    const statuses = await Promise.all([gone, renewed, other].map(async ({ cookie }) => (await page('/ops', cookie)).status));
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('make a new password and new codes by the old ones; their other sessions end, and it is audited', async () => {
    const made = await operator('ines', 'operator');
    const [own, other] = [await sessionOf(made), await sessionOf(made, 1)];
    const renew = (fields: Readonly<Record<string, string>>) =>
      opsBrowser.form('/ops/account', { ...fields, form_token: own.token }, { cookie: own.cookie });
    expect((await renew({ renew: 'password', password: 'guess', code: codeOf(made, -1) })).status).toBe(401);
    expect((await renew({ renew: 'password', password: made.password, code: '000000' })).status).toBe(401);
    expect((await page('/ops', other.cookie)).status).toBe(200);

    const since = Date.now();
    const renewBy = (step: number) => renew({ renew: 'password', password: made.password, code: codeOf(made, step) });
    // the two sessions took two codes of three: which one is left depends on where a half minute began
    let answer = await renewBy(-1);
    for (const step of [0, 1]) if (answer.status === 401) answer = await renewBy(step);
    expect(answer.status).toBe(200);
    const password = /<code>([\w-]{22})<\/code>/.exec(await answer.text())?.[1] ?? '';
    expect([(await page('/ops', own.cookie)).status, (await page('/ops', other.cookie)).status]).toEqual([200, 401]);
    expect(await opsBrowser.auditedSince(since)).toMatchObject([{ who: 'ines', did: 'own secret', what: 'password' }]);
    expect(JSON.stringify(await opsBrowser.auditedSince(0))).not.toContain(password);
    expect(opsBrowser.server.logged()).not.toContain(password);

    // every code of these two minutes was used: the next ones come from new keys
    const { config } = opsBrowser.server;
    const { store } = await openStore(config, false);
    const codes = await renewOwn({ store, vault: createVault(readOrMakeKeys(config)) }, 'ines', 'codes');
    await store.close();
    const now = { ...made, codes };
    expect((await signIn({ name: 'ines', password: made.password, code: codeOf(now) })).status).toBe(401);
    expect((await signIn({ name: 'ines', password, code: codeOf(made) })).status).toBe(401);
    expect((await signIn({ name: 'ines', password, code: codeOf(now) })).headers.get('location')).toBe('/ops');
  });

  it('have a first password for three days, which leads to the page for one of their own', async () => {
    const first = await operator('lena', 'viewer');
    const answer = await signIn({ name: 'lena', password: first.password, code: codeOf(first) });
    expect(answer.headers.get('location')).toBe('/ops/account');
    const old = await operator('otto', 'viewer', Date.now() - 3 * 86_400_000 - 1);
    expect((await signIn({ name: 'otto', password: old.password, code: codeOf(old) })).status).toBe(401);
  });

  it('get new codes on the page, after which the old ones fail', async () => {
    const made = await operator('dora', 'viewer');
    const { cookie, token } = await sessionOf(made);
    const form = { renew: 'codes', password: made.password, code: codeOf(made, 1), form_token: token };
    const text = await (await opsBrowser.form('/ops/account', form, { cookie })).text();
    const secret = /<code>((?:[A-Z2-7]{4} ?)+)<\/code>/.exec(text)?.[1]?.replaceAll(' ', '') ?? '';
    expect((await signIn({ name: 'dora', password: made.password, code: codeOf(made, -1) })).status).toBe(401);
    const now = { ...made, codes: `otpauth://totp/x?secret=${secret}` };
    expect((await signIn({ name: 'dora', password: made.password, code: codeOf(now, -1) })).status).toBe(303);
  });

  it('are not locked out by correct sign-ins', async () => {
    const kim = await operator('kim', 'viewer');
    const wrong = async (tries: number) => {
      for (let tried = 0; tried < tries; tried += 1)
        expect((await signIn({ name: 'kim', password: 'guess', code: '123456' })).status).toBe(401);
    };
    await wrong(9);
    expect((await signIn({ name: 'kim', password: kim.password, code: codeOf(kim) })).status).toBe(303);
    await wrong(1);
  });
});

it('ops health reports an audit whose entries, end or seal were changed', async () => {
  const said = async () => /The audit is not as it was written: (.*?)\./.exec((await opsBrowser.ops('health')).stdout)?.[1];
  // a person who is named
  await opsBrowser.ops('leads', '--as', 'ana.rivera');
  expect((await opsBrowser.ops('leads', '--as', 'Ana Rivera')).stderr).toContain('--as should be a name');
  expect((await opsBrowser.auditedSince(0)).at(-1)).toMatchObject({ who: 'ana.rivera', from: 'ops', did: 'list' });
  expect(await said()).toBeUndefined();
  const database = opsBrowser.dataFile();
  const put = database.prepare('INSERT INTO facts (name, value) VALUES (?, ?)');
  const rows = database
    .prepare("SELECT name, value FROM facts WHERE name LIKE 'audit%' ORDER BY name")
    .all() as unknown as readonly {
    name: string;
    value: string;
  }[];
  const restore = () => {
    database.exec("DELETE FROM facts WHERE name LIKE 'audit%'");
    for (const { name, value } of rows) put.run(name, value);
  };
  for (const [attack, fault] of [
    [`UPDATE facts SET value = replace(value, '"list"', '"test"') WHERE name LIKE 'audit:%'`, /entry \d+ was changed/],
    [`DELETE FROM facts WHERE name = '${rows.findLast(({ name }) => name.startsWith('audit:'))?.name}'`, /were written, and/],
    ["DELETE FROM facts WHERE name LIKE 'audit%'", /its end was removed/],
    ["DELETE FROM facts WHERE name = 'audit-seal'", /the seal of its end was removed/],
  ] as const) {
    database.exec(attack);
    expect(await said()).toMatch(fault);
    restore();
  }
  expect(await said()).toBeUndefined();
  database.close();
});
