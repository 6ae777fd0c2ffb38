import { campaignDifferences } from '#contract/campaign/differences.ts';
import { type SettingsContent, settingsKinds } from '#contract/settings/settings.ts';
import type { settingsCalls } from '#contract/studio/calls/settings.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { serverGoneMs } from '../../campaigns/live-campaigns.ts';
import { allow } from '../../desk/campaigns/acts.ts';
import { serversReached } from '../../desk/campaigns/publication-status.ts';
import { settingsProblems } from '../../desk/settings/checks.ts';
import { openSettings, type SettingsDesk, type SettingsLook } from '../../desk/settings/desk.ts';
import { discardSettings, saveSettings } from '../../desk/settings/drafts.ts';
import { bringSettingsBack, publishSettings } from '../../desk/settings/publish.ts';
import { readSettingsTest, testables, testDraftedDestination } from '../../desk/settings/test-destination.ts';
import { environmentSecret, literalSecrets } from '../../partners/secret-references.ts';
import { settingsOf } from '../../site/live-settings.ts';
import { type SettingsDraft, type StoredSettings, settingsKey } from '../../store/settings-store.ts';
import { deskOf, type StudioCaller, type StudioHandlers, type StudioParts } from '../studio-parts.ts';

type Answer = StudioAnswer<'settings'>;

async function draftView(look: SettingsLook, draft: SettingsDraft, live: SettingsContent): Promise<NonNullable<Answer['draft']>> {
  const { kind, base, etag, at, by, because } = draft;
  const content = settingsOf(draft);
  const problems = await settingsProblems(look, kind, content);
  return { content, base, etag, at, by, because, problems, differences: campaignDifferences(live, content) };
}

/** Versions with what each changed against the one that it replaced. */
function versionViews(versions: readonly StoredSettings[]): Answer['versions'] {
  const byNumber = new Map(versions.map((each) => [each.version, each]));
  return versions.map((each) => {
    const { version, base, origin, at, by, because } = each;
    const replaced = byNumber.get(base);
    const differences = campaignDifferences(replaced ? settingsOf(replaced) : {}, settingsOf(each));
    return { version, base, origin, at, by, because, differences };
  });
}

const lookOf = ({ store, config, check }: StudioParts): SettingsLook => ({ store, config, check, secret: environmentSecret });
const settingsDeskOf = (parts: StudioParts, caller: StudioCaller): SettingsDesk => ({
  ...deskOf(parts, caller),
  ...lookOf(parts),
});

/** The calls of settings: the same acts as the command line's. */
export function settingsHandlers(parts: StudioParts): Pick<StudioHandlers, keyof typeof settingsCalls> {
  const { store } = parts;
  const look = lookOf(parts);
  return {
    async settings({ kind }, { actor }) {
      allow(actor, 'settings');
      const now = Date.now();
      const [{ live, content, draft }, versions, drafts, servers] = await Promise.all([
        openSettings(look, kind),
        store.settingsVersions(kind),
        store.settingsDrafts(),
        store.pageServers(now - serverGoneMs),
      ]);
      const tests = await Promise.all(
        (await testables(look, kind)).map(async ({ said }) => ({ name: said.name, test: await readSettingsTest(store, said) })),
      );
      const { reached, faults } = serversReached({ key: settingsKey(kind), revision: live?.revision ?? 0 }, servers);
      return {
        kind,
        ...(live && {
          live: {
            ...{ version: live.version, origin: live.origin, at: live.at, by: live.by, because: live.because },
            ...{ revision: live.revision, isLast: live.version === versions[0]?.version },
          },
        }),
        content: literalSecrets(content).length > 0 ? {} : content,
        held: literalSecrets(content),
        problems: draft ? [] : await settingsProblems(look, kind, content),
        ...(draft && { draft: await draftView(look, draft, content) }),
        versions: versionViews(versions),
        servers: servers.length,
        reached,
        faults,
        drafts: settingsKinds.filter((each) => drafts.some((one) => one.kind === each)),
        tested: tests.flatMap(({ name, test }) => (test ? [{ name, ...test }] : [])),
      };
    },
    async saveSettings({ kind, content, base, etag }, caller) {
      const desk = settingsDeskOf(parts, caller);
      const saved = await saveSettings(desk, caller.actor, kind, { content, base, etag, because: '' });
      return draftView(look, saved, (await openSettings(look, kind)).content);
    },
    async discardSettings({ kind, etag }, caller) {
      await discardSettings(settingsDeskOf(parts, caller), caller.actor, kind, etag);
      return {};
    },
    publishSettings: ({ kind, because, seen, sawConsents = false }, caller) =>
      publishSettings(settingsDeskOf(parts, caller), caller.actor, kind, { because, seen, sawConsents, origin: 'studio' }),
    bringSettingsBack: ({ kind, version, because }, caller) =>
      bringSettingsBack(settingsDeskOf(parts, caller), caller.actor, kind, version, because),
    async testSettings(asked, caller) {
      return { fault: await testDraftedDestination(settingsDeskOf(parts, caller), caller.actor, asked) };
    },
  };
}
