import { lookAtExperiments, type RunningExperiment, sampleKey } from '../../experiments/experiment-looks.ts';
import type { AdminPage } from '../../http/admin-page.ts';
import type { ExperimentStore } from '../../store/experiment-store.ts';
import type { WithReadOnlyStore } from '../../store/open-store.ts';
import { opsFrame } from '../page-parts.ts';
import { loadExperimentsReport } from './experiment-report.ts';
import { experimentsPage } from './experiments-page.ts';
import { experimentsStyle } from './experiments-style.ts';

/** The page of the figures (GET /ops/experiments). */
export type LoadExperimentsPage = () => Promise<AdminPage>;

/** Makes the page anew each time that it is asked for: it looks at the experiments, and records what it saw. */
export const createExperimentsPageLoader =
  (
    store: ExperimentStore,
    withReadOnlyStore: WithReadOnlyStore,
    running: () => readonly RunningExperiment[],
  ): LoadExperimentsPage =>
  async () => {
    const experiments = running();
    const { judgements } = await lookAtExperiments(store, experiments, Date.now());
    const report = await withReadOnlyStore((reader) =>
      loadExperimentsReport(reader, experiments, ({ flow, experiment }) =>
        judgements.get(sampleKey({ flow, experiment: experiment.name })),
      ),
    );
    return {
      title: 'Experiments and flows',
      body: opsFrame('Experiments and flows', experimentsPage(report), '/ops/experiments'),
      style: experimentsStyle,
    };
  };
