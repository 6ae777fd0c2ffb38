import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { leadBody } from './numbered-lead.ts';
import { printTable } from './print-table.ts';
import { startSubject } from './processes.ts';

/**
 * `npm run bench:floods`: how long visitors' leads take while one address floods, against the same without, in one run.
 * The limits are those of production. Options: `--seconds 8 --rate 40`.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1] ?? Number.NaN) || fallback;
const targetRatio = 2;

interface Flood {
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
}

const json = (value: unknown) => JSON.stringify(value);
const floods: Readonly<Record<string, Flood>> = {
  'bad JSON': { path: '/post-lead', body: '{"flow":' },
  'junk leads': { path: '/post-lead', body: json({ flow: 'main', tcpa: 'x'.repeat(4000) }) },
  'nested bodies': { path: '/post-lead', body: `{"a":${'['.repeat(30_000)}` },
  'privacy requests': {
    path: '/slack/send-message',
    body: json({ type: 'do-not-sell-information-form', formData: { email: 'flood@example.com', submitAnAppeal: 'yes' } }),
  },
  'saved visits': {
    path: '/api/save-data',
    body: json({ session: '0123456789abcdef0123456789abcdef', data: { a: 'x'.repeat(7000) } }),
  },
  captchas: { path: '/captcha/challenge' },
  'email checks': { path: '/api/validations/ipqs/email', body: json({ email: 'flood@example.com' }) },
  'phone codes': { path: '/two-step-verification/phone', body: json({ phone: '(212) 664-7665' }) },
  'guesses at /ops': { path: '/ops/sign-in', body: 'name=ana&password=x&code=000000', type: 'application/x-www-form-urlencoded' },
  'guessed pages': { path: '/survey/../../etc/passwd' },
};

function send(agent: Agent, port: number, { path, body, type = 'application/json' }: Flood, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': from,
      ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    };
    request({ host: '127.0.0.1', port, path, agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}

/** In a thread of its own: sends as fast as it is answered until it is told to stop. */
async function flood(port: number, what: Flood): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const counts = { sent: 0, refused: 0 };
  let goesOn = true;
  parentPort?.once('message', () => {
    goesOn = false;
  });
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (goesOn) {
        const status = await send(agent, port, what, '203.0.113.9').catch(() => 0);
        counts.sent += 1;
        if (status === 429 || status === 428) counts.refused += 1;
      }
    }),
  );
  agent.destroy();
  parentPort?.postMessage(counts);
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

let visitors = 0;
/** Leads of as many visitors, evenly spaced. @returns how long each took, sorted, in milliseconds */
async function leads(port: number, seconds: number, rate: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const taken: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: seconds * rate }, async (_, index) => {
      const due = started + (index * 1000) / rate;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      visitors += 1;
      const from = `198.18.${(visitors >> 8) & 255}.${visitors & 255}`;
      const status = await send(agent, port, { path: '/post-lead', body: leadBody(visitors) }, from);
      if (status !== 200) throw new Error(`A lead was answered with ${status}`);
      // a late start counts as waiting
      taken.push(performance.now() - due);
    }),
  );
  agent.destroy();
  return taken.sort((a, b) => a - b);
}

if (isMainThread) {
  const [seconds, rate] = [option('seconds', 8), option('rate', 40)];
  const folder = mkdtempSync(join(tmpdir(), 'bench-floods-'));
  const server = await startSubject('./lead-server.ts', {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    FUNNEL_DIR: join(tmpdir(), 'lead-server-without-funnel'),
    TRUSTED_PROXIES: 'loopback',
    LEADS_PER_PERSON: '0',
    OPS_TOKEN: 'an-invented-operations-token',
    RATE_LEADS_PER_MINUTE: '60',
    RATE_CALLS_PER_MINUTE: '1200',
    RATE_PAGES_PER_MINUTE: '300',
  });
  const rows = [['flood by one address', 'requests/s', 'refused by limits', 'p50', 'p99', 'p99 without', 'ratio']];
  let [worst, worstName] = [0, ''];
  await leads(server.port, 3, rate);
  let before = await leads(server.port, seconds, rate);
  for (const [name, what] of Object.entries(floods)) {
    const thread = new Worker(new URL(import.meta.url), { workerData: { port: server.port, what } });
    const counted = new Promise<{ sent: number; refused: number }>((resolve) => thread.once('message', resolve));
    const during = await leads(server.port, seconds, rate);
    thread.postMessage('stop');
    const { sent, refused } = await counted;
    const after = await leads(server.port, seconds, rate);
    // the machine's own noise, before and after
    const without = (at(before, 0.99) + at(after, 0.99)) / 2;
    const ratio = at(during, 0.99) / without;
    if (ratio > worst) [worst, worstName] = [ratio, name];
    rows.push([
      name,
      String(Math.round(sent / seconds)),
      `${Math.round((100 * refused) / Math.max(1, sent))} %`,
      `${at(during, 0.5).toFixed(1)} ms`,
      `${at(during, 0.99).toFixed(1)} ms`,
      `${without.toFixed(1)} ms`,
      ratio.toFixed(2),
    ]);
    before = after;
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  printTable(rows);
  console.log(`\nWorst: ${worstName}, ${worst.toFixed(2)} times the p99 without (to reach: at most ${targetRatio}).`);
  process.exitCode = worst > targetRatio ? 1 : 0;
} else {
  const { port, what } = workerData as { port: number; what: Flood };
  await flood(port, what);
}
