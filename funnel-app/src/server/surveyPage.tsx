import { createHash } from 'node:crypto';
import type { PageRequest, PageResponse } from '#contract/api/page-rendering.ts';
import { type PlainPage, plainFields } from '#contract/api/plain-page.ts';
import { type CampaignTexts, factsOf, keyOfPath } from '#contract/campaign/campaign.ts';
import { campaignAt, type LiveCampaign } from '#contract/campaign/campaign-table.ts';
import { type AssignedVariants, assignExperiments } from '#contract/experiments/assign.ts';
import { isRunning } from '#contract/experiments/experiment.ts';
import { type Flow, isAboutAccident } from '#contract/flow/flow.ts';
import { baseStepOf, hasOneAnswer, type StepName, steps } from '#contract/flow/steps.ts';
import { flowById } from '#contract/flows/index.ts';
import { defaultSite } from '#contract/site/site.ts';
import type { Locale } from '#contract/text/locale.ts';
import { queryNameOf, type SwitchName } from '#design-system/switches/switches.ts';
import { type Campaign, ownTable } from '../campaign/campaigns.ts';
import type { Content } from '../content/content.ts';
import { languages, questionWordsOf } from '../content/languages.ts';
import { stepCopy } from '../content/stepCopy.ts';
import { fragmentQueryScript } from '../journey/address/fragmentQuery.ts';
import { languageLinkScript } from '../journey/address/languageLink.ts';
import { referrerScript } from '../journey/address/referrer.ts';
import { idleSwitches } from '../journey/idleSwitches.ts';
import { resumeJourney, startJourney, withLeadExtras } from '../journey/journey.ts';
import { surveyOf } from '../journey/surveyOf.ts';
import { campaignName, type PageModel, type SurveyModel } from '../model/pageModel.ts';
import { DisqualifiedInPlace } from '../pages/ending/DisqualifiedInPlace.tsx';
import { extraSources, loadedExtras } from '../pages/survey/extras/allExtras.ts';
import { extrasOf } from '../pages/survey/extras/extras.ts';
import { initialClickScript } from '../pages/survey/initialClick.ts';
import { SurveyPage } from '../pages/survey/SurveyPage.tsx';
import { drawnProgress } from './drawnProgress.ts';
import { createRecent } from './recentPages.ts';
import { ownSwitches, pageModel } from './requestModel.ts';
import { type RenderablePage, respond } from './respond.ts';
import { saveVariantsScript } from './variantCookies.ts';

/** The variants of a survey page, and whether the request named all of them. */
export interface GivenVariants extends AssignedVariants {
  readonly live: LiveCampaign;
  /** Whether an experiment runs here: the same address may have several variants. */
  readonly runs: boolean;
  readonly isNamed: boolean;
}

/** Undefined: the address is no campaign's, or its campaign is paused. */
export function givenVariants(request: PageRequest): GivenVariants | undefined {
  const found = campaignAt(request.campaigns ?? ownTable, request.path);
  if (!found || found.ended) return undefined;
  const { live } = found;
  const { experiments = [] } = live.content;
  const { visitor, query, variants = [] } = request;
  const today = new Date().toISOString().slice(0, 10);
  const running = experiments.filter((each) => isRunning(each, today));
  const given = assignExperiments(experiments, {
    visitor,
    variants,
    stopped: request.stopped,
    today,
    query,
    queryNameOf: (name) => queryNameOf(name as SwitchName),
  });
  const isNamed = running.every(({ name }) => variants.includes(`${name}.${given.assignment[name]}`));
  return { ...given, live, runs: running.length > 0, isNamed: isNamed && visitor !== undefined };
}

/** The model of a survey, in the variants given. */
export function surveyModel(request: PageRequest, given: GivenVariants): { readonly model: SurveyModel; readonly flow: Flow } {
  const { live, assignment, forced } = given;
  const { content } = live;
  // checked before it went live: its switches are ours
  const own = content.switches as Campaign['switches'];
  const base = pageModel(request, { ...own, ...given.switches }, request.path);
  const { flow: id, oid, affid, buyers, thankYouPath, verifiesPhone = false } = content;
  const site = request.site ?? defaultSite;
  const { buyerGroups, reroute, servedStates } = site;
  const fixedBuyers = buyers && buyerGroups[buyers];
  const facts = factsOf(content, site);
  const flow = flowById(id) as Flow;
  const key = keyOfPath(content.path);
  const idle: readonly string[] = idleSwitches(flow);
  const switches = Object.fromEntries(
    Object.entries(ownSwitches(base.switches, request)).filter(([name]) => !idle.includes(name)),
  );
  const stamp = request.stampOf?.({
    flow: id,
    campaign: key,
    ...(live.version > 1 && { version: live.version }),
    assignment,
    forced,
    switches,
  });
  const model: SurveyModel = {
    ...base,
    flow: id,
    oid,
    affid,
    facts,
    buyers,
    fixedBuyers,
    idleSwitches: idle,
    ...(reroute.states.length > 0 && { reroute }),
    ...(servedStates.length > 0 && { servedStates }),
    thankYouPath,
    verifiesPhone,
    ...(site.version !== undefined && site.version > 1 && { brandsVersion: site.version }),
    ...(live.preview && { preview: true }),
    ...(stamp !== undefined && { stamp }),
    ...(live.proof !== undefined && { campaignProof: live.proof }),
    wordsVersion: versionedWords(flow, base.locale, content.texts?.[base.locale]).version,
    ...(given.runs && { variants: Object.entries(assignment).map(([name, variant]) => `${name}.${variant}`) }),
  };
  const { plain } = request;
  // a visit of another campaign is none of this page's
  if (plain?.visit.campaign !== campaignName(model)) return { model, flow };
  const { leadExtras, answers, viewing: named } = plain.visit;
  const { viewing } = resumeJourney(withLeadExtras(surveyOf(model, flow), leadExtras), answers, named);
  const otherLanguage = `${model.otherLanguage}&${new URLSearchParams({ [plainFields.at]: viewing })}`;
  return { model: { ...model, plain: { ...plain, visit: { ...plain.visit, viewing } }, otherLanguage }, flow };
}

