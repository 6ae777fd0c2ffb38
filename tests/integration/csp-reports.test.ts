import { describe, expect, it } from 'vitest';
import { bearerHeader, startMeasuredServer } from '../ops/scrape.ts';

const types = { old: 'application/csp-report', list: 'application/reports+json' } as const;
const send = (url: string, body: unknown, type: string = types.old, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}/csp-report`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, ...headers },
  });
const old = (report: object) => ({ 'csp-report': report });

describe('a report of a policy is counted', () => {
  it.each([
    ['an inline script', { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' }, 'script-src-elem', 'inline'],
    [
      'the rule of an older browser',
      { 'violated-directive': "script-src 'self' x", 'blocked-uri': 'eval' },
      'script-src',
      'eval',
    ],
    [
      'markup from text',
      { 'effective-directive': 'require-trusted-types-for', 'blocked-uri': 'trusted-types-sink' },
      'require-trusted-types-for',
      'sink',
    ],
    [
      'another policy',
      { 'effective-directive': 'trusted-types', 'blocked-uri': 'trusted-types-policy' },
      'trusted-types',
      'policy',
    ],
    [
      'another host',
      { 'effective-directive': 'img-src', 'blocked-uri': 'https://pixel.example/p?email=maria@example.com' },
      'img-src',
      'host',
    ],
    ['an extension', { 'effective-directive': 'script-src', 'blocked-uri': 'moz-extension' }, 'script-src', 'extension'],
    [
      'an extension’s script',
      { 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example', 'source-file': 'chrome-extension://a/b.js' },
      'img-src',
      'extension',
    ],
    ['a data address', { 'effective-directive': 'font-src', 'blocked-uri': 'data' }, 'font-src', 'data'],
    ['what there is not', { 'effective-directive': 'maria-src', 'blocked-uri': 'maria' }, 'other', 'other'],
    ['nothing', {}, 'other', 'other'],
  ])('%s', async (_, report, directive, blocked) => {
    const { server, figure } = await startMeasuredServer();
    expect((await send(server.url, old(report))).status).toBe(200);
    expect(await figure('csp_violations_total', { directive, blocked, disposition: 'enforce' })).toBe(1);
  });

  it('an address without a host, also one of nothing', async () => {
    const { server, figure } = await startMeasuredServer();
    const addresses = ['about:blank', 'mailto:maria@example.com', 'file:///etc/passwd', 'javascript:alert(1)', '//', 'http://'];
    const statuses = addresses.map((address) => send(server.url, old({ 'blocked-uri': address })).then(({ status }) => status));
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    expect(await figure('csp_violations_total', { directive: 'other', blocked: 'other', disposition: 'enforce' })).toBe(6);
  });

  it('several in one Reporting API request; other reports are not counted', async () => {
    const { server, figure } = await startMeasuredServer();
    const body = { effectiveDirective: 'script-src', blockedURL: `${server.url}/a.js`, disposition: 'report' };
    const list = [
      { type: 'csp-violation', age: 1, url: server.url, body },
      { type: 'csp-violation', body },
      { type: 'deprecation' },
    ];
    expect((await send(server.url, list, types.list)).status).toBe(200);
    expect(await figure('csp_violations_total', { directive: 'script-src', blocked: 'self', disposition: 'report' })).toBe(2);
    expect(await figure('csp_violations_total')).toBe(2);
  });

  it('without its words in any label, log or response', async () => {
    const { server } = await startMeasuredServer();
    const canary = 'canaria.holloway@example.com';
    const report = {
      'document-uri': `${server.url}/?email=${canary}`,
      'blocked-uri': canary,
      'effective-directive': canary,
      disposition: canary,
    };
    const answers = [
      await send(server.url, old(report)),
      await send(server.url, { other: canary }),
      await send(server.url, canary),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 400]);
    const metrics = await (await fetch(`${server.url}/metrics`, { headers: bearerHeader })).text();
    for (const text of [metrics, server.logged(), ...(await Promise.all(answers.map((each) => each.text())))])
      expect(text).not.toContain('canaria');
  });
});

describe('POST /csp-report refuses', () => {
  it.each([
    ['another type', old({}), 'text/html', {}, 415],
    ['what is no JSON', '{', types.old, {}, 400],
    ['a list as one report', [], types.old, {}, 400],
    ['one report as a list', old({}), types.list, {}, 422],
    ['more than a hundred', Array.from({ length: 101 }, () => ({ type: 'csp-violation' })), types.list, {}, 422],
    ['a text that is too long', old({ 'blocked-uri': 'x'.repeat(4001) }), types.old, {}, 422],
    ['more than fits', old({ 'blocked-uri': 'x'.repeat(70_000) }), types.old, {}, 413],
    ['another site', old({}), types.old, { 'sec-fetch-site': 'cross-site' }, 403],
  ] as const)('%s', async (_, body, type, headers, status) => {
    const { server } = await startMeasuredServer();
    expect((await send(server.url, body, type, headers)).status).toBe(status);
  });

  it('more than a twentieth of the limit of calls, so that the other calls keep theirs', async () => {
    const { server, figure } = await startMeasuredServer({ RATE_CALLS_PER_MINUTE: '40' });
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await send(server.url, old({}))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await fetch(`${server.url}/us/10001`)).status).toBe(200);
    expect(await figure('csp_violations_total')).toBe(2);
  });
});
