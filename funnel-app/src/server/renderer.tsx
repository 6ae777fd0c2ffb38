import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import type { PageAudience, PageRequest, PageResponse, RenderPage } from '#contract/api/page-rendering.ts';
import { type AssignedVariants, assignExperiments } from '#contract/experiments/assign.ts';
import { isRunning } from '#contract/experiments/experiment.ts';
import { type Flow, isAboutAccident } from '#contract/flow/flow.ts';
import { steps } from '#contract/flow/steps.ts';
import { flowById, flows } from '#contract/flows/index.ts';
import { defaultSite } from '#contract/site/site.ts';
import type { Locale } from '#contract/text/locale.ts';
import { queryNameOf, type SwitchName, switchNames } from '#design-system/switches/switches.ts';
import { brandByHost, brands, hidesSponsors } from '#themes/brands.ts';
import { parseSwitches, type Switches } from '#themes/switches.ts';
import { type Campaign, campaignOf, campaigns, keyOfPath } from '../campaign/campaigns.ts';
import { thankYouKeys } from '../campaign/reservedPaths.ts';
import type { Content } from '../content/content.ts';
import { languages, notFoundWords, questionWordsOf } from '../content/languages.ts';
import { stepCopy } from '../content/stepCopy.ts';
import { saveVariantsScript } from '../experiments/variantCookies.ts';
import { initialClickScript } from '../journey/initialClick.ts';
import { languageLinkScript } from '../journey/languageLink.ts';
import { referrerScript } from '../journey/referrer.ts';
import { extraSources, loadedExtras } from '../pages/extras/allExtras.ts';
import { extrasOf } from '../pages/extras/extras.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { type PageModel, type SurveyModel, thankYouModel } from '../pages/pageModel.ts';
import { SurveyPage } from '../pages/SurveyPage.tsx';
import { stripContactScript } from '../pages/stripContactParams.ts';
import { ThankYouPage } from '../pages/ThankYouPage.tsx';
import { type Assets, devAssets, readAssets } from './assets.ts';
import { faviconOf } from './favicon.ts';
import { htmlDocument, type PagePlace } from './htmlDocument.ts';
import { otherPage } from './otherPages.tsx';
import { createRecent } from './recentPages.ts';
import type { RenderedPart } from './renderPart.ts';
import { requestKey } from './requestKey.ts';
import type { ThemeStyles } from './themeStyles.ts';

const contentSource = (locale: Locale) => `funnel-app/src/content/${locale}/index.ts`;

/** Most documents cached, at some 150 KB each with what the server packs of it. */
const documentLimit = 200;
/** Most ways of asking for them: a host, a path and the few names of a query that count. */
const requestLimit = 3000;

const thankYou = thankYouKeys(campaigns, flows);

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
    const look = assets.look(page.model.switches);
    const hasFonts = request.fontsOf === look.missingFonts.look;
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
    const key = thankYou.has(keyOfPath(request.path)) ? undefined : requestKey(request, given);
    if (key === undefined) return documentOf(request, given);
    let answer = requests.get(key);
    if (!answer) {
      answer = documentOf(request, given);
      requests.set(key, answer);
    }
    return answer;
  };
}

// The page's own theme, by the registry that the browser can import from Vite.
const devTheme =
  '<script type="module">const { theme, font } = document.documentElement.dataset; (await import("/themes/registry.ts")).themeById(theme).stylesheet(); if (font) (await import("/themes/faces/faces.ts")).faces[font]();</script>';

/** Renders each page afresh and takes scripts and styles from Vite's own server (`npm run dev`). */
export function createDevRenderer(): RenderPage {
  return (request) => {
    const page = pageOf(request, givenVariants(request));
    const answer = page.render({
      assets: devAssets,
      look: devAssets.look(page.model.switches),
      hasFonts: true,
      place: placeOf(request, page.model),
    });
    const html = answer.html.replace('</head>', `${devTheme}</head>`);
    return { ...answer, html, audience: 'nobody', hasVariants: false, tags: [] };
  };
}

/** The experiments of all campaigns, each once for the flow that it runs in. */
export const runningExperiments = [
  ...new Map(
    Object.values(campaigns).flatMap(({ flow, experiments = [] }) =>
      experiments.map((experiment) => [`${flow} ${experiment.name}`, { flow, experiment }]),
    ),
  ).values(),
];

/** The variants of a survey page, and whether the request named all of them. */
export interface GivenVariants extends AssignedVariants {
  readonly campaign: Campaign;
  /** Whether an experiment runs here: who asks for the same address may get others. */
  readonly runs: boolean;
  readonly isNamed: boolean;
}

/** Undefined: the address is no campaign's. */
function givenVariants(request: PageRequest): GivenVariants | undefined {
  const campaign = campaignOf(request.path);
  if (!campaign) return undefined;
  const { experiments = [] } = campaign;
  const { visitor, query, variants = [] } = request;
  const today = new Date().toISOString().slice(0, 10);
  const running = experiments.filter((each) => isRunning(each, today));
  const given = assignExperiments(experiments, {
    visitor,
    variants,
    today,
    query,
    queryNameOf: (name) => queryNameOf(name as SwitchName),
  });
  const isNamed = running.every(({ name }) => variants.includes(`${name}.${given.assignment[name]}`));
  return { ...given, campaign, runs: running.length > 0, isNamed: isNamed && visitor !== undefined };
}

