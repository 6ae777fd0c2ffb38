import type { RunningExperiment } from '../../experiments/stopped-variants.ts';
import type { AdminPage } from '../../http/admin-page.ts';
import type { WithReadOnlyStore } from '../../store/open-store.ts';
import { opsFrame } from '../page-parts.ts';
import { loadExperimentsReport } from './experiment-report.ts';
import { experimentsPage } from './experiments-page.ts';
import { experimentsStyle } from './experiments-style.ts';

/** The page of the figures (GET /ops/experiments). */
export type LoadExperimentsPage = () => Promise<AdminPage>;

/** Makes the page anew each time that it is asked for. */
export const createExperimentsPageLoader =
  (withReadOnlyStore: WithReadOnlyStore, running: () => readonly RunningExperiment[]): LoadExperimentsPage =>
  async () => {
    const report = await withReadOnlyStore((store) => loadExperimentsReport(store, running()));
    return {
      title: 'Experiments and flows',
      body: opsFrame('Experiments and flows', experimentsPage(report), '/ops/experiments'),
      style: experimentsStyle,
    };
  };
