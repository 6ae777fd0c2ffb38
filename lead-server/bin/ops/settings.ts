import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { campaignDifferences, differenceText } from '#contract/campaign/differences.ts';
import { isSettingsKind, type SettingsContent, type SettingsKind, settingsKinds } from '#contract/settings/settings.ts';
import { type Actor, ActRefused } from '../../src/desk/campaigns/acts.ts';
import type { Acted } from '../../src/desk/campaigns/audited.ts';
import { checkWithSettings } from '../../src/desk/campaigns/campaign-choices.ts';
import { publicationStatus } from '../../src/desk/campaigns/publication-status.ts';
import { settingsProblems } from '../../src/desk/settings/checks.ts';
import { openSettings, type SettingsDesk, type SettingsLook } from '../../src/desk/settings/desk.ts';
import { discardSettings, saveSettings } from '../../src/desk/settings/drafts.ts';
import { bringSettingsBack, publishSettings } from '../../src/desk/settings/publish.ts';
import { testDraftedDestination } from '../../src/desk/settings/test-destination.ts';
import { loadFunnelCampaigns } from '../../src/funnel.ts';
import { environmentSecret, literalSecrets } from '../../src/partners/secret-references.ts';
import { readSettings, settingsOf } from '../../src/site/live-settings.ts';
import { openStore } from '../../src/store/open-store.ts';
import { settingsKey } from '../../src/store/settings-store.ts';
import { actingDesk, type Given, minute } from './campaigns/desk.ts';
import { asJson, print, type StandaloneCommand, UsageError } from './command.ts';
import { actorOf } from './own-desk.ts';

/** How long a publication is watched: every server should have it within 2 s. */
const watchMs = 10_000;

async function watch({ store }: SettingsDesk, kind: SettingsKind, { version, revision }: Acted): Promise<void> {
  const until = Date.now() + watchMs;
  for (;;) {
    const found = (await store.publications(settingsKey(kind), 20)).find((each) => each.revision === revision);
    const status = found && (await publicationStatus(store, found, Date.now()));
    if (status === undefined || status.isDone || status.waitsForPerson || Date.now() > until) {
      if (!status?.isDone || status.purge === 'failed') process.exitCode = 1;
      return console.log(`${kind} version ${version}. ${status?.text ?? 'It is superseded already.'}`);
    }
    await setTimeout(200);
  }
}

async function list({ store, ...look }: SettingsLook, { given }: Given): Promise<void> {
  const rows = await Promise.all(
    settingsKinds.map(async (kind) => {
      const { live, draft } = await openSettings({ store, ...look }, kind);
      const liveText = live ? `version ${live.version} by ${live.by}, ${minute(live.at)}` : 'from its file alone';
      return { kind, live: liveText, draft: draft ? `draft ${draft.etag} by ${draft.by}` : '' };
    }),
  );
  await print(rows, given.json, ['kind', 'live', 'draft'], (row) => [row.kind, row.live, row.draft]);
}

async function show(desk: SettingsLook, kind: SettingsKind): Promise<void> {
  const { live, content, draft } = await openSettings(desk, kind);
  const versions = await desk.store.settingsVersions(kind);
  for (const { version, at, by, because, origin } of versions)
    console.log(`${version === live?.version ? '* ' : '  '}${version}  ${minute(at)}  ${by} (${origin}): ${because}`);
  if (draft) console.log(`draft ${draft.etag} by ${draft.by}, from version ${draft.base}`);
  console.log(asJson(content, 2));
}

const problemText = ({ field, problem, remedy, stops }: Awaited<ReturnType<typeof settingsProblems>>[number]) =>
  `${stops ? 'stops' : 'note '} ${field || 'the whole'}: ${problem}. ${remedy}`;

async function versionContent(desk: SettingsLook, kind: SettingsKind, version: string): Promise<SettingsContent> {
  const row = (await desk.store.settingsVersions(kind)).find((each) => String(each.version) === version);
  if (!row) throw new UsageError(`${kind} have no version ${version}.`);
  return settingsOf(row);
}

async function diff(desk: SettingsLook, kind: SettingsKind, [from, to]: readonly string[]): Promise<void> {
  const { content, draft } = await openSettings(desk, kind);
  const before = from === undefined ? content : await versionContent(desk, kind, from);
  const after =
    to === undefined ? (from === undefined && draft ? settingsOf(draft) : content) : await versionContent(desk, kind, to);
  const lines = campaignDifferences(before, after).map(differenceText);
  console.log(lines.length > 0 ? lines.join('\n') : 'Nothing differs.');
}

async function check(desk: SettingsLook, kind: SettingsKind): Promise<void> {
  const { content, draft } = await openSettings(desk, kind);
  const problems = await settingsProblems(desk, kind, draft ? settingsOf(draft) : content);
  console.log(problems.length > 0 ? problems.map(problemText).join('\n') : 'Nothing stands in the way.');
  if (problems.some(({ stops }) => stops)) process.exitCode = 1;
}

