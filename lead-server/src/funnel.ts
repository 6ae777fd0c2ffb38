import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlainAddress, RenderPage } from '#contract/api/page-rendering.ts';
import type { AnswerForm } from '#contract/api/plain-forms.ts';
import type { RunningExperiment } from './experiments/stopped-variants.ts';
import type { CampaignOffer } from './partners/unknown-offers.ts';

/** The exports of the built funnel; the server loads it at run time and never imports it. */
interface BuiltFunnel {
  readonly createRenderer: (options: { readonly clientDir: string }) => RenderPage | Promise<RenderPage>;
  readonly runningExperiments: readonly RunningExperiment[];
  /** Missing in builds of before forms were answered without script. */
  readonly answerForm?: AnswerForm;
  /** Missing in builds of before offers were checked. */
  readonly campaignOffers?: readonly CampaignOffer[];
  /** Missing in builds of before addresses forgave. */
  readonly plainAddress?: PlainAddress;
}

const rendererFile = (funnelDir: string) => join(funnelDir, 'server', 'renderer.js');

/** Whether the funnel has been built there. */
export const hasFunnel = (funnelDir: string): boolean => existsSync(rendererFile(funnelDir));

/** The parts that serve pages. */
export interface Funnel {
  readonly renderPage: RenderPage | undefined;
  readonly answerForm: AnswerForm | undefined;
  readonly running: readonly RunningExperiment[];
  readonly offers: readonly CampaignOffer[];
  readonly plainAddress: PlainAddress;
}

const notBuilt: Funnel = {
  renderPage: undefined,
  answerForm: undefined,
  running: [],
  offers: [],
  plainAddress: () => undefined,
};

/** Loads the page renderer, the experiments and the offers of a built funnel; none without a build. */
export async function loadFunnel(funnelDir: string): Promise<Funnel> {
  if (!hasFunnel(funnelDir)) return notBuilt;
  const built = (await import(pathToFileURL(rendererFile(funnelDir)).href)) as BuiltFunnel;
  return {
    renderPage: await built.createRenderer({ clientDir: join(funnelDir, 'client') }),
    answerForm: built.answerForm,
    running: built.runningExperiments,
    offers: built.campaignOffers ?? [],
    plainAddress: built.plainAddress ?? notBuilt.plainAddress,
  };
}
