import type { Flow } from '#contract/flow/flow.ts';
import { type CampaignFacts, type SettableFact, settableFacts } from '#contract/flow/guards.ts';
import { campaignRows } from '#funnel/campaign/campaigns.ts';

/** The campaign path that runs the flow with these facts. Buyers may also be found by the page: a path that says nothing of them will do. */
export function campaignUrl(flow: Flow, facts: CampaignFacts): string {
  const wanted = settableFacts.filter((fact) => facts[fact]);
  const pathWith = (set: readonly SettableFact[]) =>
    Object.entries(campaignRows).find(([, row]) => row.flow === flow.id && (row.facts ?? []).join() === set.join())?.[0];
  const path = pathWith(wanted) ?? pathWith(wanted.filter((fact) => fact !== 'buyers_consent'));
  if (!path) throw new Error(`No path runs ${flow.id} with ${wanted.join() || 'no facts'}`);
  return path;
}
