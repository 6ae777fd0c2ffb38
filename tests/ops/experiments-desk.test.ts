import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { openStore } from '../../lead-server/src/store/open-store.ts';
import type { VisitUpdate } from '../../lead-server/src/store/visit-store.ts';
import { gateStores } from '../support/both-stores.ts';
import { campaignServer } from '../support/campaign-setup.ts';
import { temporaryFolder } from '../support/per-test-resources.ts';
import { standInPage } from '../support/stand-in-page.ts';
import { studioPerson } from '../support/studio-person.ts';

const source = (path: string) => pathToFileURL(join(process.cwd(), path)).href;
const token = 'an-invented-operations-token';

/** A funnel whose pages draw the variants of stored campaigns as the real ones do. */
function experimentFunnel(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'server'));
  writeFileSync(
    join(folder, 'server/renderer.js'),
    `${standInPage}
import { campaignProblems } from '${source('funnel-app/src/campaign/campaignProblems.ts')}';
import { flows } from '${source('lead-server/contract/flows/index.ts')}';
import { campaignAt } from '${source('lead-server/contract/campaign/campaign-table.ts')}';
import { assignExperiments } from '${source('lead-server/contract/experiments/assign.ts')}';
export const ownCampaigns = [{ path: '/survey', flow: 'main', oid: '81', affid: '10' }];
export const checkCampaigns = (contents) => campaignProblems(contents, flows);
export const plainAddress = (target) => target;
export const createRenderer = () => ({ path, query, visitor, variants, campaigns, stampOf }) => {
  const live = campaignAt(campaigns, path)?.live;
  if (!live) return page(404, '{}', { audience: 'nobody' });
  const { flow, experiments = [], switches: own = {} } = live.content;
  const { assignment, forced, switches } = assignExperiments(experiments, { visitor, variants, query, today: '2026-01-01', queryNameOf: (name) => name });
  const stamp = stampOf?.({ flow, campaign: 'survey', version: live.version, assignment, forced, switches });
  return page(200, JSON.stringify({ stamp, running: experiments.length, switches: { ...own, ...switches } }), { audience: 'visitor', hasVariants: true });
};`,
  );
  return folder;
}

/** Visits of a variant that began today, some of which finish. */
const visits = (variant: string, all: number, finished: number): readonly VisitUpdate[] =>
  Array.from({ length: all }, (_, at) => ({
    cells: [{ flow: 'main', experiment: 'one-or-two', variant }],
    visitor: `${variant}-${at}`,
    day: Math.floor(Date.now() / 86_400_000),
    exposed: true,
    step: 'AtFault',
    blocked: false,
    steps: [],
    ending: at < finished ? 'finished' : '',
    reason: '',
  }));

const plain: CampaignContent = { path: '/survey', flow: 'main', oid: '81', affid: '10' };
const compared: CampaignContent = {
  ...plain,
  experiments: [
    {
      ...{ name: 'one-or-two', owner: 'ana', expires: '2999-01-01', leastEffect: 0.01, guardrails: ['blocked'] },
      variants: [
        { id: 'one', weight: 1, switches: {} },
        { id: 'two', weight: 1, switches: { grid: 'two' } },
      ],
    },
  ],
};

