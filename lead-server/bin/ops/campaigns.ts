import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type CampaignContent, keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignDifferences, differenceText } from '#contract/campaign/differences.ts';
import { contentOf } from '../../src/campaigns/content.ts';
import { loadFunnelCampaigns } from '../../src/funnel.ts';
import { auditWitness } from '../../src/ops/audit-log.ts';
import {
  type Acted,
  type Actor,
  ActRefused,
  approveDraft,
  bringBack,
  type CampaignDesk,
  type CampaignLook,
  openCampaign,
  pauseCampaign,
  problemsOf,
  publishDraft,
  resumeCampaign,
  saveDraft,
} from '../../src/ops/campaigns/acts.ts';
import { cancelSchedules } from '../../src/ops/campaigns/cancel-schedules.ts';
import { previewDraft } from '../../src/ops/campaigns/preview-draft.ts';
import { publicationStatus } from '../../src/ops/campaigns/publication-status.ts';
import { hasOperators, operators } from '../../src/ops/operators/operators.ts';
import { siteAddress } from '../../src/settings/config.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { checkOwnKeys } from '../../src/submissions/key-check.ts';
import { readKeys } from '../../src/vault/keys.ts';
import { createVault, type Vault } from '../../src/vault/vault.ts';
import { actorName } from './audit.ts';
import { asJson, type Context, parseMoment, print, type StandaloneCommand, UsageError } from './command.ts';

type Given = Omit<Context, 'store' | 'vault'>;
interface Desk extends CampaignLook {
  readonly store: Store;
  readonly own: readonly CampaignContent[];
}
type Acting = Desk & CampaignDesk & { readonly vault: Vault };

/** How long a publication is watched: every server should have it within 2 s. */
const watchMs = 10_000;

const minute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** The person who acts. @throws UsageError where there are operators, and none of them is named */
async function actorOf({ given }: Given, { store, vault }: Acting): Promise<Actor> {
  if (!(await hasOperators(store))) return { name: actorName(given), role: 'admin' };
  for await (const each of operators({ store, vault })) if (each.name === given.as) return each;
  throw new UsageError(given.as === undefined ? 'Say who you are: --as <operator>' : `There is no operator ${given.as}.`);
}

/** The desk with what acts need: the audit is under the data key. */
async function actingDesk({ config }: Given, desk: Desk): Promise<Acting> {
  const keys = readKeys(config);
  await checkOwnKeys(desk.store, keys);
  const vault = createVault(keys);
  const audit = { vault, witness: auditWitness(config) };
  const hasCache = config.PURGE_URL !== undefined;
  return { ...desk, vault, audit, from: 'ops', approvals: config.APPROVALS === 'on', hasCache };
}

/** Waits until every server has the publication and caches are told, and says how far it has come. */
async function watch({ store }: Desk, path: string, { revision }: Acted): Promise<void> {
  const until = Date.now() + watchMs;
  for (;;) {
    const found = (await store.publications(keyOfPath(path), 20)).find((each) => each.revision === revision);
    const status = found && (await publicationStatus(store, found, Date.now()));
    if (status === undefined || status.isDone || Date.now() > until) {
      if (!status?.isDone || status.purge === 'failed') process.exitCode = 1;
      return console.log(status?.text ?? 'It is superseded already.');
    }
    await setTimeout(200);
  }
}

async function list({ store }: Desk, { given }: Given): Promise<void> {
  const [campaigns, live, drafts, schedules] = await Promise.all([
    store.campaigns(),
    store.liveCampaigns(),
    store.campaignDrafts(),
    store.campaignSchedules(),
  ]);
  const rows = campaigns.map(({ key, state, liveVersion, revision }) => {
    const body = live.campaigns.find((each) => each.key === key) ?? drafts.find((each) => each.key === key);
    const { path = key, flow = '', oid = '', affid = '' } = body ? contentOf(body) : {};
    const draft = drafts.find((each) => each.key === key);
    const next = schedules.find((each) => each.key === key);
    return {
      path,
      state,
      version: liveVersion,
      flow,
      oid,
      affid,
      revision,
      draft: draft ? `${draft.by} ${minute(draft.at)}` : '',
      planned: next ? `${next.act} ${minute(next.dueAt)}${next.reason && ` (${next.state}: ${next.reason})`}` : '',
    };
  });
  const head = ['path', 'state', 'version', 'flow', 'oid', 'affid', 'draft', 'planned'] as const;
  await print(rows, given.json, head, (row) => head.map((name) => String(row[name])));
}

