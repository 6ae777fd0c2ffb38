import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../support/raw-connection.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';
import { standInPage } from '../support/stand-in-page.ts';

const [scriptHash, styleHash] = ["'sha256-c2NyaXB0'", "'sha256-c3R5bGU='"];
/** Stands in for a build: each page says which it is, and one fails. */
const folder = mkdtempSync(join(tmpdir(), 'headers-'));
const renderer = `${standInPage}
export const createRenderer = () => ({ path }) => {
  if (path.includes('broken')) throw new Error('a page that fails');
  const hashes = { scripts: [${JSON.stringify(scriptHash)}], styles: [${JSON.stringify(styleHash)}] };
  return page(path.includes('nowhere') ? 404 : 200, '<p>A page</p>', { hashes, loadsPartners: path.startsWith('/survey/') });
};`;
mkdirSync(join(folder, 'client/assets'), { recursive: true });
mkdirSync(join(folder, 'server'));
writeFileSync(join(folder, 'server/renderer.js'), renderer);
writeFileSync(join(folder, 'client/assets/page-Bx3.js'), '0');
writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *');
mkdirSync(join(folder, 'storybook'));
writeFileSync(join(folder, 'storybook/index.json'), '{}');

const pages = [
  ['a survey', '/survey/yt', 200],
  ['a thank-you page', '/survey-thank-you/?q=y&email=ana%40example.com', 200],
  ['a legal page', '/privacy-policy', 200],
  ['the privacy form', '/do-not-sell-my-information', 200],
  ['a page that is not there', '/nowhere', 404],
  ['a page that fails', '/broken', 500],
] as const;
const others = [
  ['a file of a build', '/assets/page-Bx3.js', 200],
  ['a file at the root', '/robots.txt', 200],
  ['a call that is not there', '/api/nowhere', 404],
  ['a health check', '/healthz', 200],
] as const;

const settings: readonly (readonly [address: string, https: boolean])[] = [
  ['http://survey.example', false],
  ['https://survey.example', true],
];

describe.each(settings)('with the address %s', (PUBLIC_URL, https) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ FUNNEL_DIR: folder, PUBLIC_URL, SCRIPT_HOSTS: 'https://scripts.example' });
  });
  afterAll(() => server.remove());

  it.each([...pages, ...others])('%s has the headers of every response', async (_what, path, status) => {
    const response = await fetch(server.url + path);
    const { headers } = response;
    expect(response.status).toBe(status);
    expect(headers.get('strict-transport-security')).toBe(https ? 'max-age=31536000; includeSubDomains' : null);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    for (const rule of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'self'"])
      expect(headers.get('content-security-policy')?.split(/; ?/)).toContain(rule);
    for (const name of ['x-powered-by', 'access-control-allow-origin']) expect(headers.get(name)).toBeNull();
    for (const power of ['camera', 'geolocation', 'microphone', 'payment'])
      expect(headers.get('permissions-policy')).toContain(`${power}=()`);
  });

  it('the Storybook may be framed by another one, unlike any page', async () => {
    const { status, headers } = await fetch(`${server.url}/storybook/index.json`);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toBe("base-uri 'none'; object-src 'none'");
  });

  it('malformed HTTP is refused with them, too', async () => {
    const answer = await sendRaw(server.url, 'nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer.includes('\r\nstrict-transport-security: max-age=31536000; includeSubDomains\r\n')).toBe(https);
  });

  it.each(pages)('%s runs only our own scripts, is framed by nobody else and sends others little', async (_what, path) => {
    const { headers } = await fetch(server.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    const own = path === '/broken' ? { script: "'self'", style: "'self'" } : { script: scriptHash, style: styleHash };
    expect(Object.fromEntries(policy.split(';').map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]))).toEqual(
      {
        'default-src': "'self'",
        'script-src': `'self' ${own.script} https://scripts.example`,
        'style-src': `'self' ${own.style}`,
        'style-src-attr': "'unsafe-inline'",
        'img-src': "'self' data: https://scripts.example",
        'font-src': "'self' data:",
        'connect-src': "'self' https://scripts.example",
        'frame-src': 'https://scripts.example',
        'form-action': "'self'",
        'base-uri': "'none'",
        'object-src': "'none'",
        'frame-ancestors': "'self'",
        // scripts of partners, which a survey loads, would break by it
        ...(!path.startsWith('/survey/') && { 'require-trusted-types-for': "'script'", 'trusted-types': 'accident-survey' }),
        'report-uri': '/csp-report',
        'report-to': 'csp',
        ...(https && { 'upgrade-insecure-requests': '' }),
      },
    );
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('reporting-endpoints')).toBe('csp="/csp-report"');
    expect(headers.get('content-security-policy-report-only')).toBe(
      path.startsWith('/survey/')
        ? "require-trusted-types-for 'script'; trusted-types accident-survey; report-uri /csp-report; report-to csp"
        : null,
    );
  });

  it.each([...pages, ...others])('%s sets no cookie', async (_what, path) => {
    expect((await fetch(server.url + path)).headers.getSetCookie()).toEqual([]);
  });
});

afterAll(() => rmSync(folder, { recursive: true }));
