import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/api/page-rendering.ts';
import type { AnswerForm } from '#contract/api/plain-forms.ts';
import type { RunningExperiment } from './experiments/stopped-variants.ts';

/** What the built funnel exports; the server loads it at run time and never imports it. */
interface BuiltFunnel {
  readonly createRenderer: (options: { readonly clientDir: string }) => RenderPage | Promise<RenderPage>;
  readonly runningExperiments: readonly RunningExperiment[];
  /** Missing in builds of before forms were answered without script. */
  readonly answerForm?: AnswerForm;
}

const rendererFile = (funnelDir: string) => join(funnelDir, 'server', 'renderer.js');

/** Whether the funnel has been built there. */
export const hasFunnel = (funnelDir: string): boolean => existsSync(rendererFile(funnelDir));

/** What the server serves pages with. */
export interface Funnel {
  readonly renderPage: RenderPage | undefined;
  readonly answerForm: AnswerForm | undefined;
  readonly running: readonly RunningExperiment[];
}

/** Loads the page renderer and the experiments of a built funnel; neither where it is not built. */
export async function loadFunnel(funnelDir: string): Promise<Funnel> {
  if (!hasFunnel(funnelDir)) return { renderPage: undefined, answerForm: undefined, running: [] };
  const built = (await import(pathToFileURL(rendererFile(funnelDir)).href)) as BuiltFunnel;
  return {
    renderPage: await built.createRenderer({ clientDir: join(funnelDir, 'client') }),
    answerForm: built.answerForm,
    running: built.runningExperiments,
  };
}