async function show(desk: Desk, path: string, json: boolean): Promise<void> {
  const { campaign, live, draft } = await openCampaign(desk, path);
  const versions = await desk.store.campaignVersions(campaign.key);
  const [last] = await desk.store.publications(campaign.key, 1);
  const schedules = (await desk.store.campaignSchedules()).filter((each) => each.key === campaign.key);
  const status = last && (await publicationStatus(desk.store, last, Date.now())).text;
  if (json) return console.log(asJson({ campaign, live: live && contentOf(live), draft, versions, schedules, status }));
  const place = campaign.pausedFor && `, ${campaign.pausedFor} in its place`;
  console.log(`${path}: ${campaign.state}${place}, version ${campaign.liveVersion}`);
  if (status) console.log(status);
  if (live) console.log(asJson(contentOf(live), 2));
  for (const { version, at, by, because, origin } of versions)
    console.log(`version ${version}  ${minute(at)}  ${by} (${origin})  ${because}`);
  for (const { act, version, dueAt, by, state, reason } of schedules)
    console.log(`${state}: ${act} version ${version} at ${minute(dueAt)} UTC, by ${by}${reason && `: ${reason}`}`);
  if (draft) {
    const approval = draft.approvedBy === '' ? 'not approved' : `approved by ${draft.approvedBy}`;
    console.log(`draft ${draft.etag}, ${draft.by}, ${minute(draft.at)}, ${approval}:`);
    for (const each of campaignDifferences(live ? contentOf(live) : {}, contentOf(draft)))
      console.log(`  ${differenceText(each)}`);
  }
}

function printDifferences(before: object, after: object): void {
  const differences = campaignDifferences(before, after);
  for (const each of differences) console.log(differenceText(each));
  if (differences.length === 0) console.log('No difference.');
}

/** The draft against what is live, a version against what is live, or two versions. */
async function diff(desk: Desk, path: string, numbers: readonly string[]): Promise<void> {
  const { campaign, live, draft } = await openCampaign(desk, path);
  const found = await Promise.all(numbers.map((number) => desk.store.campaignVersion(campaign.key, Number(number))));
  const [one, other] = found.map((each, index) => {
    if (!each) throw new UsageError(`${path} has no version ${numbers[index]}.`);
    return contentOf(each);
  });
  if (!one && !draft) throw new UsageError(`${path} has no draft: name one or two versions.`);
  const before = other ? one : live ? contentOf(live) : {};
  printDifferences(before ?? {}, other ?? one ?? (draft ? contentOf(draft) : {}));
}

/** Names the campaigns in code that are live otherwise, which is no fault: the code is the content of a fresh start. */
async function diffCode({ store, own }: Desk): Promise<void> {
  const { campaigns } = await store.liveCampaigns();
  const stored = new Map(campaigns.map((row) => [row.key, contentOf(row)]));
  const inCode = new Map(own.map((each) => [keyOfPath(each.path), each]));
  let count = 0;
  for (const [key, content] of inCode) {
    const live = stored.get(key);
    const differences = live ? campaignDifferences(content, live).map(differenceText) : ['not live'];
    for (const text of differences) console.log(`${content.path}  ${text}`);
    count += differences.length;
  }
  for (const [key, { path }] of stored) if (!inCode.has(key)) console.log(`${path}  not in code`);
  console.log(count === 0 ? 'What is in code is live as it is there.' : `${count} differences`);
}

/** One campaign of a file: its content alone, or with what its author had read. */
interface Imported {
  readonly content: CampaignContent;
  readonly base?: number;
  readonly draft?: number;
}

/** The campaigns of a file. @throws UsageError for a file that is none */
function readImport(file: string): readonly Imported[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (failure) {
    throw new UsageError(`${file} cannot be read as JSON: ${(failure as Error).message}`);
  }
  return (Array.isArray(parsed) ? parsed : [parsed]).map((each: unknown) => {
    const isRow = typeof each === 'object' && each !== null;
    return isRow && 'content' in each ? (each as Imported) : { content: each as CampaignContent };
  });
}

/** Saves the campaigns of a file as drafts: all of them, or none. */
async function importFile(desk: Acting, actor: Actor, file: string, because: string): Promise<void> {
  const rows = readImport(file);
  const problems = await problemsOf(
    desk,
    rows.map(({ content }) => content),
  );
  if (problems.length > 0) throw new ActRefused('Nothing was imported:', problems);
  for (const { content, base, draft } of rows) {
    const saved = await saveDraft(desk, actor, { content, base, etag: draft, because });
    console.log(`${content.path}: draft ${saved.etag}, to be published with ops campaigns publish ${content.path}`);
  }
}

/** The campaigns as a file to be changed and imported: the open draft, or what is live. */
async function exportAll({ store }: Desk, path: string | undefined): Promise<void> {
  const [live, drafts] = await Promise.all([store.liveCampaigns(), store.campaignDrafts()]);
  const keys = [...new Set([...live.campaigns, ...drafts].map(({ key }) => key))].sort();
  const rows = keys
    .filter((key) => path === undefined || key === keyOfPath(path))
    .map((key): Imported => {
      const draft = drafts.find((each) => each.key === key);
      const row = live.campaigns.find((each) => each.key === key);
      const content = contentOf(draft ?? (row as NonNullable<typeof row>));
      return { base: row?.liveVersion ?? 0, ...(draft && { draft: draft.etag }), content };
    });
  if (path !== undefined && rows.length === 0) throw new UsageError(`There is no campaign ${path}.`);
  console.log(asJson(rows, 2));
}

