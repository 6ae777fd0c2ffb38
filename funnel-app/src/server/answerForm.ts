import type { PageRequest } from '#contract/api/page-rendering.ts';
import type { AnswerForm, PlainForm, PlainOutcome, PlainServices } from '#contract/api/plain-forms.ts';
import { type PlainVisit, plainFields } from '#contract/api/plain-page.ts';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import type { LiveCampaign } from '#contract/campaign/campaign-table.ts';
import type { ServedVariants } from '#contract/experiments/experiment.ts';
import { type Answers, answerFields, withoutContactOrText } from '#contract/fields/fields.ts';
import { stepBefore } from '#contract/flow/engine.ts';
import { canExitTo, type Flow } from '#contract/flow/flow.ts';
import {
  answersFor,
  type ChoiceStep,
  type FormStep,
  publicStepName,
  type Step,
  type StepName,
  steps,
} from '#contract/flow/steps.ts';
import { assessLead } from '#contract/lead/assessment.ts';
import { honeypot } from '#contract/lead/honeypot.ts';
import { thankYouUrl } from '#contract/lead/thank-you.ts';
import { isServed } from '#contract/site/site.ts';
import type { Content } from '../content/content.ts';
import { surveyContent } from '../content/languages.ts';
import { addressTracking } from '../journey/address/addressTracking.ts';
import { advance, type LeadExtras, resumeJourney, showStep, walkSurvey, withLeadExtras } from '../journey/journey.ts';
import { surveyOf } from '../journey/surveyOf.ts';
import { newVisit } from '../journey/visit/savedVisit.ts';
import { campaignName, type SurveyModel } from '../model/pageModel.ts';
import { showsMeter } from '../pages/survey/extras/extras.ts';
import { buyersChoice } from '../screens/buyers/buyersChoice.ts';
import { availableBuyersExtras, fixedBuyersExtras } from '../screens/buyers/buyersConsent.ts';
import { consentExtras, shownConsent } from '../screens/consent/shownConsent.ts';
import { submissionOf } from '../submission/submission.ts';
import { answersIn, checkForm } from './plainChecks.ts';
import { givenVariants, surveyModel } from './surveyPage.tsx';

/** The response to one form. */
interface Turn {
  readonly model: SurveyModel;
  readonly flow: Flow;
  readonly content: Content;
  readonly visit: PlainVisit;
  readonly step: StepName;
  readonly form: PlainForm;
  readonly services: PlainServices;
}

/** The most characters of the trap that are kept. */
const trapLimit = 200;

/**
 * Answers the form of one screen, as the page's script answers a press: the same walk, checks and words. Nothing is stored. See
 * docs/decisions/0022-screens-are-forms.md.
 */
export const answerForm: AnswerForm = async (request, form, services) => {
  const named = (form.fields.get(plainFields.variants) ?? '').split(',').filter((name) => name !== '');
  const variants = form.visit?.variants ?? (named.length > 0 ? named : request.variants);
  let served: ServedVariants | undefined;
  const stampOf = (shown: ServedVariants) => {
    served = shown;
    return '';
  };
  const asking = { ...request, ...(variants && { variants }), stampOf };
  const given = givenVariants(asking);
  if (!given) return undefined;
  const { model, flow } = surveyModel(asking, given);
  const content = surveyContent(flow, model.locale, given.live.content.texts?.[model.locale]);
  const visit =
    form.visit?.campaign === campaignName(model)
      ? form.visit
      : beginVisit(model, flow, given.live, variants ?? [], request, form.now);
  const asked = form.fields.get(plainFields.at);
  const step = flow.steps.find((each) => each.step === asked)?.step ?? flow.steps[0].step;
  const outcome = await answerStep({ model, flow, content, visit: withTime(visit, step, form.now), step, form, services });
  return outcome.is === 'finished' ? { ...outcome, served } : outcome;
};

