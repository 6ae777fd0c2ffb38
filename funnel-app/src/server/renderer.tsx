import type { PageRequest, PageResponse, RenderPage } from '#contract/api/page-rendering.ts';
import type { CampaignContent, CheckCampaigns } from '#contract/campaign/campaign.ts';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignAt } from '#contract/campaign/campaign-table.ts';
import { flows } from '#contract/flows/index.ts';
import { type SwitchDefinition, switches } from '#design-system/switches/switches.ts';
import type { Switches } from '#themes/switches.ts';
import { campaignProblems } from '../campaign/campaignProblems.ts';
import { ownTable } from '../campaign/campaigns.ts';
import { closedWords, languages, notFoundWords } from '../content/languages.ts';
import { thankYouWords } from '../content/thankYouWords.ts';
import { stripContactScript } from '../pages/ending/stripContactParams.ts';
import { ThankYouPage } from '../pages/ending/ThankYouPage.tsx';
import { thankYouModel } from '../pages/ending/thankYouModel.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { screenLoads } from '../pages/survey/stepScreens.tsx';
import { type Assets, devAssets, readAssets } from './assets.ts';
import { otherPage } from './otherPages.tsx';
import { createRecent } from './recentPages.ts';
import { requestKey } from './requestKey.ts';
import { pageModel, placeOf } from './requestModel.ts';
import { type RenderablePage, respond } from './respond.ts';
import { type GivenVariants, givenVariants, surveyPage } from './surveyPage.tsx';

/** Most documents cached. Each takes some 150 KB with its compressed forms. */
const documentLimit = 200;
/** Most requests cached. Their key is a host, a path and the query names that decide a document. */
const requestLimit = 3000;

const flowsThanks = new Set(flows.map(({ options }) => keyOfPath(options.thankYouPath)));

/** Whether a path is a thank-you page's: a flow's, or a campaign's own. */
function isThankYou({ path, campaigns = ownTable }: PageRequest): boolean {
  const key = keyOfPath(path);
  return flowsThanks.has(key) || campaigns.thankYouPaths.some((each) => keyOfPath(each) === key);
}

const isPaused = ({ path, campaigns = ownTable }: PageRequest) => campaignAt(campaigns, path)?.ended === true;

/**
 * Renders every page of the funnel for the lead server, each document once. Most requests are answered by their key alone.
 * @param clientDir the client build with its manifest
 * @throws Error when the build is missing or incomplete
 */
export function createRenderer({ clientDir }: { readonly clientDir: string }): RenderPage {
  const assets = readAssets(clientDir);
  const documents = createRecent<PageResponse>(documentLimit);
  const requests = createRecent<PageResponse>(requestLimit);
  const documentOf = (request: PageRequest, given: GivenVariants | undefined): PageResponse => {
    const page = pageOf(request, given);
    const look = assets.look(page.model.switches, page.model.locale);
    const hasFonts = request.isPicture || request.fontsOf === look.missingFonts.look;
    const { kind, model, audience = 'everyone', hasVariants = false, words } = page;
    const key = JSON.stringify([kind, model, hasFonts, audience]);
    let answer = documents.get(key);
    if (!answer) {
      const rendered = page.render({ assets, look, hasFonts, place: placeOf(request, model) });
      const own = request.gpc || hasFonts;
      const tags = ['pages', kind.split(' ', 1)[0] as string, `brand-${model.brand.id}`, ...(page.tags ?? [])];
      answer = {
        ...rendered,
        audience: request.test ? 'nobody' : own && audience !== 'nobody' ? 'visitor' : audience,
        hasVariants,
        tags,
        ...(words && { words }),
      };
      documents.set(key, answer);
    }
    return answer;
  };
  return (request) => {
    const given = givenVariants(request);
    if (request.plain || request.privacyForm) return plainPage(pageOf(request, given), request, assets);
    const key = !given && (isThankYou(request) || isPaused(request)) ? undefined : requestKey(request, given);
    if (key === undefined) return documentOf(request, given);
    let answer = requests.get(key);
    if (!answer) {
      answer = documentOf(request, given);
      requests.set(key, answer);
    }
    return answer;
  };
}

/** The page that answers a form without script: rendered for one request, and not cached. */
function plainPage(page: RenderablePage, request: PageRequest, assets: Assets): PageResponse {
  const look = assets.look(page.model.switches, page.model.locale);
  const hasFonts = request.fontsOf === look.missingFonts.look;
  const rendered = page.render({ assets, look, hasFonts, place: undefined });
  return { ...rendered, audience: 'nobody', hasVariants: false, tags: [], ...(page.words && { words: page.words }) };
}