/** The survey of a campaign, in the variants given. */
export function surveyPage(request: PageRequest, given: GivenVariants): RenderablePage {
  const { model, flow } = surveyModel(request, given);
  const { plain } = model;
  const extras = extrasOf(model, flow);
  const texts = given.live.content.texts?.[model.locale];
  return {
    kind: 'survey',
    model,
    words: versionedWords(flow, model.locale, texts),
    audience: plain ? 'nobody' : given.runs ? (given.isNamed ? 'variant' : 'visitor') : 'everyone',
    hasVariants: given.runs,
    tags: [...new Set([request.path, given.live.content.path].map((path) => `campaign-${keyOfPath(path)}`))],
    render: (means) => {
      const words = questionWordsOf(flow, model.locale, texts);
      const survey = withLeadExtras(surveyOf(model, flow), plain?.visit.leadExtras ?? {});
      const start = startJourney(survey);
      const journey = plain ? resumeJourney(survey, plain.visit.answers, plain.visit.viewing) : start;
      const content = { ...languages[model.locale], ...words };
      if (plain?.ended)
        return respond(200, means, model, {
          ...documentTitle(flow, content, model, texts),
          page: <DisqualifiedInPlace model={model} content={content} mayCall={plain.mayCall} />,
          styledAs: 'form',
          indexed: false,
        });
      return respond(200, means, model, {
        ...(plain ? stepTitle(content, model, plain) : documentTitle(flow, content, model, texts)),
        page: <SurveyPage model={model} flow={flow} content={content} extras={loadedExtras(extras)} />,
        survey: { flow, words },
        drawn: drawnProgress(survey, journey),
        styledAs: 'funnel-app/src/entries/survey.tsx',
        also: screenSources(journey.viewing),
        showsAnswers: steps[start.viewing].kind === 'choice' && !hasOneAnswer(start.viewing),
        beside: extras.map((name) => extraSources[name]),
        entry: 'funnel-app/src/entries/survey.tsx',
        firstScript: [
          fragmentQueryScript,
          referrerScript,
          initialClickScript,
          languageLinkScript,
          ...saveVariantsScript(given),
        ].join(';'),
        loadsPartners: true,
        indexed: !plain,
        // the card asks our own question
        hasCard: isAboutAccident(flow) && texts?.headline === undefined,
      });
    },
  };
}

/** Most versions of words kept ready: those of all flows in both languages, and of as many campaigns again. */
const wordsLimit = 200;
const wordsCache = createRecent<NonNullable<PageResponse['words']>>(wordsLimit);

/** The words of a flow's questions as JSON, known by their hash, which the lead carries as proof of the words read. */
function versionedWords(flow: Flow, locale: Locale, texts: CampaignTexts | undefined): NonNullable<PageResponse['words']> {
  const key = `${flow.id} ${locale} ${texts ? JSON.stringify(texts) : ''}`;
  let found = wordsCache.get(key);
  if (!found) {
    const text = JSON.stringify(questionWordsOf(flow, locale, texts));
    found = { version: createHash('sha256').update(text).digest('hex').slice(0, 32), text };
    wordsCache.set(key, found);
  }
  return found;
}

/** The title of a survey. A survey that is not about an accident, or asks in words of its own, has its opening words as title. */
function documentTitle(flow: Flow, content: Content, { brand }: PageModel, texts: CampaignTexts | undefined) {
  const { heading, subhead = content.pageDescription } = stepCopy(content, flow.steps[0].step);
  if (texts?.headline === undefined && isAboutAccident(flow)) return { title: content.pageTitle(brand.name) };
  return { title: `${heading} | ${brand.name}`, description: subhead };
}

/** The title of one screen without script: as the script has it (pages/survey/surveyEffects.ts), and whether something is wrong. */
function stepTitle(content: Content, { brand, switches: { header } }: PageModel, { visit, errors, failed }: PlainPage) {
  const { heading, alternatives } = stepCopy(content, visit.viewing as StepName);
  const shown = (header !== 'default' && alternatives?.[header]?.heading) || heading;
  const wrong = errors || failed ? `${content.errorTitle}: ` : '';
  return { title: `${wrong}${shown} | ${brand.name}` };
}

/** The sources that a step's screen is in (pages/survey/stepScreens.tsx): a page that begins with it has them at once. */
function screenSources(step: StepName): readonly string[] {
  if (steps[step].kind === 'form') return ['form'];
  return ['TypeOfAccident', 'HowWasUserHurt'].includes(baseStepOf(step)) ? ['funnel-app/src/screens/choice/TilesScreen.tsx'] : [];
}