/** What a page is drawn with. */
interface RenderContext {
  readonly assets: Assets;
  readonly look: ThemeStyles;
  /** Whether the browser has the look's fonts. */
  readonly hasFonts: boolean;
  readonly place: PagePlace | undefined;
}

/** The page's own address, without what the visit adds to it. */
function placeOf({ path, site = defaultSite }: PageRequest, { brand }: PageModel): PagePlace | undefined {
  const [host] = site.brands[brand.id].hosts;
  const locale = campaignOf(path)?.switches?.lang ?? 'en';
  return host ? { origin: `https://${host}`, path: path.toLowerCase().replace(/(?<=.)\/+$/, ''), locale } : undefined;
}

interface RenderablePage {
  readonly kind: string;
  readonly model: PageModel;
  /** Everyone, unless it is said. */
  readonly audience?: PageAudience;
  readonly hasVariants?: boolean;
  readonly tags?: readonly string[];
  readonly words?: PageResponse['words'];
  readonly render: (means: RenderContext) => RenderedDocument;
}

type RenderedDocument = Pick<PageResponse, 'status' | 'html' | 'hashes' | 'loadsPartners'>;

/** The page of an address, with everything that decides its document. */
function pageOf(request: PageRequest, given: GivenVariants | undefined): RenderablePage {
  if (given) return surveyPage(request, given);
  if (thankYou.has(keyOfPath(request.path))) return thankYouPage(request);
  const other = otherPage(request, pageModel(request, {}, request.path));
  if (other) {
    const { kind, model, rendered } = other;
    return { kind, model, render: (means) => respond(200, means, model, rendered()) };
  }
  const model = pageModel(request, {}, '/survey');
  return {
    kind: 'not-found',
    model,
    render: (means) =>
      respond(404, means, model, {
        title: `${notFoundWords[model.locale].title} | ${model.brand.name}`,
        page: <NotFoundPage model={model} content={languages[model.locale]} words={notFoundWords[model.locale]} />,
        styledAs: 'funnel-app/src/pages/NotFoundPage.tsx',
        indexed: false,
      }),
  };
}

function surveyPage(request: PageRequest, given: GivenVariants): RenderablePage {
  const { campaign, assignment, forced } = given;
  const base = pageModel(request, { ...campaign.switches, ...given.switches }, request.path);
  const { flow: id, oid, affid, buyers, thankYouPath, verifiesPhone = false } = campaign;
  const { buyerGroups, reroute, servedStates } = request.site ?? defaultSite;
  const fixedBuyers = buyers ? buyerGroups[buyers] : [];
  // a group that the site file lacks means the common consent, never made-up firms
  const lacksBuyers = buyers !== undefined && fixedBuyers.length === 0;
  const facts = (campaign.facts ?? []).filter((fact) => !(lacksBuyers && fact === 'buyers_consent'));
  const flow = flowById(id) as Flow;
  const extras = extrasOf(base, flow);
  const key = keyOfPath(request.path);
  const switches = ownSwitches(base.switches, request);
  const stamp = request.stampOf?.({ flow: id, campaign: key, assignment, forced, switches });
  const model: SurveyModel = {
    ...base,
    flow: id,
    oid,
    affid,
    facts,
    buyers,
    fixedBuyers,
    ...(reroute.states.length > 0 && { reroute }),
    ...(servedStates.length > 0 && { servedStates }),
    thankYouPath,
    verifiesPhone,
    ...(stamp !== undefined && { stamp }),
    wordsVersion: versionedWords(flow, base.locale).version,
  };
  return {
    kind: 'survey',
    model,
    words: versionedWords(flow, base.locale),
    audience: given.runs ? (given.isNamed ? 'variant' : 'visitor') : 'everyone',
    hasVariants: given.runs,
    tags: [`campaign-${key}`],
    render: (means) => {
      const words = questionWordsOf(flow, model.locale);
      const content = { ...languages[model.locale], ...words };
      return respond(200, means, model, {
        ...documentTitle(flow, content, model),
        page: <SurveyPage model={model} flow={flow} content={content} extras={loadedExtras(extras)} />,
        survey: { flow, words },
        styledAs: 'funnel-app/src/entries/survey.tsx',
        also: firstScreenSource(flow),
        beside: extras.map((name) => extraSources[name]),
        entry: 'funnel-app/src/entries/survey.tsx',
        firstScript: [referrerScript, initialClickScript, languageLinkScript, ...saveVariantsScript(given)].join(';'),
        loadsPartners: true,
        indexed: true,
      });
    },
  };
}

const wordsCache = new Map<string, NonNullable<PageResponse['words']>>();

