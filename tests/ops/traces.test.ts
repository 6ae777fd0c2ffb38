import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { leadBody } from '../support/lead-body.ts';
import { standInPartner } from '../support/per-test-resources.ts';
import { startTestServer } from '../support/running-server.ts';
import { partnerShapes } from '../support/stand-in-partner.ts';

type Attributes = readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Attributes;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status: { readonly code?: number };
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

/** An OpenTelemetry collector on loopback, as far as it takes traces in JSON. */
async function startCollector() {
  const bodies: string[] = [];
  const paths = new Set<string>();
  const collector = createServer(async (request, response) => {
    paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`);
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    bodies.push(text);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => collector.close(() => resolve()));
  onTestFinished(stop);
  const resourceSpans = () =>
    bodies.flatMap(
      (body) =>
        (JSON.parse(body) as { resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: Span[] }[] }[] })
          .resourceSpans,
    );
  const spans = (): readonly Span[] => resourceSpans().flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
  return {
    url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    spans,
    resources: () => resourceSpans().map(({ resource }) => resource),
    paths,
    text: () => bodies.join(''),
    stop,
  };
}

const attribute = ({ attributes }: { readonly attributes: Attributes }, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

it('reach a collector when one is set: requests under their callers, partner calls under them', async () => {
  const collector = await startCollector();
  const zip = await standInPartner(partnerShapes.zip);
  const exchange = await standInPartner(partnerShapes.exchange);
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRUSTED_PROXIES: 'loopback',
    ZIP_URL: zip.url,
    LEAD_EXCHANGE_URL: exchange.url,
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = (span: string, flags = '01') => ({ traceparent: `00-${traceId}-${span}-${flags}` });
  const failed = await (async () => {
    try {
      await server.post('/post-lead', leadBody(), traceparent('b7ad6b7169203331'));
      await fetch(`${server.url}/us/10001`, { headers: traceparent('b7ad6b7169203332') });
      await fetch(`${server.url}/us/90210`, { headers: traceparent('b7ad6b7169203333', '00') });
      // the funnel is not built for this server
      return await fetch(`${server.url}/survey?email=canaria`);
    } finally {
      await exchange.got(1);
      await server.remove();
    }
  })();

  expect([...collector.paths]).toEqual(['POST /v1/traces application/json']);
  const named = (name: string) => collector.spans().filter((each) => each.name === name);
  expect(named('POST /post-lead')).toMatchObject([{ traceId, parentSpanId: 'b7ad6b7169203331' }]);
  const [place, ...others] = named('GET /us/:zip');
  // the second said that it is not sampled
  expect(others).toEqual([]);
  expect(place).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203332' });
  // the service decides on the place of the lead too
  const lead = named('POST /post-lead')[0];
  const asked = named('ask zip').find((each) => each.parentSpanId === place?.spanId);
  expect(named('ask zip').map((each) => [each.traceId, each.parentSpanId])).toEqual([
    [traceId, lead?.spanId],
    [traceId, place?.spanId],
  ]);
  expect(BigInt(asked?.startTimeUnixNano ?? 0)).toBeLessThanOrEqual(BigInt(place?.endTimeUnixNano ?? 0));
  expect(named('commit').map((each) => each.parentSpanId ?? '')).toEqual(['']);
  expect(named('deliver exchange').map((each) => [each.parentSpanId ?? '', attribute(each, 'outcome')])).toEqual([['', 'taken']]);

  const [page] = named('GET page');
  const id = failed.headers.get('x-request-id') ?? '';
  expect((await failed.json()).error.message).toContain(`Reference: ${id}.`);
  expect(page && attribute(page, 'request.id')).toBe(id);
  expect(page?.status.code).toBe(2);
  expect(server.logged()).toContain(`"id":"${id}"`);
  expect(collector.text()).not.toMatch(/canaria|10001|664-?7665/i);
});

it('link the lead’s request, its commit and deliveries, partner calls, and the lines of the log', async () => {
  const collector = await startCollector();
  const zip = await standInPartner(partnerShapes.zip);
  const exchange = await standInPartner(partnerShapes.exchange);
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    ZIP_URL: zip.url,
    LEAD_EXCHANGE_URL: exchange.url,
  });
  const { id, again } = await (async () => {
    try {
      const headers = { 'idempotency-key': 'a-lead-that-is-sent-twice' };
      const stored = (await (await server.post('/post-lead', leadBody(), headers)).json()) as { id: string };
      const again = await server.post('/post-lead', leadBody(), headers);
      await exchange.got(1);
      return { ...stored, again };
    } finally {
      await server.remove();
    }
  })();
  expect(again.status).toBe(200);

  const named = (name: string) => collector.spans().filter((each) => each.name === name);
  const [first, second] = named('POST /post-lead');
  expect(first && attribute(first, 'submission.id')).toBe(id);
  // it stored nothing
  expect(second && attribute(second, 'submission.id')).toBeUndefined();
  const link = { traceId: first?.traceId, spanId: first?.spanId };
  const commit = named('commit').find((each) => JSON.stringify(attribute(each, 'submission.ids')).includes(id));
  expect(commit?.links).toMatchObject([link]);
  const [delivery] = named('deliver exchange');
  expect(delivery && attribute(delivery, 'submission.id')).toBe(id);
  expect(delivery?.links).toMatchObject([link]);
  expect(delivery?.traceId).not.toBe(first?.traceId);

  const asked = named('ask zip').find((each) => each.parentSpanId === first?.spanId);
  expect(zip.received[0]?.headers.traceparent).toBe(`00-${asked?.traceId}-${asked?.spanId}-01`);
  expect(exchange.received[0]?.headers.traceparent).toBe(`00-${delivery?.traceId}-${delivery?.spanId}-01`);

  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [resource, ...others] = collector.resources();
  expect(resource && [attribute(resource, 'service.name'), attribute(resource, 'service.version')]).toEqual([
    'lead-server',
    version,
  ]);
  expect(resource && attribute(resource, 'service.instance.id')).toMatch(/^[\da-f]{8}-/);
  for (const other of others) expect(other).toEqual(resource);

  const lines = server
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; trace?: string; delivery?: string; route?: string });
  expect(lines.filter(({ msg, route }) => msg === 'call completed' && route === '/post-lead').map(({ trace }) => trace)).toEqual([
    first?.traceId,
    second?.traceId,
  ]);
  expect(lines.find((line) => line.delivery === `${id}.exchange`)?.trace).toBe(delivery?.traceId);
  expect(lines.find(({ msg }) => msg === 'listening')?.trace).toBeUndefined();
});

it('without a collector no partner gets a trace, and no line names one', async () => {
  const exchange = await standInPartner(partnerShapes.exchange);
  const server = await startTestServer({ LEAD_EXCHANGE_URL: exchange.url, TRUSTED_PROXIES: 'loopback' });
  onTestFinished(server.remove);
  await server.post('/post-lead', leadBody(), { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
  const [received] = await exchange.got(1);
  expect(received?.headers).not.toHaveProperty('traceparent');
  expect(server.logged()).not.toContain('"trace"');
});

it('a collector that is down delays no request and no shutdown', async () => {
  const collector = await startCollector();
  await collector.stop();
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  onTestFinished(server.remove);
  expect((await server.post('/post-lead', leadBody())).status).toBe(200);
});
