import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnPage } from '../http/own-page.ts';
import { frame } from '../ops/parts.ts';
import type { Look } from '../store/open.ts';
import { experimentsPage } from './page.ts';
import { type RunningExperiment, reportOf } from './report.ts';
import { figuresStyle } from './style.ts';

/** The experiments of the built funnel's campaign table; none when it has not been built. */
export async function loadExperiments(funnelDir: string): Promise<readonly RunningExperiment[]> {
  const file = join(funnelDir, 'server', 'renderer.js');
  if (!existsSync(file)) return [];
  const { runningExperiments } = (await import(pathToFileURL(file).href)) as {
    readonly runningExperiments: readonly RunningExperiment[];
  };
  return runningExperiments;
}

/** The page of the figures (GET /ops/experiments). */
export type FiguresPage = () => Promise<OwnPage>;

/** Makes the page anew each time that it is asked for. */
export const createFiguresPage =
  (look: Look, running: readonly RunningExperiment[]): FiguresPage =>
  async () => {
    const report = await look((store) => reportOf(store, running));
    return {
      title: 'Experiments and flows',
      body: frame('Experiments and flows', experimentsPage(report), '/ops/experiments'),
      style: figuresStyle,
    };
  };
