import { expect, it } from 'vitest';
import { campaignFunnel, campaignServer, campaignsCommand, importDraft, shownAt } from '../support/campaign-setup.ts';
import { leadBody } from '../support/lead-body.ts';
import { inLongForm } from '../support/long-form.ts';
import { standInPartner, temporaryFolder } from '../support/per-test-resources.ts';
import { postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import type { TestServer } from '../support/running-server.ts';

const yt = { path: '/survey/yt', flow: 'main', oid: '57', affid: '10' };
const because = ['--because', 'a test'];
/** Milliseconds from a publication to every server and the cache: 2 s, and more beside the other tests of the gate. */
const most = inLongForm ? 2000 : 6000;

it.runIf(postgresPrograms())(
  'two replicas and the cache have a publication at once, and pages outlive the database',
  { timeout: 90_000 },
  async () => {
    await using cluster = await disposableCluster();
    const purged: number[] = [];
    const cdn = await standInPartner(() => {
      purged.push(Date.now());
      return { does: 'answer', status: 200 };
    });
    const common = {
      NODE_ENV: 'test',
      DATA_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
      DATABASE_URL: cluster.database('replicas'),
      FUNNEL_DIR: campaignFunnel(),
      PURGE_URL: `${cdn.url}/purge`,
    };
    const environments = [0, 1].map(() => ({ ...common, DATA_DIR: temporaryFolder() }));
    const servers: TestServer[] = [];
    for (const environment of environments) servers.push(await campaignServer(environment));
    const ops = campaignsCommand(environments[0] ?? {});
    /** When every server has shown the offer. */
    const everywhere = async (oid: string) => {
      await expect
        .poll(async () => Promise.all(servers.map(async (each) => (await shownAt(each, '/survey/yt')).oid)), {
          interval: 20,
          timeout: 20_000,
        })
        .toEqual([oid, oid]);
      return Date.now();
    };
    await importDraft(ops, { ...yt, oid: '58' });
    const [{ code, said }, shown] = await Promise.all([ops('publish', '/survey/yt', ...because), everywhere('58')]);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Live on 2 of 2 servers, caches renewed [\d:]+ UTC\.$/)]);
    const [told = 0] = purged;
    const [{ at = 0, revision } = {}] = await (servers[0] as TestServer).look((store) => store.publications('surveyyt', 1));
    expect(shown - at).toBeLessThan(most);
    expect(told - at).toBeLessThan(most);
    expect(told).toBeGreaterThanOrEqual(at);

    await cluster.stop('immediate');
    expect(await ops('health')).toMatchObject({
      code: 1,
      said: expect.stringContaining(`Pages go on with the campaigns of revision ${revision},`),
    });
    for (const server of servers) expect(await shownAt(server, '/survey/yt')).toMatchObject({ oid: '58', version: 2 });

    // one that starts now has pages, from its disk, and nothing else; one without them does not start
    const [own, gone] = [environments[0] ?? {}, servers.shift()];
    await gone?.stop();
    const late = await campaignServer(own);
    servers.unshift(late);
    expect(await shownAt(late, '/survey/yt')).toMatchObject({ oid: '58', version: 2 });
    expect(late.logged()).toContain('started without the database, pages alone go on');
    const readiness = async () => (await fetch(`${late.url}/readyz`)).status;
    expect([await readiness(), (await late.post('/post-lead', leadBody())).status]).toEqual([503, 503]);
    await expect(campaignServer({ ...own, DATA_DIR: temporaryFolder() })).rejects.toThrow('PostgreSQL cannot be opened');

    await cluster.start();
    await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
    expect((await late.post('/post-lead', leadBody())).status).toBe(200);
    await importDraft(ops, { ...yt, oid: '59' });
    expect(await ops('publish', '/survey/yt', ...because)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Live on 2 of 2'),
    });
    await everywhere('59');
  },
);

async function disposableCluster() {
  const cluster = await startCluster();
  if (!cluster) throw new Error('PostgreSQL is not installed');
  return { ...cluster, [Symbol.asyncDispose]: cluster.remove };
}
