import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { logOptions } from '../../lead-server/src/lib/log.ts';
import { startServer } from '../../lead-server/src/server.ts';
import { type Config, readConfig } from '../../lead-server/src/settings/config.ts';
import { createReaders } from '../../lead-server/src/store/open-store.ts';
import type { StoredSubmission } from '../../lead-server/src/store/records.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { decryptContent, type SubmissionContent } from '../../lead-server/src/submissions/submission-content.ts';
import { readOrMakeKeys } from '../../lead-server/src/vault/keys.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';

/** How long a test waits for work that the server does after its response: a busy machine takes its time. */
export const slowTest = { timeout: 20_000 };

export interface TestServer {
  readonly url: string;
  /** Where operators are, with OPS_PORT. */
  readonly opsUrl: string;
  readonly config: Config;
  /** Everything that it has logged. */
  readonly logged: () => string;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Looks into the store beside the running server, as ops does. */
  look<T>(with_: (store: Store) => Promise<T>): Promise<T>;
  leads(): Promise<readonly (StoredSubmission & { kept: SubmissionContent })[]>;
  stop(): Promise<void>;
  /** Stops it and removes what it stored. @throws Error when it logged a line that says nothing */
  remove(): Promise<void>;
}

/**
 * The real server on a free port with a real SQLite in a temporary folder.
 * @param environment settings as text; the DATA_DIR of an earlier server starts it again on its data
 */
export async function startTestServer(environment: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const folder = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'lead-server-'));
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    // shared, so that its ZIP table is built once
    FUNNEL_DIR: join(tmpdir(), 'lead-server-without-funnel'),
    LOG_LEVEL: 'debug',
    SHUTDOWN_GRACE_SECONDS: '2',
    // one invented person sends nearly every lead of the tests
    LEADS_PER_PERSON: '0',
    RATE_LEADS_PER_MINUTE: '600',
    RATE_PRIVACY_PER_MINUTE: '0',
    RATE_PAGES_PER_MINUTE: '0',
    ...environment,
  });
  const lines: string[] = [];
  const log = pino(logOptions(config), { write: (line: string) => void lines.push(line) });
  const server = await startServer(config, log);
  const url = `http://127.0.0.1:${server.port}`;
  const vault = createVault(readOrMakeKeys(config));
  const readers = createReaders(config);
  const look: TestServer['look'] = readers.withReadOnlyStore;
  const stop = async () => {
    await readers.close();
    await server.stop();
  };
  return {
    url,
    opsUrl: `http://127.0.0.1:${server.opsPort ?? server.port}`,
    config,
    logged: () => lines.join(''),
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    look,
    leads: () =>
      look(async (store) =>
        (await store.submissions('lead', { after: '', limit: 10_000 })).map((each) => ({
          ...each,
          kept: decryptContent(vault, each),
        })),
      ),
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
      const silent = lines.find((line) => !(JSON.parse(line) as { readonly msg?: string }).msg);
      if (silent) throw new Error(`A line of the log says nothing: ${silent}`);
    },
  };
}
