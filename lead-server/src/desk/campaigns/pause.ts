import { keyOfPath } from '#contract/campaign/campaign.ts';
import { type Actor, ActRefused, allow, type CampaignDesk, needReason, openCampaign } from './acts.ts';
import { type Acted, type ActOptions, change, isLater, publication } from './audited.ts';
import { makeLive } from './publish.ts';

/** @throws ActRefused for a campaign that does not answer, or is the paused one itself */
async function refuseDeadEnd(desk: CampaignDesk, path: string, instead: string): Promise<void> {
  if (instead === '') return;
  const { campaign } = await openCampaign(desk, instead);
  if (campaign.state !== 'live' || campaign.key === keyOfPath(path))
    throw new ActRefused(`${instead} cannot answer in place of ${path}: it is not live itself.`);
}

/** Closes a campaign to new visitors, now or later: its end page answers, or another campaign. */
export async function pauseCampaign(
  desk: CampaignDesk,
  actor: Actor,
  path: string,
  { because, at, instead = '' }: Omit<ActOptions, 'origin'> & { readonly instead?: string | undefined },
): Promise<Acted> {
  allow(actor, 'pause');
  needReason(because);
  const { campaign } = await openCampaign(desk, path);
  if (campaign.state !== 'live') throw new ActRefused(`${path} is not live.`);
  await refuseDeadEnd(desk, path, instead);
  const later = isLater(desk, at);
  const what = `${path}${instead && `, ${instead} in its place`}${later ? ` at ${new Date(at).toISOString()}` : ''}`;
  const version = campaign.liveVersion;
  return change(desk, path, {
    audit: { who: actor.name, did: later ? 'schedule' : 'pause', what, because },
    deed: { at: desk.now(), by: actor.name, because },
    expects: { revision: campaign.revision },
    ...(later
      ? { schedule: { act: 'pause', pausedFor: instead, dueAt: at, version } }
      : { publish: publication(desk, 'pause', [`campaign-${campaign.key}`], { state: 'paused', pausedFor: instead, version }) }),
  });
}

/** Opens a paused campaign to visitors again. */
export async function resumeCampaign(desk: CampaignDesk, actor: Actor, path: string, because: string): Promise<Acted> {
  allow(actor, 'pause');
  needReason(because);
  const { campaign } = await openCampaign(desk, path);
  if (campaign.state !== 'paused') throw new ActRefused(`${path} is not paused.`);
  return makeLive(desk, actor.name, path, { act: 'resume', version: campaign.liveVersion, because });
}