// every screen is loaded before the first page: lazy screens are rendered here at once
await Promise.all(flows.flatMap(screenLoads).map((load) => load()));

// The page's own theme, by the registry that the browser can import from Vite.
const devTheme =
  '<script type="module">const { theme, font, scheme } = document.documentElement.dataset; await (await import("/themes/registry.ts")).themeById(theme).stylesheet(); if (font) (await import("/themes/faces/faces.ts")).faces[font](); if (scheme) (await import("/themes/showScheme.ts")).showScheme(scheme);</script>';

export { answerForm } from './answerForm.ts';
export { plainAddress } from './plainAddress.ts';

/** Renders each page afresh and takes scripts and styles from Vite's own server (`npm run dev`). */
export function createDevRenderer(): RenderPage {
  return (request) => {
    const page = pageOf(request, givenVariants(request));
    const answer = page.render({
      assets: devAssets,
      look: devAssets.look(page.model.switches, page.model.locale),
      hasFonts: true,
      place: placeOf(request, page.model),
    });
    const html = answer.html.replace('</head>', `${devTheme}</head>`);
    return { ...answer, html, audience: 'nobody', hasVariants: false, tags: [], ...(page.words && { words: page.words }) };
  };
}

/** The campaigns in code: the content of a fresh start. */
export const ownCampaigns: readonly CampaignContent[] = [...ownTable.byKey.values()].map(({ content }) => content);

/** Checks campaigns that would be live together, for the server: it knows no switch. */
export const checkCampaigns: CheckCampaigns = (contents, choices) => campaignProblems(contents, flows, choices);

/** The days (ISO) by which visual switches are to be decided, by their names. */
export const switchEnds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<SwitchDefinition>(switches).flatMap(([name, { expires }]) => (expires === 'permanent' ? [] : [[name, expires]])),
);

/** The page of an address, with everything that decides its document. */
function pageOf(request: PageRequest, given: GivenVariants | undefined): RenderablePage {
  if (given) return surveyPage(request, given);
  if (isPaused(request)) return closedPage(request);
  if (isThankYou(request)) return thankYouPage(request);
  const other = otherPage(request, pageModel(request, {}, request.path));
  if (other) {
    const { kind, model, rendered } = other;
    return { kind, model, render: (means) => respond(200, means, model, rendered()) };
  }
  const model = pageModel(request, {}, '/survey');
  const survey = openSurvey(request);
  return {
    kind: `not-found ${survey}`,
    model,
    render: (means) =>
      respond(404, means, model, {
        title: `${notFoundWords[model.locale].title} | ${model.brand.name}`,
        page: (
          <NotFoundPage model={model} content={languages[model.locale]} words={notFoundWords[model.locale]} survey={survey} />
        ),
        styledAs: 'funnel-app/src/pages/NotFoundPage.tsx',
        indexed: false,
      }),
  };
}

/** The main survey's path; undefined while it is paused at every address. */
const openSurvey = ({ campaigns = ownTable }: PageRequest) =>
  ['/survey', '/'].find((path) => campaignAt(campaigns, path)?.ended === false);

/** The page of a paused campaign, in its own look: with 200, so that no paid click is answered as an error. */
function closedPage(request: PageRequest): RenderablePage {
  const found = campaignAt(request.campaigns ?? ownTable, request.path);
  const model = pageModel(request, (found?.live.content.switches ?? {}) as Partial<Switches>, request.path);
  const words = closedWords[model.locale];
  return {
    kind: 'closed',
    model,
    audience: 'nobody',
    render: (means) =>
      respond(200, means, model, {
        title: `${words.title} | ${model.brand.name}`,
        page: <NotFoundPage model={model} content={languages[model.locale]} words={words} survey={openSurvey(request)} code="" />,
        styledAs: 'funnel-app/src/pages/NotFoundPage.tsx',
        indexed: false,
      }),
  };
}

function thankYouPage(request: PageRequest): RenderablePage {
  const model = thankYouModel(pageModel(request, {}, request.path), request.path, request.query, request.lawyerTracker);
  return {
    kind: 'thank-you',
    model,
    audience: 'nobody',
    render: (means) =>
      respond(200, means, model, {
        title: thankYouWords[model.locale].title(model.brand.name),
        page: <ThankYouPage model={model} content={languages[model.locale]} words={thankYouWords[model.locale]} />,
        styledAs: 'funnel-app/src/entries/thank-you.tsx',
        also: ['form'],
        entry: 'funnel-app/src/entries/thank-you.tsx',
        firstScript: stripContactScript,
        indexed: false,
      }),
  };
}
