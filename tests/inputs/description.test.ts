import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { errorSchema } from '../../lead-server/src/openapi/calls.ts';
import { startTestServer, type TestServer } from '../faults/running-server.ts';
import { described, requestTo, withBody } from './calls.ts';

/** What the server answers otherwise than in JSON for a page: operators' pages, metrics, the description itself, a text for finders of holes. */
const noCalls = [/^\w+ \/ops(\/|$)/, /^GET \/metrics$/, /^GET \/api\/docs(\.json)?$/, /^GET \/\.well-known\/security\.txt$/];

/** An Express application, as far as its routes. */
interface Routed {
  readonly router: {
    readonly stack: readonly {
      readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
    }[];
  };
}

/** The OpenAPI description held against the running server. */
let routed: readonly string[];
let server: TestServer;
beforeAll(async () => {
  const init = vi.spyOn(express.application, 'init');
  const tokens = { OPS_TOKEN: 'an-invented-operations-token', METRICS_TOKEN: 'an-invented-metrics-token-' };
  server = await startTestServer({
    ...tokens,
    COMPANY_EMAIL: 'x@example.com',
    RATE_LEADS_PER_MINUTE: '0',
    RATE_CALLS_PER_MINUTE: '0',
  });
  const [app] = init.mock.contexts as unknown as readonly Routed[];
  init.mockRestore();
  // what takes TRACE takes every method: that is how a call refuses the others
  routed = (app?.router.stack ?? []).flatMap(({ route }) =>
    Object.keys(route && !route.methods.trace ? route.methods : {}).map(
      (method) => `${method.toUpperCase()} ${route?.path.replace(/:(\w+)/g, '{$1}')}`,
    ),
  );
});
afterAll(() => server.remove());

it('describes every call that the server has, and no other', () => {
  const calls = routed.filter((each) => !noCalls.some((pattern) => pattern.test(each)));
  const known = described.map(({ method, call }) => `${method} ${call.path}`);
  expect(calls.toSorted()).toEqual(known.toSorted());
  // none of these is left from something that is gone
  expect(noCalls.filter((pattern) => !routed.some((each) => pattern.test(each)))).toEqual([]);
});

describe('is true of', () => {
  it.each(described)('$name', async (each) => {
    if (each.path.startsWith('/api/save-data/'))
      await requestTo(server.url, described.find(({ path }) => path === '/api/save-data')!, {
        session: each.path.split('/').at(-1),
        data: [],
      });
    const response = await requestTo(server.url, each, each.body);
    expect([response.status, each.name]).toEqual([200, each.name]);
    expect(each.call.answer.safeParse(await response.json()).error).toBeUndefined();
  });

  it.each(withBody)('$name when it refuses', async (each) => {
    const response = await requestTo(server.url, each, []);
    expect(response.status).toBe(400);
    expect(errorSchema.safeParse(await response.json()).error).toBeUndefined();
    expect(response.headers.get('x-request-id')).toMatch(/\S/);
  });

  it.each(withBody)('$name: what the schema refuses, the server refuses', async (each) => {
    for (const field of Object.keys(each.body ?? {})) {
      const body = { ...each.body, [field]: 7.5 };
      const taken = each.call.body?.schema.safeParse(body).success;
      const response = await requestTo(server.url, each, body);
      if (!taken) expect([field, response.status]).toEqual([field, 422]);
    }
  });
});

it('is served as OpenAPI 3.1 and as a page without scripts', async () => {
  const document = (await (await fetch(`${server.url}/api/docs.json`)).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(described.map(({ call }) => call.path))].sort());
  const page = await fetch(`${server.url}/api/docs`);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  const text = await page.text();
  for (const { call } of described) expect(text).toContain(`<code>${call.path}</code>`);
  expect(text).not.toContain('<script');
});

it('has schemas that JSON Schema can say', async () => {
  const document = await (await fetch(`${server.url}/api/docs.json`)).text();
  expect(
    z.fromJSONSchema(JSON.parse(document).components.schemas.Error).safeParse({ error: { code: 'x', message: 'y' } }).success,
  ).toBe(true);
});