/** Prints an address that shows the draft to whoever has it. */
const preview = async (desk: Acting, actor: Actor, { config, rest: [, path = ''] }: Given): Promise<void> =>
  console.log(await previewDraft({ ...desk, site: siteAddress(config) }, actor, path));

/** Acts that change something, by their word. */
const acts: Readonly<Record<string, (desk: Acting, actor: Actor, given: Given) => Promise<void>>> = {
  async import(desk, actor, { given: { because = '' }, rest: [, file = ''] }) {
    await importFile(desk, actor, file, because);
  },
  preview,
  async approve(desk, actor, { rest: [, path = ''] }) {
    await approveDraft(desk, actor, path);
    console.log(`${path}: approved as it is.`);
  },
  async publish(desk, actor, { given: { because = '', at }, rest: [, path = ''] }) {
    const dueAt = parseMoment('at', at)?.getTime();
    const acted = await publishDraft(desk, actor, path, { because, at: dueAt, origin: 'cli' });
    if (dueAt === undefined) await watch(desk, path, acted);
    else console.log(`Version ${acted.version} goes live at ${minute(dueAt)} UTC.`);
  },
  async pause(desk, actor, { given: { because = '', at, instead }, rest: [, path = ''] }) {
    const dueAt = parseMoment('at', at)?.getTime();
    const acted = await pauseCampaign(desk, actor, path, { because, at: dueAt, instead });
    if (dueAt === undefined) await watch(desk, path, acted);
    else console.log(`Paused from ${minute(dueAt)} UTC.`);
  },
  async resume(desk, actor, { given: { because = '' }, rest: [, path = ''] }) {
    await watch(desk, path, await resumeCampaign(desk, actor, path, because));
  },
  async back(desk, actor, { given: { because = '' }, rest: [, path = '', version = ''] }) {
    await watch(desk, path, await bringBack(desk, actor, path, Number(version), because));
  },
  async cancel(desk, actor, { rest: [, path = ''] }) {
    console.log(`${await cancelSchedules(desk, actor, path)} cancelled.`);
  },
};

/** How many words each act takes, itself included. */
const words: Readonly<Record<string, readonly number[]>> = {
  list: [0, 1],
  'diff-code': [1],
  show: [2],
  diff: [2, 3, 4],
  export: [1, 2],
  import: [2],
  approve: [2],
  preview: [2],
  publish: [2],
  pause: [2],
  resume: [2],
  cancel: [2],
  back: [3],
};

async function run(desk: Desk, given: Given): Promise<void> {
  const [act = 'list', path = '', ...numbers] = given.rest;
  if (!Object.hasOwn(words, act) || !words[act]?.includes(given.rest.length)) throw new UsageError(`ops ${campaigns.usage[0]}`);
  const change = acts[act];
  if (change) {
    const acting = await actingDesk(given, desk);
    return change(acting, await actorOf(given, acting), given);
  }
  if (act === 'list') return list(desk, given);
  if (act === 'show') return show(desk, path, given.given.json);
  if (act === 'diff') return diff(desk, path, numbers);
  if (act === 'diff-code') return diffCode(desk);
  return exportAll(desk, given.rest[1]);
}

export const campaigns: StandaloneCommand = {
  usage: [
    [
      'campaigns [list] [--json]',
      'campaigns show <path> [--json]',
      'campaigns diff <path> [version] [version]',
      'campaigns diff-code',
      'campaigns export [path]',
      'campaigns import <file> [--because <why>]',
      'campaigns preview <path>',
      'campaigns approve <path>',
      'campaigns publish <path> --because <why> [--at <moment>]',
      'campaigns pause <path> --because <why> [--at <moment>] [--instead <path>]',
      'campaigns resume <path> --because <why>',
      'campaigns back <path> <version> --because <why>',
      'campaigns cancel <path>',
    ].join(' | '),
    'campaigns as they are live, their versions and drafts; import makes drafts of a file, publish makes them live on every server',
  ],
  words: [0, 1, 2, 3, 4],
  standalone: true,
  async run(given) {
    const { config } = given;
    const { ownCampaigns: own, checkCampaigns: check } = await loadFunnelCampaigns(config.FUNNEL_DIR);
    const { store } = await openStore(config);
    try {
      await run({ store, own, check, now: Date.now }, given);
    } catch (failure) {
      throw failure instanceof ActRefused ? new UsageError(failure.message) : failure;
    } finally {
      await store.close();
    }
  },
};
