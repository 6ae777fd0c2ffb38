import type { CampaignTable, LiveCampaign } from '#contract/campaign/campaign-table.ts';
import { passedTime } from '#contract/campaign/campaign-times.ts';
import { ActRefused, type CampaignDesk, openCampaign } from './acts.ts';
import { change, publication } from './audited.ts';

/** Records that a campaign has begun or ended by itself: every cache drops its page, and the audit and the history have it. */
async function recordTime(desk: CampaignDesk, { content, version }: LiveCampaign): Promise<void> {
  const { path } = content;
  const passed = passedTime(content, desk.now());
  const { campaign, live } = await openCampaign(desk, path);
  if (!passed || !live || campaign.state !== 'live' || campaign.liveVersion !== version) return;
  const [last] = await desk.store.publications(campaign.key, 1);
  // what was published later had its say about this time already
  if (last && last.at >= passed.at) return;
  const { act } = passed;
  const because = act === 'start' ? 'the start of its version' : 'the end of its version';
  await change(desk, path, {
    audit: { who: live.by, did: act, what: `${path} version ${version}`, because },
    deed: { at: desk.now(), by: live.by, because },
    expects: { revision: campaign.revision },
    publish: publication(desk, act, [`campaign-${campaign.key}`], { version }),
  });
}

/**
 * Watches the campaigns' own starts and ends, which pages follow by themselves.
 * @param table the campaigns that are live, as this server has them
 * @returns what records those that have passed since it was called before
 */
export function createTimeWatch(desk: CampaignDesk, table: () => CampaignTable): () => Promise<void> {
  let [revision, watchedTo] = [-1, 0];
  return async () => {
    const [now, current] = [desk.now(), table()];
    const from = current.revision === revision ? watchedTo : 0;
    for (const live of current.byKey.values()) {
      const passed = passedTime(live.content, now);
      if (!passed || passed.at <= from) continue;
      await recordTime(desk, live).catch((failure: unknown) => {
        // another server was first, or a person
        if (!(failure instanceof ActRefused)) throw failure;
      });
    }
    [revision, watchedTo] = [current.revision, now];
  };
}