function beginVisit(
  model: SurveyModel,
  flow: Flow,
  { content, version }: LiveCampaign,
  variants: readonly string[],
  { query, site }: Pick<PageRequest, 'query' | 'site'>,
  now: Date,
): PlainVisit {
  const tracking = addressTracking(String(new URLSearchParams([...query])), model).fields;
  const begun = newVisit({ flow: flow.id, campaign: campaignName(model) }, flow.steps[0].step, tracking);
  const ofVersion = [keyOfPath(content.path), version] as const;
  const brands = site?.version;
  return {
    ...begun,
    version: ofVersion,
    ...(brands !== undefined && { brands }),
    variants,
    doubted: [],
    turn: 0,
    at: now.getTime(),
  };
}

/** One more form of the visit, with the seconds since the one before. */
function withTime(visit: PlainVisit, step: StepName, now: Date): PlainVisit {
  const spent = Math.round((now.getTime() - visit.at) / 1000);
  const seconds = { ...visit.seconds, [step]: (visit.seconds[step] ?? 0) + spent };
  return { ...visit, seconds, turn: visit.turn + 1, at: now.getTime() };
}

const surveyFor = ({ model, flow }: Turn, leadExtras: LeadExtras) => withLeadExtras(surveyOf(model, flow), leadExtras);

/** What a form that is left for an earlier step has in its fields, unchecked. */
const typedIn = (step: Step, { fields }: PlainForm): Answers =>
  step.kind === 'form'
    ? Object.fromEntries(Object.entries(answersIn(step, fields)).filter(([field]) => fields.get(field) !== null))
    : {};

/** To the step before, or to one whose answer is to be changed; undefined where the form is an answer. */
function moveBack(turn: Turn): PlainVisit | undefined {
  const { form, visit, step } = turn;
  const survey = surveyFor(turn, visit.leadExtras);
  const revisited = form.fields.get(plainFields.revisit);
  if (revisited === null && form.fields.get(plainFields.back) === null) return undefined;
  const walked = walkSurvey(survey, visit.answers, form.now);
  const target = revisited ?? stepBefore(walked, step) ?? turn.flow.steps[0].step;
  const shown = showStep(survey, resumeJourney(survey, visit.answers, step), target as StepName);
  return { ...visit, answers: { ...visit.answers, ...typedIn(steps[step], form) }, viewing: shown.viewing };
}

async function answerStep(turn: Turn): Promise<PlainOutcome> {
  const { form, visit, step } = turn;
  const back = moveBack(turn);
  if (back) return { is: 'moved', visit: back };
  const definition = steps[step];
  if (definition.kind === 'form') return answerFormStep(turn, definition);
  const option = (definition as ChoiceStep).options.find(({ name, value }) => form.fields.get(name) === value);
  if (!option) return { is: 'moved', visit: { ...visit, viewing: step } };
  return goOn(turn, answersFor(option), {});
}

/** The consent by pressing the button of a last step; `again`: the consent has to name the buyers chosen first. */
function agreement({ model, visit, step, form, content }: Turn): { readonly leadExtras: LeadExtras; readonly again?: string } {
  if (step !== 'PhoneAndBuyersConsent') return { leadExtras: consentExtras(shownConsent(model, step)) };
  const chosen = form.fields.getAll('selected_buyers');
  const named = (form.fields.get(plainFields.named) ?? '').split(' ').filter((id) => id !== '');
  const [now, before] = [chosen, named].map((ids) => buyersChoice(model, visit.leadExtras, ids));
  if (!now || now.agreed.length === 0) return { leadExtras: {}, again: content.buyers.required };
  return now.consent.text === before?.consent.text
    ? { leadExtras: now.leadExtras }
    : { leadExtras: {}, again: content.buyers.again };
}

