import type { OwnPage } from '../http/own-page.ts';
import { frame } from '../ops/parts.ts';
import type { Look } from '../store/open.ts';
import { experimentsPage } from './page.ts';
import { type RunningExperiment, reportOf } from './report.ts';
import { figuresStyle } from './style.ts';

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
