import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { campaignMoment } from '#contract/campaign/campaign-times.ts';
import { mixedSamples } from '#contract/experiments/experiment.ts';
import { contentOf } from '../../campaigns/content.ts';
import { rolesFor } from '../../operators/operators.ts';
import type { StoredDraft } from '../../store/campaign-store.ts';
import {
  type Actor,
  ActRefused,
  allow,
  type CampaignDesk,
  needReason,
  type OpenedCampaign,
  openCampaign,
  refuseIllegal,
} from './acts.ts';
import { type Acted, type ActOptions, change, isLater, publication, tagsOf } from './audited.ts';

export interface PublishOptions extends ActOptions {
  /** What the person has compared: anything else is refused. Without it the draft as it is goes live. */
  readonly seen?: { readonly version: number; readonly etag: number } | undefined;
}

/** @throws ActRefused where another draft or another live version is there than was compared, with both sides */
async function refuseUnseen(
  { store }: CampaignDesk,
  { campaign, live, draft }: OpenedCampaign & { readonly draft: StoredDraft },
  { seen }: PublishOptions,
): Promise<void> {
  const { path } = contentOf(draft);
  const next = { base: campaign.liveVersion, etag: draft.etag };
  if (seen && seen.etag !== draft.etag)
    throw new ActRefused(`${draft.by} has changed the draft of ${path} since you compared: compare again.`, [], {
      base: undefined,
      theirs: contentOf(draft),
      by: draft.by,
      at: draft.at,
      next,
    });
  const compared = seen?.version ?? draft.base;
  if (compared === campaign.liveVersion && draft.base === campaign.liveVersion) return;
  const before = await store.campaignVersion(campaign.key, draft.base);
  const words = `${path}: live is now ${campaign.liveVersion}, you compared with ${compared}: compare again.`;
  const conflict = live && {
    base: before && contentOf(before),
    theirs: contentOf(live),
    by: live.by,
    at: live.at,
    next,
  };
  throw new ActRefused(words, [], conflict);
}

/** @throws ActRefused for a running experiment whose variants or weights would change: its visits would be two samples in one */
function refuseMixedSamples(live: CampaignContent | undefined, content: CampaignContent): void {
  const names = mixedSamples(live?.experiments ?? [], content.experiments ?? []);
  if (names.length === 0) return;
  const problems = names.map((name) => ({
    path: content.path,
    field: `experiments.${name}`,
    problem: `experiment ${name} runs, and its variants or shares would change`,
    remedy: 'Give it a new name: what was counted so far is another sample.',
  }));
  throw new ActRefused('This may not go live:', problems);
}

/** @throws ActRefused for content that has ended by the time at which it would go live: nobody would see it */
function refuseEnded({ path, endsAt }: CampaignContent, at: number): void {
  if ((campaignMoment(endsAt) ?? Number.POSITIVE_INFINITY) > at) return;
  const problem = `it ends at ${endsAt}, which is over by then: nobody would see it`;
  throw new ActRefused('This may not go live:', [
    { path, field: 'endsAt', problem, remedy: 'Give a draft a later end, or none.' },
  ]);
}

/** Publishes the draft, now or later, as a new version. @throws ActRefused for what may not go live */
export async function publishDraft(desk: CampaignDesk, actor: Actor, path: string, options: PublishOptions): Promise<Acted> {
  allow(actor, 'publish');
  const { because, at, origin } = options;
  needReason(because);
  const { campaign, live, draft } = await openCampaign(desk, path);
  if (!draft) throw new ActRefused(`${path} has no draft to publish.`);
  await refuseUnseen(desk, { campaign, live, draft }, options);
  if (desk.approvals && draft.approvedBy === '')
    throw new ActRefused(`Somebody else than ${draft.by} has to approve the draft first: ${rolesFor('approve').join(' or ')}.`);
  const content = contentOf(draft);
  refuseMixedSamples(live && contentOf(live), content);
  await refuseIllegal(desk, content);
  const later = isLater(desk, at);
  refuseEnded(content, at ?? desk.now());
  const what = `${path} ${draft.hash.slice(0, 12)}${later ? ` at ${new Date(at).toISOString()}` : ''}`;
  return change(desk, path, {
    audit: { who: actor.name, did: later ? 'schedule' : 'publish', what, because },
    deed: { at: desk.now(), by: actor.name, because },
    expects: { revision: campaign.revision, draft: draft.etag },
    version: { body: draft.body, hash: draft.hash, base: draft.base, origin, thankYouPath: content.thankYouPath ?? '' },
    ...(later
      ? { schedule: { act: 'publish', pausedFor: '', dueAt: at } }
      : { publish: publication(desk, 'publish', tagsOf(draft.key, live, content)) }),
  });
}

/** Makes a version live: the paused one again, an earlier one, or a scheduled one. @throws ActRefused for what may not go live */
export async function makeLive(
  desk: CampaignDesk,
  who: string,
  path: string,
  {
    act,
    version: number,
    because,
  }: { readonly act: 'resume' | 'back' | 'publish'; readonly version: number; readonly because: string },
): Promise<Acted> {
  const { campaign, live } = await openCampaign(desk, path);
  const version = await desk.store.campaignVersion(campaign.key, number);
  if (!version) throw new ActRefused(`${path} has no version ${number}.`);
  if (act === 'publish' && version.base !== campaign.liveVersion)
    throw new ActRefused(`Version ${campaign.liveVersion} went live since, and version ${number} was made from ${version.base}.`);
  const content = contentOf(version);
  refuseMixedSamples(live && contentOf(live), content);
  await refuseIllegal(desk, content);
  refuseEnded(content, desk.now());
  return change(desk, path, {
    audit: { who, did: act, what: `${path} version ${number}`, because },
    deed: { at: desk.now(), by: who, because },
    expects: { revision: campaign.revision },
    publish: publication(desk, act, tagsOf(campaign.key, live, content), { version: number }),
  });
}

/** Makes an earlier version live, without an approval. */
export async function bringBack(
  desk: CampaignDesk,
  actor: Actor,
  path: string,
  version: number,
  because: string,
): Promise<Acted> {
  allow(actor, 'pause');
  needReason(because);
  const { campaign } = await openCampaign(desk, path);
  if (campaign.state === 'live' && campaign.liveVersion === version) throw new ActRefused(`Version ${version} is live.`);
  return makeLive(desk, actor.name, path, { act: 'back', version, because });
}
