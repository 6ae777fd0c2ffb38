import type { Request } from 'express';
import type { PageRequest } from '#contract/api/page-rendering.ts';
import type { AnswerForm } from '#contract/api/plain-forms.ts';
import { type PlainPage, type PlainVisit, plainFields } from '#contract/api/plain-page.ts';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { answeredBy, campaignAt } from '#contract/campaign/campaign-table.ts';
import { privacyRequestPath, readFormData, toFormData, validatePrivacyForm } from '#contract/consent/privacy-request.ts';
import { answerFields, withoutContactOrText } from '#contract/fields/fields.ts';
import { flowById } from '#contract/flows/index.ts';
import { callParameter } from '#contract/lead/thank-you.ts';
import type { Campaigns } from '../campaigns/live-campaigns.ts';
import type { VisitCookies } from '../experiments/visits.ts';
import type { HttpContext } from '../http/api-route.ts';
import { checkStorable, formFields, readBody } from '../http/body.ts';
import { refuseOtherSites } from '../http/cross-site.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import { fitsCookie, type PlainVisits } from '../leads/plain-visits.ts';
import { isSecure } from '../lib/cookies.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Partners } from '../partners/partners.ts';
import type { FilePrivacyRequest } from '../privacy/privacy-intake.ts';
import { type Config, siteAddress } from '../settings/config.ts';
import type { LiveSettings } from '../site/live-settings.ts';
import { plainServices } from './plain-form-services.ts';
import { submitPlainLead, userAgentOf } from './submit-plain-lead.ts';

/** The cost of a form in calls: that of a saved visit. */
const formCost = 10;
/** Milliseconds in which the same form once more is a second press, and no second request. */
const doublePressMs = 10 * 60_000;

/** The response to a request of a visit without script. */
export type PlainAnswer = { readonly cookie?: string } & (
  | { readonly redirect: string }
  | { readonly page: Pick<PageRequest, 'plain' | 'privacyForm' | 'campaigns' | 'site'>; readonly status: number }
);

/** Surveys without script: each screen's form, and the page after it. See docs/decisions/0022-screens-are-forms.md. */
export interface PlainForms {
  /** Answers a form. @throws HttpError 404 where the address has no survey */
  answer(request: Request, asked: PageRequest): Promise<PlainAnswer>;
  /** The page of the step that the address names; undefined without one. */
  resume(request: Request, asked: PageRequest): Promise<PlainAnswer | undefined>;
}

export interface PlainFormsParts {
  readonly config: Config;
  readonly campaigns: Campaigns;
  readonly settings: Pick<LiveSettings, 'current'>;
  readonly context: HttpContext;
  readonly intake: LeadIntake;
  readonly partners: Partners;
  readonly visits: VisitCookies;
  readonly plainVisits: PlainVisits;
  readonly answerForm: AnswerForm;
  readonly filePrivacyRequest: FilePrivacyRequest;
}

const isContact = (name: string) => answerFields[name as keyof typeof answerFields] === 'contact';

/** The page's own address, with these names beside. Contact data that a link came with stays out of it. */
function addressOf({ path, query }: PageRequest, more: Readonly<Record<string, string>> = {}): string {
  const own = [...query].filter(([name]) => name !== plainFields.at && name !== plainFields.visit && !isContact(name));
  const text = String(new URLSearchParams([...own, ...Object.entries(more)]));
  return text === '' ? path : `${path}?${text}`;
}

/** The meter's level, for flows that can show it. */
async function levelOf({ partners }: PlainFormsParts, { flow, answers }: PlainVisit): Promise<{ readonly level?: number }> {
  if (flowById(flow)?.options.meter === 'never') return {};
  const level = await partners.findLevel(withoutContactOrText(answers)).catch(() => undefined);
  return level === undefined ? {} : { level };
}

/** The request with the brands that the visit began with: nobody agrees to sellers that they were not shown. */
function withOwnBrands({ settings }: PlainFormsParts, asked: PageRequest, version: number | undefined): PageRequest {
  const own = settings.current().earlierSites.find((site) => site.version === version);
  return own ? { ...asked, site: own } : asked;
}

/** The request with the versions that the visit began with, also where its campaign has been changed or paused since. */
async function withOwnVersion(parts: PlainFormsParts, current: PageRequest, visit: PlainVisit | undefined) {
  const { campaigns } = parts;
  const asked = withOwnBrands(parts, current, visit?.brands);
  const [key, version] = visit?.version ?? [];
  const table = asked.campaigns;
  if (key === undefined || version === undefined || !table) return asked;
  const answering = campaignAt(table, asked.path)?.live.content.path;
  const isOfPath = key === keyOfPath(asked.path) || (answering !== undefined && key === keyOfPath(answering));
  const live = isOfPath ? await campaigns.version(key, version) : undefined;
  return live ? { ...asked, campaigns: answeredBy(table, asked.path, live) } : asked;
}

async function pageOf(
  parts: PlainFormsParts,
  page: Omit<PlainPage, 'sealed'>,
  status: number,
  request: Request,
  { campaigns, site }: PageRequest,
): Promise<PlainAnswer> {
  const sealed = parts.plainVisits.seal(page.visit);
  return {
    page: { campaigns, site, plain: { ...page, sealed, ...(await levelOf(parts, page.visit)) } },
    status,
    cookie: parts.plainVisits.cookie(sealed, request),
  };
}