/** A form: checked field by field, then by its screen's other checks. */
async function answerFormStep(turn: Turn, definition: FormStep): Promise<PlainOutcome> {
  const { model, flow, content, visit, step, form, services } = turn;
  const given = answersIn(definition, form.fields);
  const all = { ...visit.answers, ...given };
  const asked = { name: step, step: definition, given, all, content, doubted: visit.doubted, now: form.now };
  const { errors, doubted } = await checkForm(asked, services);
  const trap = form.fields.get(honeypot);
  const agreed = canExitTo(flow, step, 'submit') ? agreement(turn) : { leadExtras: {} };
  if (agreed.again !== undefined || Object.keys(errors).length > 0) {
    const chosen = form.fields.getAll('selected_buyers');
    const wrong = { ...errors, ...(agreed.again !== undefined && { selected_buyers: agreed.again }) };
    return { is: 'refused', visit: { ...visit, answers: all, viewing: step, doubted }, errors: wrong, chosen };
  }
  const found = step === 'ZipCode' ? await buyersOf(turn, all) : {};
  return goOn({ ...turn, visit: { ...visit, doubted } }, given, {
    ...found,
    ...agreed.leadExtras,
    ...(trap && { [honeypot]: trap.slice(0, trapLimit) }),
  });

  async function buyersOf(of: Turn, answers: Answers): Promise<LeadExtras> {
    if (model.fixedBuyers) return fixedBuyersExtras(model.fixedBuyers);
    const zip = answers.zip_code ?? '';
    const place = await of.services.place(zip);
    return availableBuyersExtras(
      await of.services.buyers({ ...withoutContactOrText(of.visit.answers), zip_code: zip, ...place }),
    );
  }
}

/** To the next screen, or to the end. */
async function goOn(turn: Turn, given: Answers, extras: LeadExtras): Promise<PlainOutcome> {
  const { visit, step, form } = turn;
  const isChange = Object.entries(given).some(([field, value]) => {
    const before = visit.answers[field as keyof Answers];
    return Boolean(before) && before !== value;
  });
  const changed = [...(visit.leadExtras.changed_steps?.split(',') ?? []), publicStepName(step)].join(',');
  const leadExtras = { ...visit.leadExtras, ...(isChange && { changed_steps: changed }), ...extras };
  const survey = surveyFor(turn, leadExtras);
  const { journey, finished } = advance(survey, resumeJourney(survey, visit.answers, step), given);
  const moved: PlainVisit = { ...visit, leadExtras, answers: journey.answers, viewing: journey.viewing };
  if (!finished) return { is: 'moved', visit: moved };
  return finish({ ...turn, visit: moved }, walkSurvey(survey, moved.answers, form.now).counted);
}

/** An address holds nothing by which a person could be found. */
const withoutContact = (counted: Answers): Answers =>
  Object.fromEntries(Object.entries(counted).filter(([field]) => answerFields[field as keyof Answers] === 'none'));

async function finish({ model, flow, visit, form, services }: Turn, counted: Answers): Promise<PlainOutcome> {
  const path = new URL(form.path, form.origin).pathname;
  const submission = {
    ...submissionOf(model, visit, counted, {
      now: form.now,
      leadFields: {},
      origin: form.origin,
      path,
      referer: '',
      gpc: form.gpc,
    }),
    script: 'none',
  };
  const known = { ...visit.tracking, ...(await services.place(counted.zip_code ?? '')) };
  const { disqualification, sent } = assessLead(counted, flow, { now: form.now, known, reroute: model.reroute });
  const level = showsMeter(model, flow) ? await services.level(withoutContactOrText(counted)) : undefined;
  const url = thankYouUrl({ ...visit.tracking, state: sent.state ?? '', ...withoutContact(counted) }, flow, {
    locale: model.locale,
    path: model.thankYouPath,
    disqualification,
    compLevel: level,
    unserved: !isServed(model.servedStates ?? [], sent.state),
  });
  const carried = new URLSearchParams(model.carried).toString();
  const endsHere = disqualification !== undefined && flow.options.showsResultInline === true;
  return {
    is: 'finished',
    visit,
    submission,
    url: endsHere ? undefined : carried ? `${url}&${carried}` : url,
    served: undefined,
  };
}
