import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#contract/api/page-rendering.ts';
import type { RunningExperiment } from './ops/experiments/experiment-report.ts';

/** What the built funnel gives the server, which loads it at run time and never imports it (house.md): funnel-app/src/server/renderer.tsx. */
interface BuiltFunnel {
  readonly createRenderer: (options: { readonly clientDir: string }) => RenderPage | Promise<RenderPage>;
  readonly runningExperiments: readonly RunningExperiment[];
}

const rendererFile = (funnelDir: string) => join(funnelDir, 'server', 'renderer.js');

/** Whether the funnel has been built there. */
export const hasFunnel = (funnelDir: string): boolean => existsSync(rendererFile(funnelDir));

/** The page renderer of a built funnel, and the experiments of its campaign table; neither where it has not been built. */
export async function loadFunnel(funnelDir: string): Promise<{
  readonly renderPage: RenderPage | undefined;
  readonly running: readonly RunningExperiment[];
}> {
  if (!hasFunnel(funnelDir)) return { renderPage: undefined, running: [] };
  const built = (await import(pathToFileURL(rendererFile(funnelDir)).href)) as BuiltFunnel;
  return { renderPage: await built.createRenderer({ clientDir: join(funnelDir, 'client') }), running: built.runningExperiments };
}
