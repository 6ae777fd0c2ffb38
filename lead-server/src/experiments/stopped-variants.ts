import type { Judgement } from '#contract/experiments/verdict.ts';
import { startIntervalTask } from '../lib/interval-task.ts';
import { type RunningExperiment, sampleKey } from './experiment-looks.ts';

/** How often the figures are judged. A broken variant is seen within minutes, and one count costs milliseconds. */
const everyMs = 5 * 60_000;

export interface StoppedVariants {
  /** As `experiment.variant`. */
  names(): readonly string[];
  stop(): Promise<void>;
}

/** The variants that have lost, of experiments whose owners agreed to stop them. @returns their names as `experiment.variant` */
export const lostVariants = (running: readonly RunningExperiment[], judgements: ReadonlyMap<string, Judgement>) =>
  running.flatMap(({ flow, experiment: { name, stopsLosers } }) =>
    stopsLosers ? (judgements.get(sampleKey({ flow, experiment: name }))?.losers ?? []).map((id) => `${name}.${id}`) : [],
  );

/**
 * Stops variants that have lost, of the experiments whose owners agreed to it. A stopped variant stays so until the process ends:
 * later figures hold fewer of its visitors. Uneven shares do not prevent it, since a stop makes them uneven. Every running
 * experiment is judged, since its looks are recorded. See docs/spec/experiments.md.
 * @param judge looks at these experiments and gives the variants that have lost
 */
export function startStoppingVariants(
  running: () => readonly RunningExperiment[],
  judge: (watched: readonly RunningExperiment[]) => Promise<readonly string[]>,
  onFailure: (failure: unknown) => void,
): StoppedVariants {
  const stopped = new Set<string>();
  const round = async () => {
    const watched = running();
    if (watched.length === 0) return;
    try {
      for (const name of await judge(watched)) stopped.add(name);
    } catch (failure) {
      onFailure(failure);
    }
  };
  return { names: () => [...stopped], stop: startIntervalTask(round, everyMs) };
}
