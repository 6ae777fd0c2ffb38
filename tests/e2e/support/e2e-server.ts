import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import server from '../../../lead-server/bin/server-process.json' with { type: 'json' };
import { requestView } from '../../../lead-server/src/privacy/privacy-operations.ts';
import { readConfig } from '../../../lead-server/src/settings/config.ts';
import { createReaders } from '../../../lead-server/src/store/open-store.ts';
import type { Store } from '../../../lead-server/src/store/store.ts';
import { deliveryViews, leadViews } from '../../../lead-server/src/submissions/submission-views.ts';
import { readKeys } from '../../../lead-server/src/vault/keys.ts';
import { createVault, type Vault } from '../../../lead-server/src/vault/vault.ts';
import { freePort } from '../../support/free-port.ts';
import { jsonResponse, partnerShapes, startStandInPartner } from '../../support/stand-in-partner.ts';

/** A lead as operators see it. */
export interface StoredLead {
  readonly id: string;
  readonly meta: { readonly flow: string };
  readonly said: Readonly<Record<string, string>>;
  readonly sent: Readonly<Record<string, string>>;
  readonly receipt: { readonly text: string };
}

/** Every privacy request. */
async function* requestViews(store: Store, vault: Vault) {
  for (const row of await store.submissions('privacy', { after: '', limit: 1000 })) yield requestView(vault, row);
}

/** A buyer that settings describe: names of its own, a fixed value, and a verdict in a field. */
const ownNamesDestination = {
  name: 'own-names',
  resells: true,
  takes: 'all',
  fields: [
    { to: 'Visit', from: 'sub_id' },
    { to: 'Survey', from: 'flow' },
    { to: 'Kind', from: 'lead_type' },
    { to: 'Case', from: 'case_type' },
    { to: 'GivenName', from: 'first_name' },
    { to: 'Tel', from: 'phone_digits' },
    { to: 'AgreedAt', from: 'consent_time' },
    { to: 'AgreedOn', from: 'page_url' },
    { to: 'AgreedTo', from: 'consent_version' },
    { to: 'ChangedBy', from: 'rules', omitEmpty: true },
    { to: 'Vendor', value: 'survey' },
  ],
  headers: { 'x-vendor': '77' },
  success: { field: 'result.outcome', accepted: ['OK'], rejected: ['NO'] },
};

/**
 * Starts the real server as its own process, with its own database and partners on loopback.
 * @param settings beside the suite's own
 */
export async function startServer(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'survey-e2e-'));
  const port = await freePort();
  const partners = {
    exchange: await startStandInPartner(partnerShapes.exchange),
    ingest: await startStandInPartner(partnerShapes.ingest),
    badWords: await startStandInPartner(partnerShapes.webhook),
    verification: await startStandInPartner(partnerShapes.webhook),
    slack: await startStandInPartner(partnerShapes.slack),
    ownNames: await startStandInPartner(jsonResponse(200, { result: { outcome: 'OK', ref: 'p-1' } })),
  };
  const tables = join(dataDir, 'partner-tables.json');
  writeFileSync(tables, JSON.stringify({ destinations: [{ ...ownNamesDestination, url: `${partners.ownNames.url}/intake` }] }));
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SITE_FILE: 'tests/e2e/support/site.json',
    // One address makes every visit of the suite.
    LEADS_PER_PERSON: '0',
    RATE_LEADS_PER_MINUTE: '0',
    RATE_CALLS_PER_MINUTE: '0',
    RATE_PAGES_PER_MINUTE: '0',
    RATE_PRIVACY_PER_MINUTE: '0',
    LEAD_EXCHANGE_URL: partners.exchange.url,
    LEAD_INGEST_URL: partners.ingest.url,
    BAD_WORDS_WEBHOOK_URL: partners.badWords.url,
    VERIFICATION_HELPER_URL: partners.verification.url,
    SLACK_WEBHOOK_URL: partners.slack.url,
    PARTNER_TABLES: tables,
    ...settings,
  };
  let child: ChildProcess | undefined;
  let logged = '';

  const start = async () => {
    child = spawn(process.execPath, [...server.flags, 'lead-server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      if (line.includes(`localhost:${port}`)) break;
    }
    child.stdout?.on('data', (chunk: Buffer) => {
      logged += chunk;
    });
    child.stdout?.resume();
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  /** A command as operators type it, on the same database. */
  const command = (...args: string[]): string => {
    const { stdout, status, stderr } = spawnSync(process.execPath, ['lead-server/bin/ops.ts', ...args], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`ops ${args.join(' ')} failed: ${stderr}`);
    return stdout;
  };
  /** Reads the database beside the server, as an operator's listing does. A process for each look took half of a test's time. */
  const readers = createReaders(readConfig(env));
  const look = <T>(rowsOf: (store: Store, vault: Vault) => AsyncIterable<T>): Promise<T[]> =>
    readers.withReadOnlyStore(async (store) => {
      const rows: T[] = [];
      for await (const row of rowsOf(store, createVault(readKeys(readConfig(env))))) rows.push(row);
      return rows;
    });
  const leads = (tests = false) => look((store, vault) => leadViews(store, vault, undefined, tests)) as Promise<StoredLead[]>;

  await start();
  const leadsBySubId = async (subId: string) => (await leads()).filter(({ sent }) => sent.sub_id === subId);
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    /** Its log since its start. */
    logged: () => logged,
    partners,
    start,
    stop,
    command,
    leads,
    leadsBySubId,
    /** The one lead of a visit. @throws Error when there is none, or more than one. */
    async leadBySubId(subId: string): Promise<StoredLead> {
      const [lead, ...more] = await leadsBySubId(subId);
      if (!lead || more.length > 0) throw new Error(`${more.length + (lead ? 1 : 0)} leads have sub_id ${subId}`);
      return lead;
    },
    /** The privacy requests with this email address. */
    requestsOf: async (email: string) =>
      (await look(requestViews)).filter((each) => 'request' in each && each.request.form.email === email),
    /** The states of the lead's deliveries, by destination. */
    async deliveriesOf(lead: string): Promise<Readonly<Record<string, string>>> {
      const own = (await look((store) => deliveryViews(store, undefined, undefined))).filter(
        ({ submission }) => submission === lead,
      );
      return Object.fromEntries(own.map(({ destination, state }) => [destination, state]));
    },
    async close() {
      await readers.close();
      await stop();
      await Promise.all(Object.values(partners).map((partner) => partner.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;
