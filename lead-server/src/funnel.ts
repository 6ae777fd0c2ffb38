import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlainAddress, RenderPage } from '#contract/api/page-rendering.ts';
import type { AnswerForm } from '#contract/api/plain-forms.ts';
import type { CampaignContent, CheckCampaigns } from '#contract/campaign/campaign.ts';

/** The exports of the built funnel; the server loads it at run time and never imports it. */
interface BuiltFunnel {
  readonly createRenderer: (options: { readonly clientDir: string }) => RenderPage | Promise<RenderPage>;
  readonly answerForm?: AnswerForm;
  readonly plainAddress?: PlainAddress;
  readonly ownCampaigns?: readonly CampaignContent[];
  readonly checkCampaigns?: CheckCampaigns;
  readonly switchEnds?: Readonly<Record<string, string>>;
}

const rendererFile = (funnelDir: string) => join(funnelDir, 'server', 'renderer.js');

/** Whether the funnel has been built there. */
export const hasFunnel = (funnelDir: string): boolean => existsSync(rendererFile(funnelDir));

/** The campaigns in code, the content of a fresh start, and the check of any. */
export interface FunnelCampaigns {
  readonly ownCampaigns: readonly CampaignContent[];
  readonly checkCampaigns: CheckCampaigns;
}

/** The parts that serve pages. */
export interface Funnel extends FunnelCampaigns {
  readonly renderPage: RenderPage | undefined;
  readonly answerForm: AnswerForm | undefined;
  readonly plainAddress: PlainAddress;
  /** The days (ISO) by which visual switches are to be decided. */
  readonly switchEnds: Readonly<Record<string, string>>;
}

const notBuilt: Funnel = {
  renderPage: undefined,
  answerForm: undefined,
  plainAddress: () => undefined,
  switchEnds: {},
  ownCampaigns: [],
  checkCampaigns: (contents) =>
    contents.length === 0
      ? []
      : [{ path: '', field: '', problem: 'the funnel is not built, so nothing can be checked', remedy: 'Run npm run build.' }],
};

const load = async (funnelDir: string): Promise<BuiltFunnel> =>
  (await import(pathToFileURL(rendererFile(funnelDir)).href)) as BuiltFunnel;

const campaignsOf = (built: BuiltFunnel): FunnelCampaigns => ({
  ownCampaigns: built.ownCampaigns ?? [],
  checkCampaigns: built.checkCampaigns ?? (() => []),
});

/** What the built funnel knows of campaigns, for a process that serves no page. */
export const loadFunnelCampaigns = async (funnelDir: string): Promise<FunnelCampaigns> =>
  hasFunnel(funnelDir) ? campaignsOf(await load(funnelDir)) : notBuilt;

/** Loads a built funnel; without a build there are no pages. */
export async function loadFunnel(funnelDir: string): Promise<Funnel> {
  if (!hasFunnel(funnelDir)) return notBuilt;
  const built = await load(funnelDir);
  return {
    renderPage: await built.createRenderer({ clientDir: join(funnelDir, 'client') }),
    answerForm: built.answerForm,
    plainAddress: built.plainAddress ?? notBuilt.plainAddress,
    switchEnds: built.switchEnds ?? {},
    ...campaignsOf(built),
  };
}