describe.each(gateStores('experiments_desk'))('an experiment of the studio ($name)', ({ settings }) => {
  it('is started, counted, decided and kept, also after its visits are forgotten', { timeout: 60_000 }, async () => {
    const server = await campaignServer({
      ...settings(),
      DATA_DIR: temporaryFolder(),
      FUNNEL_DIR: experimentFunnel(),
      OPS_TOKEN: token,
      REGION_HEADERS: 'x-country',
      TRUSTED_PROXIES: 'loopback',
      RATE_CALLS_PER_MINUTE: '0',
    });
    const studio = await studioPerson(server, 'dana', 'admin');
    const publish = async (content: CampaignContent, base: number, etag: number, because: string) => {
      const saved = await studio.does('saveDraft', { content, base, etag });
      return studio.does('publish', { path: '/survey', because, seen: { version: base, etag: saved.etag } });
    };
    const rows = async () => (await studio.does('experiments', {})).rows;
    const detail = async () => (await studio.does('experiment', { path: '/survey', name: 'one-or-two' })).experiment;
    const headers = { 'x-country': 'US' };
    const pageOf = async () =>
      (await (await fetch(`${server.url}/survey`, { headers })).json()) as { readonly stamp: string; readonly running: number };
    const open = async () => {
      const { stamp } = await pageOf();
      const given = await fetch(`${server.url}/page-settings?${new URLSearchParams({ stamp })}`, { headers });
      return given.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
    };

    expect((await studio.ask('experiment', { path: '/survey', name: 'one-or-two' })).status).toBe(409);
    await studio.does('saveDraft', { content: compared, base: 1, etag: 0 });
    expect(await rows()).toMatchObject([{ name: 'one-or-two', state: 'waiting', visitors: 0 }]);
    await studio.does('publish', { path: '/survey', because: 'which is better' });
    expect(await detail()).toMatchObject({ state: 'running', version: 2, visitors: 0, verdict: { is: 'too few' } });

    // the server draws the new version within two seconds
    await expect.poll(pageOf, { timeout: 10_000 }).toMatchObject({ running: 1 });
    for (let visit = 0; visit < 4; visit += 1) {
      const cookie = await open();
      const body = JSON.stringify({ flow: 'main', events: [['shown', 'AtFault']] });
      await fetch(`${server.url}/events`, { method: 'POST', body, headers: { ...headers, cookie } });
    }
    // counts are stored in the background
    await expect.poll(async () => (await detail()).visitors, { timeout: 10_000 }).toBe(4);

    const [running] = compared.experiments ?? [];
    if (!running) throw new Error('nothing is compared');
    const [control, other] = running.variants;
    const reweighed = { ...compared, experiments: [{ ...running, variants: [control, { ...other, weight: 3 }] as const }] };
    const mixed = await studio.does('saveDraft', { content: reweighed, base: 2, etag: 0 });
    expect((await studio.isRefused('publish', { path: '/survey', because: 'more of two' })).message).toContain('a new name');
    const back = await studio.does('saveDraft', { content: compared, base: 2, etag: mixed.etag });

    const { store } = await openStore(server.config, false);
    onTestFinished(() => store.close());
    await store.recordVisits([...visits('one', 1500, 150), ...visits('two', 1500, 300)]);
    const named = await detail();
    expect(named.verdict).toEqual({ is: 'winner', variant: 'two' });
    expect(named.figures.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'finished primary',
      'blocked guardrail',
      'disqualified other',
    ]);

    expect(named.lost).toEqual([0, 0]);
    expect(named.steps).toMatchObject([{ step: 'AtFault', left: [expect.any(Number), expect.any(Number)] }]);
    expect(named.steps[0]?.reached.reduce((sum, each) => sum + each, 0)).toBe(4);

    await store.deleteVisits(60_000, 60_000, 10_000);
    const later = await detail();
    expect([later.verdict, later.since, later.visitors]).toEqual([named.verdict, named.since, named.visitors]);

    await publish({ ...plain, switches: { grid: 'two' } }, 2, back.etag, 'two has won');
    expect(await detail()).toMatchObject({
      ...{ state: 'decided', verdict: named.verdict, visitors: named.visitors },
      ending: { because: 'two has won', version: 3, shipped: 'two' },
    });
    const { versions } = await studio.does('campaign', { path: '/survey' });
    expect(versions.map(({ version, because }) => `${version} ${because}`).slice(0, 2)).toEqual([
      '3 two has won',
      '2 which is better',
    ]);
    await expect.poll(pageOf, { timeout: 10_000 }).toMatchObject({ switches: { grid: 'two' } });
  });
});
