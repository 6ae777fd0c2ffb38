import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { type Experiment, isRunning, isSameThroughout } from '#contract/experiments/experiment.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { contentOf } from '../campaigns/content.ts';
import {
  countsOf,
  type ExperimentHistories,
  historyOf,
  judgeExperiment,
  lookAtExperiments,
  type RunningExperiment,
} from '../experiments/experiment-looks.ts';
import type { CampaignStore, StoredVersion } from '../store/campaign-store.ts';
import type { ExperimentStore } from '../store/experiment-store.ts';

export type ExperimentRow = StudioAnswer<'experiments'>['rows'][number];

/** An experiment with the campaign that has or had it. */
export interface PlacedExperiment {
  readonly key: string;
  readonly path: string;
  readonly flow: string;
  readonly experiment: Experiment;
  readonly state: ExperimentRow['state'];
  /** The version whose page shows it; 0 where only a draft does. */
  readonly version: number;
  readonly startedAt: number | undefined;
  readonly ending: ExperimentRow['ending'];
}

const experimentsOf = (content: CampaignContent | undefined): readonly Experiment[] => content?.experiments ?? [];
const named = (content: CampaignContent | undefined, name: string) => experimentsOf(content).find((each) => each.name === name);

/** The variant whose switches a campaign got when its experiment ended; '' for none, for the control and in an A/A. */
function shippedIn(experiment: Experiment, { switches = {} }: CampaignContent, before: CampaignContent): string {
  if (isSameThroughout(experiment)) return '';
  const [, ...others] = experiment.variants;
  const after = switches as Readonly<Record<string, string>>;
  const was = (before.switches ?? {}) as Readonly<Record<string, string>>;
  const fits = others.find((variant) => {
    const own = Object.entries(variant.switches);
    return (
      own.length > 0 && own.every(([name, value]) => after[name] === value) && own.some(([name, value]) => was[name] !== value)
    );
  });
  return fits?.id ?? '';
}

interface CampaignParts {
  readonly key: string;
  /** The oldest first. */
  readonly versions: readonly StoredVersion[];
  readonly liveVersion: number;
  readonly draft: CampaignContent | undefined;
  readonly today: string;
}

/** The experiments of one campaign, live, planned and past. Pure. */
function placedOf({ key, versions, liveVersion, draft, today }: CampaignParts): readonly PlacedExperiment[] {
  const contents = versions.map((stored) => ({ stored, content: contentOf(stored) }));
  const live = contents.find(({ stored }) => stored.version === liveVersion)?.content;
  const first = (name: string) => contents.find(({ content }) => named(content, name));
  // a draft may have no flow yet
  const common = (content: Partial<CampaignContent>) => ({ key, path: content.path ?? '', flow: content.flow ?? '' });
  const running = experimentsOf(live).map(
    (experiment): PlacedExperiment => ({
      ...common(live as CampaignContent),
      ...{ experiment, version: liveVersion, startedAt: first(experiment.name)?.stored.at, ending: undefined },
      state: isRunning(experiment, today) ? 'running' : 'over',
    }),
  );
  const waiting = experimentsOf(draft)
    .filter(({ name }) => !named(live, name))
    .map(
      (experiment): PlacedExperiment => ({
        ...common(draft as CampaignContent),
        ...{ experiment, state: 'waiting', version: 0, startedAt: undefined, ending: undefined },
      }),
    );
  const known = new Set([...running, ...waiting].map(({ experiment }) => experiment.name));
  const names = new Set(contents.flatMap(({ content }) => experimentsOf(content).map(({ name }) => name)));
  const decided = [...names].flatMap((name): readonly PlacedExperiment[] => {
    const lastAt = contents.findLastIndex(({ content }) => named(content, name));
    const [last, next] = [contents[lastAt], contents[lastAt + 1]];
    const experiment = named(last?.content, name);
    if (known.has(name) || !last || !experiment || !next) return [];
    const { at, by, because, version } = next.stored;
    const shipped = shippedIn(experiment, next.content, last.content);
    return [
      {
        ...common(last.content),
        ...{ experiment, state: 'decided', version: last.stored.version, startedAt: first(name)?.stored.at },
        ending: { at, by, because, version, shipped },
      },
    ];
  });
  return [...running, ...waiting, ...decided];
}

/** Every experiment of stored campaigns. @throws StoreUnavailable */
export async function placedExperiments(store: CampaignStore, now: number): Promise<readonly PlacedExperiment[]> {
  const today = new Date(now).toISOString().slice(0, 10);
  const [campaigns, drafts] = await Promise.all([store.campaigns(), store.campaignDrafts()]);
  const placed = await Promise.all(
    campaigns.map(async ({ key, liveVersion }) => {
      const versions = [...(await store.campaignVersions(key))].sort((a, b) => a.version - b.version);
      const draft = drafts.find((each) => each.key === key);
      return placedOf({ key, versions, liveVersion, draft: draft && contentOf(draft), today });
    }),
  );
  return placed.flat();
}

/** The experiments of live campaigns, without when they began: read in one question. @throws StoreUnavailable */
export async function liveExperiments(store: CampaignStore, now: number): Promise<readonly PlacedExperiment[]> {
  const today = new Date(now).toISOString().slice(0, 10);
  const { campaigns } = await store.liveCampaigns();
  return campaigns.flatMap((live) => {
    const content = contentOf(live);
    return experimentsOf(content).map(
      (experiment): PlacedExperiment => ({
        ...{ key: live.key, path: content.path, flow: content.flow, version: live.liveVersion, experiment },
        ...{ startedAt: undefined, ending: undefined, state: isRunning(experiment, today) ? 'running' : 'over' },
      }),
    );
  });
}

/** What is said of an experiment: running ones are looked at, which records it. @throws StoreUnavailable */
export async function judgedExperiments(store: ExperimentStore, placed: readonly PlacedExperiment[], now: number) {
  const live = placed.filter(({ state }) => state === 'running' || state === 'over');
  const { histories } = await lookAtExperiments(
    store,
    live.map(({ flow, experiment }): RunningExperiment => ({ flow, experiment })),
    now,
  );
  return {
    histories,
    judge: ({ flow, experiment }: PlacedExperiment) =>
      judgeExperiment(experiment, historyOf(histories, { flow, experiment: experiment.name }), now),
  };
}

export const visitorsOf = ({ flow, experiment }: PlacedExperiment, histories: ExperimentHistories): readonly number[] => {
  const history = historyOf(histories, { flow, experiment: experiment.name });
  return experiment.variants.map(({ id }) => countsOf(history, id).visitors);
};

/** An experiment as a list shows it. */
export function experimentRow(
  placed: PlacedExperiment,
  judged: ReturnType<typeof judgeExperiment>,
  visitors: readonly number[],
): ExperimentRow {
  const { key, path, flow, experiment, state, startedAt, ending } = placed;
  const { name, owner, expires, variants } = experiment;
  return {
    ...{ key, path, flow, name, state, owner, expires },
    ...(startedAt !== undefined && { startedAt }),
    variants: variants.map(({ id }) => id),
    visitors: visitors.reduce((sum, each) => sum + each, 0),
    verdict: judged.verdict,
    since: judged.since,
    isSame: isSameThroughout(experiment),
    ...(ending && { ending }),
  };
}