function readFile(file: string): SettingsContent {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SettingsContent;
  } catch (failure) {
    throw new UsageError(`${file} cannot be read: ${(failure as NodeJS.ErrnoException).code ?? 'it is not JSON'}`);
  }
}

type Act = (desk: SettingsDesk, actor: Actor, kind: SettingsKind, given: Given) => Promise<void>;

/** Acts that change something, by their word. */
const acts: Readonly<Record<string, Act>> = {
  async draft(desk, actor, kind, { rest: [, , file = ''], given: { because = '' } }) {
    const { live, draft } = await openSettings(desk, kind);
    if (draft)
      throw new UsageError(`${draft.by} has a draft of ${kind} (ops settings diff ${kind}): publish or discard it first.`);
    const saved = await saveSettings(desk, actor, kind, { content: readFile(file), base: live?.version ?? 0, etag: 0, because });
    console.log(`Draft ${saved.etag} of ${kind}.`);
    await diff(desk, kind, []);
    await check(desk, kind);
  },
  async discard(desk, actor, kind) {
    await discardSettings(desk, actor, kind);
    console.log(`The draft of ${kind} is gone.`);
  },
  async publish(desk, actor, kind, { given: { because = '' } }) {
    // the differences were printed to whoever drafts here: they have seen the names
    await watch(desk, kind, await publishSettings(desk, actor, kind, { because, origin: 'cli', sawConsents: true }));
  },
  async back(desk, actor, kind, { rest: [, , version = ''], given: { because = '' } }) {
    await watch(desk, kind, await bringSettingsBack(desk, actor, kind, Number(version), because));
  },
  async test(desk, actor, kind, { rest: [, , name = ''], given: { because = '' } }) {
    const fault = await testDraftedDestination(desk, actor, { kind, name, because });
    console.log(fault === '' ? `${name} took the test.` : `The test of ${name} has failed: ${fault}.`);
    if (fault !== '') process.exitCode = 1;
  },
};
const changes: Readonly<Record<string, Act>> = { ...acts, import: acts.draft as Act };

/** How many words each act takes, itself included. */
const words: Readonly<Record<string, readonly number[]>> = {
  ...{ list: [0, 1], show: [2], diff: [2, 3, 4], check: [2], export: [2] },
  ...{ draft: [3], import: [3], discard: [2], publish: [2], back: [3], test: [3] },
};

async function run(desk: SettingsLook, given: Given): Promise<void> {
  const [act = 'list', kind = '', ...more] = given.rest;
  if (!Object.hasOwn(words, act) || !words[act]?.includes(given.rest.length)) throw new UsageError(`ops ${settings.usage[0]}`);
  if (act === 'list') return list(desk, given);
  if (!isSettingsKind(kind)) throw new UsageError(`There is no ${kind}: one of ${settingsKinds.join(', ')}.`);
  const change = changes[act];
  if (change) {
    const acting = await actingDesk(given, { ...desk, own: [], now: Date.now });
    return change(
      { ...acting, config: desk.config, secret: desk.secret },
      await actorOf({ ...acting, given: given.given, vault: () => acting.vault }),
      kind,
      given,
    );
  }
  if (act === 'show') return show(desk, kind);
  if (act === 'diff') return diff(desk, kind, more);
  if (act === 'check') return check(desk, kind);
  const { content } = await openSettings(desk, kind);
  if (literalSecrets(content).length > 0) throw new UsageError(`${kind} come from their file alone: it holds secrets.`);
  console.log(JSON.stringify(content, null, 2));
}

export const settings: StandaloneCommand = {
  usage: [
    [
      'settings [list] [--json]',
      'settings show <kind>',
      'settings diff <kind> [version] [version]',
      'settings check <kind>',
      'settings export <kind>',
      'settings import <kind> <file> [--because <why>]',
      'settings draft <kind> <file> [--because <why>]',
      'settings test destinations|alerts <name> --because <why>',
      'settings discard <kind>',
      'settings publish <kind> --because <why>',
      'settings back <kind> <version> --because <why>',
    ].join(' | '),
    `settings as versions (${settingsKinds.join(', ')}): import makes a draft of SITE_FILE, PARTNER_TABLES or an export; publish makes it live on every server`,
  ],
  words: [0, 1, 2, 3, 4],
  standalone: true,
  async run(given) {
    const { config } = given;
    const { checkCampaigns } = await loadFunnelCampaigns(config.FUNNEL_DIR);
    const { store } = await openStore(config);
    try {
      const live = await readSettings(store, config);
      const checked = checkWithSettings(checkCampaigns, config, () => live);
      await run({ store, config, secret: environmentSecret, check: checked }, given);
    } catch (failure) {
      throw failure instanceof ActRefused ? new UsageError(failure.message) : failure;
    } finally {
      await store.close();
    }
  },
};
