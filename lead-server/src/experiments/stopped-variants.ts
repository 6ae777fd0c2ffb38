import type { Experiment } from '#contract/experiments/experiment.ts';
import { judgeVariants, type VariantSample } from '#contract/experiments/verdict.ts';
import { startIntervalTask } from '../lib/interval-task.ts';
import type { VisitStore } from '../store/visit-store.ts';

/** How often the figures are judged. A broken variant is seen within minutes, and one count costs milliseconds. */
const everyMs = 5 * 60_000;

/** An experiment of a live campaign, with the flow that it runs in. */
export interface RunningExperiment {
  readonly flow: string;
  readonly experiment: Experiment;
}

export interface StoppedVariants {
  /** As `experiment.variant`. */
  names(): readonly string[];
  stop(): Promise<void>;
}

/** The variants of these experiments that have lost. @returns their names as `experiment.variant` */
export async function lostVariants(store: Pick<VisitStore, 'visitCounts'>, running: readonly RunningExperiment[]) {
  const counts = await store.visitCounts();
  return running.flatMap(({ flow, experiment: { name, variants } }) => {
    const [first, ...others] = variants.map(({ id, weight }): VariantSample => {
      const own = counts.filter((row) => row.flow === flow && row.experiment === name && row.variant === id && row.exposed);
      const sum = (rows: typeof own) => rows.reduce((total, { count }) => total + count, 0);
      return { id, weight, visitors: sum(own), conversions: sum(own.filter(({ ending }) => ending === 'finished')) };
    });
    return first ? judgeVariants([first, ...others]).losers.map((id) => `${name}.${id}`) : [];
  });
}

/**
 * Stops variants that have lost, of the experiments whose owners agreed to it. A stopped variant stays so until the process ends:
 * later figures hold fewer of its visitors. Uneven shares do not prevent it, since a stop makes them uneven. See docs/spec/product.md#experiments.
 * @param judge reads the figures of these experiments and gives the variants that have lost
 */
export function startStoppingVariants(
  running: () => readonly RunningExperiment[],
  judge: (watched: readonly RunningExperiment[]) => Promise<readonly string[]>,
  onFailure: (failure: unknown) => void,
): StoppedVariants {
  const stopped = new Set<string>();
  const round = async () => {
    const watched = running().filter(({ experiment }) => experiment.stopsLosers);
    if (watched.length === 0) return;
    try {
      for (const name of await judge(watched)) stopped.add(name);
    } catch (failure) {
      onFailure(failure);
    }
  };
  return { names: () => [...stopped], stop: startIntervalTask(round, everyMs) };
}
