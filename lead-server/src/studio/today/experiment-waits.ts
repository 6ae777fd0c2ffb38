import { isSameThroughout } from '#contract/experiments/experiment.ts';
import type { Judgement } from '#contract/experiments/verdict.ts';
import { contentOf } from '../../campaigns/content.ts';
import type { Actor } from '../../desk/campaigns/acts.ts';
import { may } from '../../operators/operators.ts';
import type { CampaignStore } from '../../store/campaign-store.ts';
import type { ExperimentStore } from '../../store/experiment-store.ts';
import { judgedExperiments, liveExperiments, type PlacedExperiment } from '../experiment-list.ts';
import type { Wait } from './wait.ts';

const dayMs = 86_400_000;
/** assumed: within a week somebody can still decide it, or give it more time. */
const soonMs = 7 * dayMs;

type Decide = Extract<Wait, { readonly about: 'decide' }>;

/** What a person should do of an experiment that is live; undefined while it only runs. */
function decisionOf({ state, experiment }: PlacedExperiment, { verdict }: Judgement): Decide['is'] | undefined {
  if (verdict.is === 'uneven') return verdict.is;
  // equal variants check the counting: nothing of them is shipped
  if (!isSameThroughout(experiment) && (verdict.is === 'winner' || verdict.is === 'harmful' || verdict.is === 'loser'))
    return verdict.is;
  return state === 'over' ? 'over' : undefined;
}

/** The waits of one experiment. Pure. */
export function waitsOf(placed: PlacedExperiment, judged: Judgement, now: number): readonly Wait[] {
  const { key, path, state, experiment, startedAt = now } = placed;
  if (state !== 'running' && state !== 'over') return [];
  const { name, variants } = experiment;
  const control = variants[0].id;
  const expires = Date.parse(experiment.expires);
  const is = decisionOf(placed, judged);
  if (is === undefined) return expires - now < soonMs ? [{ about: 'expiring', thing: 'experiment', name, key, at: expires }] : [];
  const { verdict, differences } = judged;
  const variant = 'variant' in verdict ? verdict.variant : control;
  const { low, high } = differences[variant]?.interval ?? { low: 0, high: 0 };
  const day = Math.max(1, Math.ceil((now - startedAt) / dayMs));
  return [{ about: 'decide', key, path, name, is, variant, control, low, high, day, expires }];
}

/** When an experiment went live first: only of one that is said. @throws StoreUnavailable */
async function withStart(store: CampaignStore, placed: PlacedExperiment): Promise<PlacedExperiment> {
  const versions = await store.campaignVersions(placed.key);
  const own = versions.filter((each) => contentOf(each).experiments?.some(({ name }) => name === placed.experiment.name));
  return { ...placed, startedAt: Math.min(...own.map(({ at }) => at)) };
}

/** Experiments that a person should end, and those that end by themselves soon. @throws StoreUnavailable */
export async function experimentWaits(
  store: CampaignStore & ExperimentStore,
  now: number,
  { role }: Actor,
): Promise<readonly Wait[]> {
  if (!may(role, 'draft')) return [];
  const placed = await liveExperiments(store, now);
  if (placed.length === 0) return [];
  const { judge } = await judgedExperiments(store, placed, now);
  const waits = placed.map(async (each) => {
    const found = waitsOf(each, judge(each), now);
    return found.some(({ about }) => about === 'decide') ? waitsOf(await withStart(store, each), judge(each), now) : found;
  });
  return (await Promise.all(waits)).flat();
}
