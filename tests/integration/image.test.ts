import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { inLongForm } from '../support/long-form.ts';
import { onPath } from '../support/on-path.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';

const program = onPath('buildah');
if (inLongForm && !program) console.warn('SKIPPED: the image is not built. It needs: apt-get install buildah');

const buildah = (...args: readonly string[]) => spawnSync(program ?? '', args, { encoding: 'utf8', maxBuffer: 1e8 });
/** Chroot does where containers do not run. */
const chroot = ['--isolation', 'chroot'];
const image = 'localhost/accident-survey-test';

describe.skipIf(!inLongForm || !program)('the image', () => {
  let container = '';
  afterAll(() => {
    if (container) buildah('rm', container);
    buildah('rmi', image);
  });

  it('is built by the Dockerfile, is under 250 MB, and serves the survey without root and with secrets from files', {
    timeout: 900_000,
  }, async ({ annotate, skip }) => {
    const built = buildah('bud', ...chroot, '--format', 'docker', '--tag', image, '.');
    skip(/pinging container registry|initializing source/.test(built.stderr), 'no registry answers for the base images');
    expect(built.status, built.stderr.slice(-2000)).toBe(0);
    const [found] = JSON.parse(buildah('images', '--json', image).stdout) as [{ size: string }];
    await annotate(`${found.size}`);
    const [size = 0, unit] = found.size.split(' ');
    expect(unit).toBe('MB');
    expect(Number(size)).toBeLessThan(250);

    container = buildah('from', '--pull-never', image).stdout.trim();
    const { Docker: made } = JSON.parse(buildah('inspect', container).stdout) as {
      Docker: { config: { User: string; Cmd: string[]; Healthcheck: { Test: string[] } } };
    };
    expect(made.config.User).toBe('survey');

    const [port, opsPort] = [await freePort(), await freePort()];
    const secrets = temporaryFolder();
    // it is another user who reads them
    chmodSync(secrets, 0o755);
    const given = { DATA_KEYS: `1:${randomBytes(32).toString('base64')}`, OPS_TOKEN: randomBytes(32).toString('base64') };
    for (const [name, value] of Object.entries(given)) writeFileSync(join(secrets, name), value);
    writeFileSync(join(secrets, 'site.json'), readFileSync('site.example.json'));
    const settings = {
      HOST: '127.0.0.1',
      PORT: String(port),
      OPS_PORT: String(opsPort),
      PUBLIC_URL: 'https://www.example.com',
      SITE_FILE: '/run/secrets/site.json',
      ...Object.fromEntries(Object.keys(given).map((name) => [`${name}_FILE`, `/run/secrets/${name}`])),
    };
    const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const run = (...command: readonly string[]) =>
      spawn(program ?? '', ['run', ...chroot, '--volume', `${secrets}:/run/secrets:ro`, ...env, container, '--', ...command], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    const server = run(...made.config.Cmd);
    const ended = once(server, 'exit');
    onTestFinished(async () => {
      server.kill('SIGTERM');
      await ended;
    });
    let complaint = '';
    server.stdout.on('data', (chunk) => {
      complaint += chunk;
    });
    server.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    const url = `http://127.0.0.1:${port}`;
    const statusOf = (path: string) =>
      fetch(url + path, { headers: { host: 'www.example.com' } }).then(
        ({ status }) => status,
        () => 0,
      );
    await vi.waitFor(async () => expect(await statusOf('/readyz'), complaint).toBe(200), { timeout: 30_000, interval: 200 });
    expect(await statusOf('/survey')).toBe(200);
    const [kind, ...check] = made.config.Healthcheck.Test;
    expect(kind).toBe('CMD');
    const asked = run(...check.map((each) => each.replace(':3000/', `:${port}/`)));
    expect(await once(asked, 'exit')).toEqual([0, null]);
    const tried = run('sh', '-c', 'id -u; touch /app/own || echo refused');
    let said = '';
    tried.stdout.on('data', (chunk) => {
      said += chunk;
    });
    await once(tried, 'close');
    expect(said).toBe('10001\nrefused\n');
  });
});