/** The words of a flow's questions as JSON, known by their hash: a lead says by it what its visitor read. */
function versionedWords(flow: Flow, locale: Locale): NonNullable<PageResponse['words']> {
  const key = `${flow.id} ${locale}`;
  let found = wordsCache.get(key);
  if (!found) {
    const text = JSON.stringify(questionWordsOf(flow, locale));
    found = { version: createHash('sha256').update(text).digest('hex').slice(0, 32), text };
    wordsCache.set(key, found);
  }
  return found;
}

/** What tabs and search engines call a survey. One that is not about an accident goes by its opening question. */
function documentTitle(flow: Flow, content: Content, { brand }: PageModel) {
  if (isAboutAccident(flow)) return { title: content.pageTitle(brand.name) };
  const { heading, subhead = content.pageDescription } = stepCopy(content, flow.steps[0].step);
  return { title: `${heading} | ${brand.name}`, description: subhead };
}

/** A survey that begins with a form needs its screen at once: the one-page form (screens/index.tsx). */
const firstScreenSource = ({ steps: [first] }: Flow): readonly string[] =>
  steps[first.step].kind === 'form' ? ['funnel-app/src/screens/LongForm.tsx'] : [];

function thankYouPage(request: PageRequest): RenderablePage {
  const model = thankYouModel(pageModel(request, {}, request.path), request.path, request.query, request.lawyerTracker);
  return {
    kind: 'thank-you',
    model,
    audience: 'nobody',
    render: (means) =>
      respond(200, means, model, {
        title: languages[model.locale].thankYou.title(model.brand.name),
        page: <ThankYouPage model={model} content={languages[model.locale]} />,
        styledAs: 'funnel-app/src/entries/thank-you.tsx',
        also: ['funnel-app/src/pages/ThankYouPage.tsx'],
        entry: 'funnel-app/src/entries/thank-you.tsx',
        firstScript: stripContactScript,
        indexed: false,
      }),
  };
}

function pageModel(request: PageRequest, campaignSwitches: Partial<Switches>, path: string): PageModel {
  const { site = defaultSite } = request;
  const switches = parseSwitches(new URLSearchParams([...request.query]), campaignSwitches, brandByHost(request.host, site));
  const { tagline } = brands[switches.brand];
  const { name, sellers, callNumber, testimonials } = site.brands[switches.brand];
  const carried = { ...linkSwitches(switches, request), ...(request.test && { test: request.test }) };
  const other: Locale = switches.lang === 'en' ? 'es' : 'en';
  return {
    locale: switches.lang,
    brand: {
      id: switches.brand,
      name,
      tagline: tagline[switches.lang],
      sellers: sellers[switches.lang],
      callNumber,
      ...((testimonials.length > 0 || request.production) && { testimonials }),
    },
    switches,
    year: new Date().getUTCFullYear(),
    sponsorsShown: !hidesSponsors(request.host),
    optedOut: request.gpc,
    otherLanguage: `${path}?${new URLSearchParams({ lang: other, ...carried })}`,
    carried,
    ...(request.test && { test: request.test }),
  };
}

/** The look of a page as a query, where another page would differ. */
function linkSwitches(switches: Switches, request: PageRequest): Readonly<Record<string, string>> {
  const { brand, theme, logo, font, rounded } = ownSwitches(switches, request);
  return Object.fromEntries(
    Object.entries({ brand, theme, logo, font, rounded }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The switches that are not as the host's brand has them by itself. */
function ownSwitches(switches: Switches, { host, site }: PageRequest): Readonly<Partial<Record<SwitchName, string>>> {
  const usual = parseSwitches(new URLSearchParams(), {}, brandByHost(host, site));
  return Object.fromEntries(switchNames.filter((name) => usual[name] !== switches[name]).map((name) => [name, switches[name]]));
}

function respond(
  status: number,
  { assets, look, hasFonts, place }: RenderContext,
  model: PageModel,
  {
    title,
    description,
    page,
    styledAs,
    also = [],
    beside = [],
    entry,
    firstScript,
    loadsPartners = false,
    survey,
    indexed,
  }: RenderedPart,
): RenderedDocument {
  const later = assets.later(model.switches.theme);
  const files = assets.page(styledAs, [contentSource(model.locale), ...also], beside);
  const { html, hashes } = htmlDocument({
    model,
    title,
    description: description ?? languages[model.locale].pageDescription,
    // a page that comes after the survey shows at once what the survey loads later
    css: look.css + (survey ? '' : (later?.css ?? '')) + (hasFonts ? look.fontCss : (look.first?.css ?? '')) + files.css,
    ...(survey && later ? { laterStyles: later.address } : {}),
    inlined: files.inlined,
    icon: faviconOf(brands[model.brand.id].mark),
    place,
    body: renderToString(page),
    indexed,
    ...(entry ? { scripts: files.scripts, beside: files.beside } : {}),
    ...(hasFonts
      ? { fonts: look.missingFonts.files.map(({ address }) => address) }
      : { missingFonts: look.missingFonts, fonts: look.first ? [look.first.address] : [] }),
    ...(firstScript ? { firstScript } : {}),
    ...(survey ? { survey } : {}),
  });
  return { status, html, hashes, loadsPartners };
}
