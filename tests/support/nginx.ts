import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';
import { slowTest } from './running-server.ts';

/** Where a real nginx is; undefined without one (Debian: apt-get install nginx-light). */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

/** The address from which this nginx calls the server, so that a test can trust it and nobody else. */
export const nginxAddress = '127.0.0.2';

export interface RunningNginx {
  readonly port: number;
  /** Of its certificate, which it made itself. */
  readonly certificate: string;
  readonly accessLog: () => string;
  stop(): Promise<void>;
}

/** The first block for nginx under a heading of a document. */
function documentedExample(file: string, heading: string): string {
  const [, example] =
    new RegExp(`## ${heading}[\\s\\S]*?\`\`\`nginx\\n([\\s\\S]*?)\`\`\``).exec(readFileSync(file, 'utf8')) ?? [];
  if (example === undefined) throw new Error(`There is no example for nginx in ${file}`);
  return example;
}

/** @throws Error where the example no longer has it: the test would go through another one */
function replaced(text: string, from: RegExp, to: string): string {
  if (!from.test(text)) throw new Error(`The example for nginx lacks ${from}`);
  return text.replace(from, to);
}

const replacedAll = (text: string, replacements: readonly (readonly [RegExp, string])[]) =>
  replacements.reduce((changed, [from, to]) => replaced(changed, from, to), text);

/** A folder for nginx's files, which its configuration may name. */
function nginxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'temporary'));
  return folder;
}

/** Runs nginx until it is stopped. @param http the inside of its `http` block */
async function run(program: string, folder: string, port: number, http: string): Promise<() => Promise<void>> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temporary', name)};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(folder, 'pid')};\nerror_log ${join(folder, 'start.log')};\nevents {}\nhttp {\n${temporary}\n${http}}\n`,
  );
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'start.log')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  await vi.waitFor(async () => {
    if (!(await isListening())) throw new Error(`nginx does not listen: ${readFileSync(join(folder, 'start.log'), 'utf8')}`);
  }, slowTest);
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Runs nginx with the example of scale.md, of which addresses and files alone are this machine's. */
export async function startNginx(program: string, upstream: string): Promise<RunningNginx> {
  const folder = nginxFolder();
  const port = await freePort();
  const [key, certificate, accessLog] = ['key.pem', 'certificate.pem', 'access.log'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const subject = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const { host } = new URL(upstream);
  const http = replacedAll(documentedExample('lead-server/docs/scale.md', 'Behind nginx'), [
    [/server 10\.0\.0\.11:3000/, `server ${host}`],
    [/\s*server 10\.0\.0\.12:3000[^;]*;/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port} ssl http2; proxy_bind ${nginxAddress};`],
    [/\/etc\/ssl\/survey\.pem/, certificate],
    [/\/etc\/ssl\/survey\.key/, key],
    [/\/var\/log\/nginx\/survey\.log/, accessLog],
    [/\/var\/log\/nginx\/survey-error\.log/, join(folder, 'error.log')],
  ]);
  const stop = await run(program, folder, port, http);
  return {
    port,
    certificate: readFileSync(certificate, 'utf8'),
    accessLog: () => readFileSync(accessLog, 'utf8'),
    stop,
  };
}

/** Runs nginx as a cache with the block of caching.md; each response says in `x-cache` what it did. */
export async function startCachingNginx(program: string, upstream: string) {
  const folder = nginxFolder();
  const port = await freePort();
  const http = replacedAll(documentedExample('lead-server/docs/caching.md', 'The key of the cache'), [
    [/\/var\/cache\/survey/, join(folder, 'cache')],
    [/server \{/, `upstream survey { server ${new URL(upstream).host}; }\nserver {\n  listen 127.0.0.1:${port};`],
    [/proxy_cache survey;/, 'proxy_cache survey; add_header x-cache $upstream_cache_status always;'],
  ]);
  return { url: `http://127.0.0.1:${port}`, stop: await run(program, folder, port, `variables_hash_bucket_size 128;\n${http}`) };
}
