import type { Flow } from '#contract/flow.ts';
import { type CampaignFacts, settableFacts } from '#contract/guards.ts';
import { rows } from '#funnel/campaign/campaigns.ts';

/** The campaign path that runs the flow with these facts; the buyers of buyer-consent may also be found by the page. */
export function entryOf(flow: Flow, facts: CampaignFacts): string {
  const wanted = settableFacts.filter((fact) => facts[fact]);
  const found = Object.entries(rows).find(
    ([, row]) => row.flow === flow.id && (row.facts ?? []).join() === wanted.join() && row.switches?.lang !== 'es',
  );
  const [path] = found ?? Object.entries(rows).find(([, row]) => row.flow === flow.id) ?? [];
  if (!path) throw new Error(`No path runs ${flow.id} with ${wanted.join() || 'no facts'}`);
  return path;
}
