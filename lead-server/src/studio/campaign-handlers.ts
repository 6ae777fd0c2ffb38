import { keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignDifferences } from '#contract/campaign/differences.ts';
import type { settingsCalls } from '#contract/studio/calls/settings.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { deskCalls } from '#contract/studio/desk.ts';
import type { deskActCalls } from '#contract/studio/desk-acts.ts';
import type { figureCalls } from '#contract/studio/figures.ts';
import type { privacyCalls } from '#contract/studio/privacy.ts';
import { contentOf } from '../campaigns/content.ts';
import { ActRefused, type CampaignLook, openCampaign, problemsOf } from '../ops/campaigns/acts.ts';
import { cancelSchedules } from '../ops/campaigns/cancel-schedules.ts';
import { approveDraft, discardDraft, importDrafts, saveDraft } from '../ops/campaigns/drafts.ts';
import { pauseCampaign, resumeCampaign } from '../ops/campaigns/pause.ts';
import { previewDraft } from '../ops/campaigns/preview-draft.ts';
import { publicationStatus } from '../ops/campaigns/publication-status.ts';
import { bringBack, publishDraft } from '../ops/campaigns/publish.ts';
import { siteAddress } from '../settings/config.ts';
import type { StoredContent, StoredDraft, StoredVersion } from '../store/campaign-store.ts';
import { campaignList, campaignRow, scheduleRow } from './campaign-rows.ts';
import { checkImport } from './check-import.ts';
import { ownAffids } from './figures/own-affids.ts';
import { deskOf, type StudioHandlers, type StudioParts } from './studio-parts.ts';

type Draft = NonNullable<StudioAnswer<'campaign'>['draft']>;

async function draftView(look: CampaignLook, draft: StoredDraft, live: StoredContent | undefined): Promise<Draft> {
  const content = contentOf(draft);
  const { base, etag, approvedBy, at, by, because } = draft;
  const problems = await problemsOf(look, [content]);
  const differences = campaignDifferences(live ? contentOf(live) : {}, content);
  return { content, base, etag, approvedBy, at, by, because, problems, differences };
}

/** Versions with what each changed against the one that it replaced, the newest first. */
function versionViews(versions: readonly StoredVersion[]): StudioAnswer<'campaign'>['versions'] {
  const byNumber = new Map(versions.map((each) => [each.version, each]));
  const views = versions.map((each) => {
    const { version, base, origin, at, by, because } = each;
    const replaced = byNumber.get(base);
    const differences = campaignDifferences(replaced ? contentOf(replaced) : {}, contentOf(each));
    return { version, base, origin, at, by, because, differences };
  });
  return views.sort((one, other) => other.version - one.version);
}

async function campaignView(look: CampaignLook, path: string): Promise<StudioAnswer<'campaign'>> {
  const { store } = look;
  const { campaign, live, draft } = await openCampaign(look, path);
  const [versions, [last], planned] = await Promise.all([
    store.campaignVersions(campaign.key),
    store.publications(campaign.key, 1),
    store.campaignSchedules(),
  ]);
  const schedules = planned.filter(({ key }) => key === campaign.key);
  const row = campaignRow({ campaign, live: live && contentOf(live), draft, planned: schedules[0], last, now: look.now() });
  return {
    row,
    ...(live && { live: { version: live.version, content: contentOf(live) } }),
    ...(draft && { draft: await draftView(look, draft, live) }),
    versions: versionViews(versions),
    schedules: schedules.map(scheduleRow),
    ...(last && { status: await publicationStatus(store, last, look.now()) }),
  };
}

type OwnCall =
  | 'session'
  | 'today'
  | 'silence'
  | 'experiments'
  | 'experiment'
  | keyof typeof figureCalls
  | keyof typeof deskCalls
  | keyof typeof deskActCalls
  | keyof typeof privacyCalls
  | keyof typeof settingsCalls;
type CampaignCall = Exclude<keyof StudioHandlers, OwnCall>;

/** The calls on campaigns: the same acts as the command line's. */
export function campaignHandlers(parts: StudioParts): Pick<StudioHandlers, CampaignCall> {
  const { store, vault, config } = parts;
  const look: CampaignLook = { store, check: parts.check, now: Date.now };
  return {
    async campaigns(_, { actor }) {
      const at = Date.now();
      return { at, ...(await campaignList(store, at, ownAffids(config, actor))) };
    },
    campaign: ({ path }) => campaignView(look, path),
    async version({ path, version }) {
      const found = await store.campaignVersion(keyOfPath(path), version);
      if (!found) throw new ActRefused(`${path} has no version ${version}.`);
      return { content: contentOf(found) };
    },
    async saveDraft({ content, base, etag }, caller) {
      const saved = await saveDraft(deskOf(parts, caller), caller.actor, { content, base, etag, because: '' });
      const live = base === 0 ? undefined : await store.campaignVersion(saved.key, base);
      return draftView(look, saved, live);
    },
    async check({ content }) {
      const live = (await store.liveCampaigns()).campaigns.find(({ key }) => key === keyOfPath(String(content.path ?? '')));
      return {
        problems: await problemsOf(look, [content]),
        differences: campaignDifferences(live ? contentOf(live) : {}, content),
        exists: (await store.campaigns()).some(({ key }) => key === keyOfPath(String(content.path ?? ''))),
      };
    },
    checkImport: async ({ entries }) => ({ rows: await checkImport(look, entries) }),
    async importDrafts({ entries, because, merges = false }, caller) {
      const saved = await importDrafts(deskOf(parts, caller), caller.actor, entries, { because, merges });
      return { paths: saved.map((each) => contentOf(each).path) };
    },
    async status({ path }) {
      const [last] = await store.publications(keyOfPath(path), 1);
      return last ? { status: await publicationStatus(store, last, Date.now()) } : {};
    },
    async preview({ path }, caller) {
      const desk = { ...deskOf(parts, caller), vault, site: siteAddress(config) };
      return { address: await previewDraft(desk, caller.actor, path) };
    },
    async discardDraft({ path, etag }, caller) {
      await discardDraft(deskOf(parts, caller), caller.actor, path, etag);
      return {};
    },
    async approve({ path }, caller) {
      await approveDraft(deskOf(parts, caller), caller.actor, path);
      return {};
    },
    publish: ({ path, because, at, seen }, caller) =>
      publishDraft(deskOf(parts, caller), caller.actor, path, { because, at, seen, origin: 'studio' }),
    pause: ({ path, because, at, instead }, caller) =>
      pauseCampaign(deskOf(parts, caller), caller.actor, path, { because, at, instead }),
    resume: ({ path, because }, caller) => resumeCampaign(deskOf(parts, caller), caller.actor, path, because),
    bringBack: ({ path, version, because }, caller) => bringBack(deskOf(parts, caller), caller.actor, path, version, because),
    cancel: async ({ path }, caller) => ({ cancelled: await cancelSchedules(deskOf(parts, caller), caller.actor, path) }),
  };
}
