import { request } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadBody } from '../support/lead-body.ts';
import { nginxAddress, nginxProgram, type RunningNginx, startNginx } from '../support/nginx.ts';
import { startTestServer, type TestServer } from '../support/running-server.ts';

const tokens = { OPS_TOKEN: 'an-invented-operations-token', METRICS_TOKEN: 'an-invented-metrics-token-' };
const name =
  nginxProgram === undefined ? 'behind nginx: left out, as none is installed (apt-get install nginx-light)' : 'behind nginx';

describe.skipIf(nginxProgram === undefined)(name, () => {
  let server: TestServer;
  let nginx: RunningNginx;
  beforeAll(async () => {
    server = await startTestServer({ ...tokens, TRUSTED_PROXIES: nginxAddress, PUBLIC_URL: 'https://www.example.com' });
    nginx = await startNginx(nginxProgram as string, server.url);
  });
  afterAll(async () => {
    await nginx.stop();
    await server.remove();
  });

  const host = 'www.example.com';
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: nginx.port,
          servername: host,
          ca: nginx.certificate,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: { host, ...headers },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode, text }));
        },
      );
      sent.on('error', reject).end(body);
    });
  /** The response to raw text that no client would send. */
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let came = '';
      const socket = connect({ host: '127.0.0.1', port: nginx.port, servername: host, ca: nginx.certificate }, () =>
        socket.write(text),
      );
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        came += chunk;
      });
      socket.on('close', () => resolve(came)).on('error', reject);
    });

  it.each([
    '/ops',
    '/OPS',
    '/Ops/',
    '/oPs/sessions',
    '/ops/sign-in/provider',
    '/%6fps',
    '/%4F%50%53',
    '//ops',
    '/./ops',
    '/survey/../ops',
    '/ops;x',
    '/ops%2Fsessions',
    '/ops%00',
    '/ops?x=/survey',
    '/metrics',
    '/Metrics',
    '/METRICS/',
    '/%6detrics',
    '/survey/..%2Fmetrics',
  ])('%s is closed to addresses outside of the own network, whatever their token', async (path) => {
    for (const token of Object.values(tokens)) {
      const { status, text } = await ask(path, { authorization: `Bearer ${token}` });
      expect([403, 400, 404, 503]).toContain(status);
      expect(text).not.toMatch(/Queue|store_up|Operations/);
    }
  });

  it('passes a lead with the address that nginx saw, and ignores any that a visitor sends', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' };
    const { status } = await ask('/post-lead', headers, JSON.stringify(leadBody()));
    expect(status).toBe(200);
    const [lead] = await server.leads();
    const text = JSON.stringify(lead?.kept);
    expect([text.includes('127.0.0.1'), text.includes('203.0.113.9')]).toEqual([true, false]);
  });

  it.each([
    ['two lengths', 'content-length: 4\r\ncontent-length: 60\r\n'],
    ['a length and chunks', 'content-length: 4\r\ntransfer-encoding: chunked\r\n'],
    ['chunks in another spelling', 'transfer-encoding: xchunked\r\n'],
    ['a space before the colon', 'transfer-encoding : chunked\r\n'],
  ])('a request with %s smuggles none behind it', async (_what, headers) => {
    const hidden = `GET /ops HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${tokens.OPS_TOKEN}\r\n\r\n`;
    const came = await raw(`POST /post-lead HTTP/1.1\r\nhost: ${host}\r\n${headers}connection: close\r\n\r\n0\r\n\r\n${hidden}`);
    expect(came).toMatch(/^HTTP\/1\.1 (400|501|411|415|422)/);
    expect(came.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(came).not.toContain('Queue');
  });

  it('its log has no query, ZIP or session', async () => {
    await ask('/us/10001?email=canaria%40example.com');
    await ask('/api/save-data/0123456789abcdef0123456789abcdef');
    await expect.poll(nginx.accessLog).toMatch(/GET \/api\/save-data /);
    expect(nginx.accessLog()).toMatch(/GET \/us 200/);
    expect(nginx.accessLog()).not.toMatch(/10001|canaria|0123456789abcdef/);
  });
});