/**
 * To the next screen: by an address of its own, so that Back is plain, where the browser carries the visit; else at once. The
 * first address has the visit with it, for browsers that keep no cookie.
 */
async function move(
  parts: PlainFormsParts,
  request: Request,
  asked: PageRequest,
  visit: PlainVisit,
  isFirst: boolean,
): Promise<PlainAnswer> {
  const { plainVisits } = parts;
  const sealed = plainVisits.seal(visit);
  const isSayable = Object.keys(withoutContactOrText(visit.answers)).length === Object.keys(visit.answers).length;
  const isCarried = fitsCookie(sealed) && (plainVisits.hasCookie(request) || (isFirst && isSayable));
  if (!isCarried) return pageOf(parts, { visit }, 200, request, asked);
  const more = { [plainFields.at]: visit.viewing, ...(isFirst && { [plainFields.visit]: sealed }) };
  return { redirect: addressOf(asked, more), cookie: plainVisits.cookie(sealed, request) };
}

/** Where the visitor's page is. A host that is no host's name leaves the site's own address. */
const originOf = ({ config }: PlainFormsParts, request: Request, { host }: PageRequest): string =>
  [request.headers.origin, `${isSecure(config, request) ? 'https' : 'http'}://${host}`].find(
    (each) => each !== undefined && URL.canParse(each),
  ) ?? siteAddress(config);

/** The privacy form, checked as its page does. It has no captcha, so a person reads it. */
async function answerPrivacyForm(
  { filePrivacyRequest, context }: PlainFormsParts,
  request: Request,
  asked: PageRequest,
  fields: URLSearchParams,
): Promise<PlainAnswer> {
  const form = readFormData(Object.fromEntries(fields));
  if (Object.keys(validatePrivacyForm(form)).length > 0) return { page: { privacyForm: form }, status: 422 };
  const sent = readFormData(toFormData(form));
  // with the form's hash it is one key for one form (privacy-intake.ts): the page is the same for everyone, and has none
  const key = `plain:${Math.floor(Date.now() / doublePressMs)}`;
  const address = context.addressOf(request);
  await filePrivacyRequest({ form: sent, token: '', key, address, userAgent: userAgentOf(request) });
  return { redirect: addressOf(asked, { sent: 'yes' }) };
}

async function answerSurveyForm(
  parts: PlainFormsParts,
  request: Request,
  current: PageRequest,
  fields: URLSearchParams,
): Promise<PlainAnswer> {
  const { context, intake, partners, plainVisits, answerForm } = parts;
  const own = fields.get(plainFields.visit);
  const visit = plainVisits.of(request, own);
  // the first form says which brands its page had
  const first = withOwnBrands(parts, current, Number(fields.get(plainFields.brands) ?? 1));
  const asked = await withOwnVersion(parts, visit ? current : first, visit);
  const { path, gpc } = asked;
  const form = { fields, visit, now: new Date(), origin: originOf(parts, request, asked), path, gpc };
  const services = plainServices(partners, intake, context.limits, context.addressOf(request));
  const outcome = await answerForm(asked, form, services);
  if (!outcome) throw new HttpError(404, 'not_found', 'There is no such call.');
  if (outcome.is === 'moved') return move(parts, request, asked, outcome.visit, own === null && visit === undefined);
  if (outcome.is === 'refused') {
    const { is: _, ...page } = outcome;
    return pageOf(parts, page, 422, request, asked);
  }
  const ended = await submitPlainLead(parts, request, outcome);
  if (!ended) return pageOf(parts, { visit: outcome.visit, failed: true }, 503, request, asked);
  const cookie = plainVisits.cookie(undefined, request);
  if (outcome.url !== undefined) return { redirect: `${outcome.url}&${callParameter}=${ended.mayCall ? 'yes' : 'no'}`, cookie };
  const plain = { visit: outcome.visit, sealed: '', ended: true as const, ...ended };
  return { page: { campaigns: asked.campaigns, site: asked.site, plain }, status: 200, cookie };
}

export const createPlainForms = (parts: PlainFormsParts): PlainForms => ({
  async answer(request, asked) {
    const { limits, ownHost, addressOf: visitorOf } = parts.context;
    refuseOtherSites(request, ownHost);
    const isPrivacy = asked.path.toLowerCase().replaceAll('/', '') === privacyRequestPath.slice(1);
    const address = visitorOf(request);
    await (isPrivacy ? limits.privacy(address) : limits.calls(address, formCost));
    const fields = formFields(await readBody(request));
    checkStorable(Object.fromEntries(fields));
    return (isPrivacy ? answerPrivacyForm : answerSurveyForm)(parts, request, asked, fields);
  },

  async resume(request, asked) {
    const { plainVisits } = parts;
    const at = asked.query.get(plainFields.at);
    if (at === null) return undefined;
    const own = asked.query.get(plainFields.visit);
    const visit = plainVisits.of(request, own);
    // a visit of nobody: the survey begins, and no header repeats the address
    if (!visit) return undefined;
    if (own !== null && plainVisits.hasCookie(request)) return { redirect: addressOf(asked, { [plainFields.at]: at }) };
    const shown = { ...visit, viewing: at };
    const { campaigns, site } = await withOwnVersion(parts, asked, visit);
    return {
      page: { campaigns, site, plain: { visit: shown, sealed: plainVisits.seal(shown), ...(await levelOf(parts, visit)) } },
      status: 200,
    };
  },
});
