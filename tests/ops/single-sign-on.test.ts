import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { auditSince } from '../../lead-server/src/desk/audit-log.ts';
import { freePort } from '../support/free-port.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

const client = { id: 'survey-desk', secret: 'an-invented-client-secret-0123456789' };
const people: Readonly<Record<string, readonly string[]>> = {
  ana: ['everybody', 'survey-operators'],
  ada: ['survey-admins', 'survey-operators'],
  bob: ['everybody'],
};
const settings = {
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_ROLES: 'survey-admins=admin,survey-operators=operator',
};

interface RunningProvider {
  readonly url: string;
  /** Changes the id tokens that it gives, as somebody between could. */
  readonly tamper: (change: ((token: string) => string) | undefined) => void;
  readonly stop: () => Promise<void>;
}

/** A real provider: whoever writes a name is that person, at once. */
async function startProvider(callback: string): Promise<RunningProvider> {
  let change: ((token: string) => string) | undefined;
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, {
    clients: [
      { client_id: client.id, client_secret: client.secret, redirect_uris: [callback], grant_types: ['authorization_code'] },
    ],
    claims: { openid: ['sub'], profile: ['groups', 'preferred_username'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    acrValues: ['two-factors'],
    cookies: { keys: ['an-invented-cookie-key'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/as/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, groups: people[id] ?? [], preferred_username: `${id}@example.com` }),
    }),
  });
  provider.use(async (context, next) => {
    await next();
    if (change !== undefined && context.path === '/token')
      context.body = { ...(context.body as object), id_token: change((context.body as { id_token: string }).id_token) };
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/as/')) return answer(request, response);
    // who signs in is in a header of the test's browser
    const account = String(request.headers['x-who']);
    const work = async () => {
      const { params, grantId } = await provider.interactionDetails(request, response);
      const grant = grantId ? await provider.Grant.find(grantId) : undefined;
      const granted = grant ?? new provider.Grant({ accountId: account, clientId: String(params.client_id) });
      granted.addOIDCScope('openid profile email');
      await provider.interactionFinished(request, response, {
        login: { accountId: account, ...(request.headers['x-acr'] ? { acr: String(request.headers['x-acr']) } : {}) },
        consent: { grantId: await granted.save() },
      });
    };
    void work();
  };
  return {
    url,
    tamper: (next) => {
      change = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A browser, as far as its cookies and the redirects that it follows. */
function browser(headers: Readonly<Record<string, string>>) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { host } = new URL(url);
    if (!jars.has(host)) jars.set(host, new Map());
    return jars.get(host) as Map<string, string>;
  };
  const cookies = (url: string) => [...jarOf(url)].map(([name, value]) => `${name}=${value}`).join('; ');
  async function go(url: string): Promise<Response> {
    const [jar, cookie] = [jarOf(url), cookies(url)];
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { ...headers, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', ...(cookie && { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
  return {
    go,
    cookies,
    /** Follows redirects until one leads to `last`, which it returns without going there. */
    async until(last: string, url: string): Promise<string> {
      const location = new URL((await go(url)).headers.get('location') ?? '', url).href;
      return location.startsWith(last) ? location : this.until(last, location);
    },
  };
}

async function start(more: Readonly<Record<string, string>> = {}) {
  const ownUrl = `http://127.0.0.1:${await freePort()}`;
  const provider = await startProvider(`${ownUrl}/ops/sign-in/callback`);
  const { port } = new URL(ownUrl);
  const server = await startTestServer({ ...settings, PORT: port, OPS_URL: ownUrl, OIDC_ISSUER: provider.url, ...more });
  const callback = `${server.url}/ops/sign-in/callback`;
  return {
    provider,
    server,
    /** Signs somebody in at the provider. @returns where the provider sends them, and their browser */
    async returned(who: string, headers: Readonly<Record<string, string>> = {}) {
      const visitor = browser({ 'x-who': who, ...headers });
      return { visitor, address: await visitor.until(callback, `${server.url}/ops/sign-in/provider`) };
    },
    async stop() {
      await server.remove();
      await provider.stop();
    },
  };
}

let providerSetup: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  providerSetup = await start({ OPS_TOKEN: 'an-invented-operations-token', OPS_PASSWORDS: 'off' });
});
afterAll(() => providerSetup.stop());
const audits = (server: TestServer) =>
  server.look(async (store) => {
    const found = [];
    for await (const each of auditSince(store, 0)) found.push(each);
    return found;
  });
const shown = async (response: Response) => [response.status, await response.text()] as const;

describe('an operator who signs in by OpenID Connect', () => {
  it('has the role of their group, and the audit names them', async () => {
    const { visitor, address } = await providerSetup.returned('ana');
    const answer = await visitor.go(address);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^ops=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(await shown(answer)).toEqual([200, expect.stringContaining('http-equiv="refresh" content="0; url=/ops"')]);
    expect(await shown(await visitor.go(`${providerSetup.server.url}/ops`))).toEqual([
      200,
      expect.stringContaining('What to do about it'),
    ]);
    expect(await shown(await visitor.go(`${providerSetup.server.url}/ops/sessions`))).toEqual([
      200,
      expect.stringContaining('sso:ana'),
    ]);
    expect((await audits(providerSetup.server)).at(-1)).toMatchObject({
      who: 'sso:ana',
      did: 'sign in',
      what: '/ops, ana@example.com',
    });
  });

  it('gets the first matching role of the table', async () => {
    const { visitor, address } = await providerSetup.returned('ada');
    await visitor.go(address);
    expect(await (await visitor.go(`${providerSetup.server.url}/ops/sessions`)).text()).toMatch(
      /sso:ada<\/b> <span class="soft">admin/,
    );
  });

  it('is refused without a group of the table, and that is logged', async () => {
    const { visitor, address } = await providerSetup.returned('bob');
    expect(await shown(await visitor.go(address))).toEqual([403, expect.stringContaining('no role')]);
    expect((await visitor.go(`${providerSetup.server.url}/ops`)).status).toBe(401);
    expect(providerSetup.server.logged()).toMatch(/"code":"no_role","msg":"operations sign-in refused"/);
  });

  it('comes back once: a replayed, forged or foreign return is refused', async () => {
    const { visitor, address } = await providerSetup.returned('ana');
    const forged = address.replace(/state=[^&]+/, 'state=guessed');
    const stranger = browser({});
    const other = await providerSetup.returned('ana');
    for (const [who, where] of [
      [stranger, address],
      // an attacker's own code in a victim's browser
      [other.visitor, address],
      [visitor, forged],
      [visitor, address.replace(/[?&]state=[^&]+/, '')],
      [visitor, address.split('?')[0] ?? ''],
    ] as const)
      expect((await who.go(where)).status).toBe(401);
    const before = visitor.cookies(address);
    expect((await visitor.go(address)).status).toBe(200);
    expect((await visitor.go(address)).status).toBe(401);
    expect(await shown(await fetch(address, { headers: { cookie: before } }))).toEqual([
      401,
      expect.stringContaining('not begun in this browser, or it is over'),
    ]);
  });

  it('is refused with another code, and with the issuer of another', async () => {
    for (const change of [
      (address: string) => address.replace(/code=[^&]+/, 'code=guessed'),
      (address: string) => address.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'),
      (address: string) => address.replace(/code=[^&]+/, 'error=access_denied'),
    ]) {
      const { visitor, address } = await providerSetup.returned('ana');
      expect(await shown(await visitor.go(change(address)))).toEqual([401, expect.stringContaining('did not confirm')]);
    }
  });

  it.each([
    ['whose signature is not of the provider', (token: string) => token.replace(/\.[^.]+$/, `.${'A'.repeat(342)}`)],
    [
      'whose groups were changed',
      (token: string) => {
        const [head = '', body = '', signature = ''] = token.split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
        const more = Buffer.from(JSON.stringify({ ...claims, groups: ['survey-admins'] })).toString('base64url');
        return `${head}.${more}.${signature}`;
      },
    ],
    [
      'that says that it needs no signature',
      (token: string) => {
        const [, body = ''] = token.split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
      },
    ],
  ])('is refused with an id token %s', async (_what, forge) => {
    providerSetup.provider.tamper(forge);
    onTestFinished(() => providerSetup.provider.tamper(undefined));
    const { visitor, address } = await providerSetup.returned('bob');
    expect(await shown(await visitor.go(address))).toEqual([401, expect.stringContaining('did not confirm')]);
  });

  it('cannot be sent there by another site', async () => {
    const answer = await browser({ 'sec-fetch-site': 'cross-site' }).go(`${providerSetup.server.url}/ops/sign-in/provider`);
    expect(answer.status).toBe(403);
  });
});

it('with passwords off neither password nor token opens anything', async () => {
  const page = await (await fetch(`${providerSetup.server.url}/ops`)).text();
  expect([page.includes('company account'), page.includes('<form')]).toEqual([true, false]);
  const body = new URLSearchParams({ token: 'an-invented-operations-token' });
  expect((await fetch(`${providerSetup.server.url}/ops/sign-in`, { method: 'POST', body })).status).toBe(403);
  const headers = { authorization: 'Bearer an-invented-operations-token' };
  expect((await fetch(`${providerSetup.server.url}/ops`, { headers })).status).toBe(401);
});

it('with passwords on names sign in beside the provider, and no token does', async () => {
  const both = await start({ OPS_TOKEN: 'an-invented-operations-token' });
  onTestFinished(both.stop);
  const page = await (await fetch(`${both.server.url}/ops`)).text();
  expect([page.includes('company account'), page.includes('name="password"'), page.includes('name="token"')]).toEqual([
    true,
    true,
    false,
  ]);
  for (const token of ['', 'an-invented-operations-token']) {
    const body = new URLSearchParams({ token });
    expect((await fetch(`${both.server.url}/ops/sign-in`, { method: 'POST', body })).status).toBe(401);
  }
});

it('asks for the strength of sign-in that OIDC_ACR names, and refuses a weaker one', async () => {
  const strict = await start({ OIDC_ACR: 'two-factors' });
  onTestFinished(strict.stop);
  const weak = await strict.returned('ana');
  expect(await shown(await weak.visitor.go(weak.address))).toEqual([401, expect.stringContaining('not as strong')]);
  const strong = await strict.returned('ana', { 'x-acr': 'two-factors' });
  expect((await strong.visitor.go(strong.address)).status).toBe(200);
});

it('reports that the provider is away', async () => {
  const lonely = await start();
  onTestFinished(lonely.server.remove);
  await lonely.provider.stop();
  expect((await fetch(`${lonely.server.url}/ops/sign-in/provider`, { redirect: 'manual' })).status).toBe(503);
});
