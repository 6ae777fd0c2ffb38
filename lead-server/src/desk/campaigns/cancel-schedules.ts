import { recordAudit } from '../audit-log.ts';
import { type Actor, ActRefused, allow, type CampaignDesk, openCampaign } from './acts.ts';

/** Cancels what waits for a campaign's time. A version made for it stays, unpublished. @returns how many */
export async function cancelSchedules(desk: CampaignDesk, actor: Actor, path: string): Promise<number> {
  allow(actor, 'pause');
  const { campaign } = await openCampaign(desk, path);
  const waiting = (await desk.store.campaignSchedules()).filter(({ key, state }) => key === campaign.key && state === 'waiting');
  if (waiting.length === 0) throw new ActRefused(`Nothing is planned for ${path}.`);
  const { store, audit, from } = desk;
  const entry = { who: actor.name, did: 'cancel', what: `${path}: ${waiting.length} planned`, ...(from && { from }) } as const;
  await recordAudit({ ...audit, store }, entry, desk.now());
  for (const { id } of waiting) await desk.store.endSchedule(id, 'cancelled', `cancelled by ${actor.name}`);
  return waiting.length;
}
