import { type Cluster, startCluster } from '../../support/postgres-cluster.ts';
import { type StandInCdn, startStandInCdn } from '../../support/stand-in-cdn.ts';
import { operationsToken, test } from './e2e-fixtures.ts';
import { type RunningServer, startServer } from './e2e-server.ts';

/** Two servers over one PostgreSQL, behind a cache. */
export interface Replicas {
  readonly cluster: Cluster;
  readonly cdn: StandInCdn;
  readonly servers: readonly [RunningServer, RunningServer];
}

async function startReplicas(settings: Readonly<Record<string, string>>): Promise<Replicas & { close(): Promise<void> }> {
  const cluster = await startCluster();
  if (!cluster) throw new Error('PostgreSQL is not installed');
  const cdn = await startStandInCdn();
  const common = {
    OPS_TOKEN: operationsToken,
    DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    DATABASE_URL: cluster.database('replicas'),
    PURGE_URL: cdn.purgeUrl,
    ...settings,
  };
  // one after the other: the first makes the tables
  const servers = [await startServer(common), await startServer(common)] as const;
  cdn.origins.push(...servers.map(({ origin }) => origin));
  return {
    cluster,
    cdn,
    servers,
    async close() {
      for (const each of servers) await each.close();
      await cdn.stop();
      await cluster.remove();
    },
  };
}

/** For a file whose server is the first of two replicas. */
export const withReplicas = (settings: Readonly<Record<string, string>> = {}) =>
  test.extend<object, { readonly replicas: Replicas; readonly server: RunningServer }>({
    replicas: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
      async ({}, use) => {
        const replicas = await startReplicas(settings);
        await use(replicas);
        await replicas.close();
      },
      // a cluster and two servers
      { scope: 'worker', timeout: 300_000 },
    ],
    server: [async ({ replicas }, use) => use(replicas.servers[0]), { scope: 'worker' }],
  });
