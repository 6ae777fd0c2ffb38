import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiCalls, errorSchema } from '#contract/api/calls.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { describedEndpoints, type Endpoint, isBuilt, pageEndpoints, settings, studioRoutes } from './endpoints.ts';
import { rawHttp } from './raw-http.ts';
import { mutatedRequest } from './request-mutations.ts';

/** An Express application, as far as its routes. */
interface Routed {
  readonly router: {
    readonly stack: readonly {
      readonly name: string;
      readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
    }[];
  };
}

/** The lists of routes, compared with the running server. */
let app: Routed;
let server: TestServer;
let client: ReturnType<typeof rawHttp>;
beforeAll(async () => {
  const init = vi.spyOn(express.application, 'init');
  server = await startTestServer(settings);
  [app] = init.mock.contexts as unknown as [Routed];
  init.mockRestore();
  client = rawHttp(server.url);
});
afterAll(async () => {
  client.close();
  await server.remove();
});

const ask = (endpoint: Endpoint, body: unknown = endpoint.body) => client.send(mutatedRequest(endpoint, [{ body }]));
const withBody = describedEndpoints.filter(({ body }) => body !== undefined);

it('lists exactly the routes of the server: an unlisted route would be neither described nor tried', () => {
  // what takes TRACE takes every method: that is how a call refuses the others
  const routed = app.router.stack.flatMap(({ route }) =>
    Object.keys(route && !route.methods.trace ? route.methods : {}).map(
      (method) => `${method.toUpperCase()} ${route?.path.replace(/:(\w+)/g, '{$1}')}`,
    ),
  );
  const listed = [...describedEndpoints, ...pageEndpoints()].map(({ name }) => name);
  expect(routed.toSorted()).toEqual([...listed, ...studioRoutes].toSorted());
});

it('has nothing beside its routes but Storybook, files, pages, the studio’s files, their absence and the last resort', () => {
  expect(app.router.stack.filter(({ route }) => route === undefined)).toHaveLength(isBuilt ? 6 : 5);
});

describe('is true of', () => {
  it.each(describedEndpoints)('$name', async (each) => {
    const { status, text } = await ask(each);
    expect([status, each.name]).toEqual([200, each.name]);
    // parsing drops undescribed fields
    expect(each.answer?.parse(JSON.parse(text))).toEqual(JSON.parse(text));
  });

  it.each(withBody)('$name when it refuses', async (each) => {
    const { status, text, headers } = await ask(each, []);
    expect(status).toBe(400);
    expect(errorSchema.safeParse(JSON.parse(text)).error).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/\S/);
  });

  it.each(withBody)('$name: its example has only fields of the schema', ({ body, takes }) => {
    expect(Object.keys(takes?.parse(body) ?? {}).sort()).toEqual(Object.keys(body ?? {}).sort());
  });

  it.each(withBody)('$name: the server refuses bodies that the schema refuses', async (each) => {
    for (const field of Object.keys(each.body ?? {})) {
      const body = { ...each.body, [field]: 7.5 };
      const { status } = await ask(each, body);
      if (!each.takes?.safeParse(body).success) expect([field, status]).toEqual([field, 422]);
    }
  });
});

describe('draws the line where the server draws it:', () => {
  const calling = (path: string) => describedEndpoints.find((each) => each.path === path)!;
  const long = (most: number) => ['x'.repeat(most), 'x'.repeat(most + 1), ' \n'];
  const ids = [0, 999_999_999_999, 1_000_000_000_000, 1.5, -1, '0'.repeat(12), '1'.repeat(13), ''];

  it.each([
    ['/api/validations/ipqs/phone', 'phone', long(40)],
    ['/api/validations/ipqs/email', 'email', long(320)],
    ['/index.php', 'text', long(5000)],
    ['/send-slack-message', 'text', long(2000)],
    ['/transaction-id', 'affid', long(100)],
    ['/inbound/get-mappings', 'oid', ids],
    ['/api/save-data', 'session', [19, 20, 64, 65].map((length) => 's'.repeat(length))],
  ])('%s, %s', async (path, field, values) => {
    const endpoint = calling(path);
    for (const value of values) {
      const body = { ...endpoint.body, [field]: value };
      const takes = endpoint.takes?.safeParse(body).success;
      expect([value, (await ask(endpoint, body)).status]).toEqual([value, takes ? 200 : 422]);
    }
  });

  it('a percentage', async () => {
    const { path } = calling('/buyers/check-affid-pre/{affid}/{percentage}');
    const { schema } = { schema: apiCalls.checkPrefill.params.shape.percentage };
    for (const percentage of ['0', '7', '007', '99', '100', '0100', '101', '999', '1000', '-1', '1.5']) {
      const { status } = await client.send(
        mutatedRequest(calling(path), [{ place: { in: 'parameter', name: 'percentage' }, value: percentage }]),
      );
      expect([percentage, status]).toEqual([percentage, schema?.safeParse(percentage).success ? 200 : 422]);
    }
  });

  it('the data of a visit', async () => {
    const endpoint = calling('/api/save-data');
    const saved = [8000, 8001].map((length) => ask(endpoint, { ...endpoint.body, data: ['x'.repeat(length - '[""]'.length)] }));
    expect((await Promise.all(saved)).map(({ status }) => status)).toEqual([200, 413]);
  });
});

it('is served as OpenAPI 3.1 and as a page without scripts', async () => {
  const document = (await (await fetch(`${server.url}/api/docs.json`)).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(describedEndpoints.map(({ path }) => path))].sort());
  const page = await fetch(`${server.url}/api/docs`);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const text = await page.text();
  for (const { path } of describedEndpoints) expect(text).toContain(`<code>${path}</code>`);
  expect(text).not.toContain('<script');
});

it('describes each call and the reason of each refusal in sentences', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/docs.json`)).json()) as {
    paths: Record<string, Record<string, { summary: string; responses: Record<string, { description: string }> }>>;
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const { summary, responses } of Object.values(operations)) {
      const said = {
        summary,
        ...Object.fromEntries(Object.entries(responses).map(([status, { description }]) => [status, description])),
      };
      for (const [what, text] of Object.entries(said)) expect(text, `${path}, ${what}`).toMatch(/^[A-Z].+\.$/);
    }
  }
});

it('has schemas that are valid JSON Schema', async () => {
  const document = await (await fetch(`${server.url}/api/docs.json`)).text();
  expect(
    z.fromJSONSchema(JSON.parse(document).components.schemas.Error).safeParse({ error: { code: 'x', message: 'y' } }).success,
  ).toBe(true);
});
