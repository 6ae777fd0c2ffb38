import express, { type Request, type RequestHandler, type Response } from 'express';
import {
  type CompanyFacts,
  fontsCookie,
  type PageRequest,
  type PageResponse,
  type PlainAddress,
  type RenderPage,
} from '#contract/api/page-rendering.ts';
import { answeredBy } from '#contract/campaign/campaign-table.ts';
import { atCampaignHost } from '../campaigns/campaign-host.ts';
import type { Campaigns } from '../campaigns/live-campaigns.ts';
import { readPreview } from '../campaigns/previews.ts';
import type { StoppedVariants } from '../experiments/stopped-variants.ts';
import type { VisitCookies } from '../experiments/visits.ts';
import { answerLate } from '../http/answer-late.ts';
import { sendFailure } from '../http/api-route.ts';
import { createPagePacker } from '../http/packed-pages.ts';
import { cachingHeaders } from '../http/page-caching.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { draftOfToken, testTokenEnd } from '../leads/test-visit.ts';
import { readCookie } from '../lib/cookies.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Log } from '../lib/log.ts';
import { advertisingRuleFor } from '../partners/page-scripts.ts';
import type { Config } from '../settings/config.ts';
import type { LiveSettings } from '../site/live-settings.ts';
import type { ValueStore } from '../store/value-store.ts';
import { createWordKeeper } from '../submissions/kept-words.ts';
import type { Vault } from '../vault/vault.ts';
import { isGetOrHead } from './built-files.ts';
import type { PlainForms } from './plain-forms.ts';

/** The settings that the legal pages are completed with. */
export const companyFacts = (config: Config): CompanyFacts => ({
  name: config.COMPANY_NAME,
  address: config.COMPANY_ADDRESS,
  email: config.COMPANY_EMAIL,
  lawState: config.COMPANY_LAW_STATE,
  sponsors: config.SPONSORS,
  keepsDays: {
    leads: config.RETENTION_LEAD_DAYS,
    disqualified: config.RETENTION_DISQUALIFIED_DAYS,
    unfinished: config.RETENTION_UNFINISHED_DAYS,
    requests: config.RETENTION_PRIVACY_DAYS,
  },
});

/** The body of a page's form. */
const isForm = ({ method, headers }: Request) =>
  method === 'POST' && headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true;

/** The parts that every page needs. */
interface PageParts {
  readonly render: RenderPage;
  readonly company: CompanyFacts;
  readonly settings: Pick<LiveSettings, 'current'>;
  readonly campaigns: Campaigns;
  readonly production: boolean;
  readonly stoppedVariants: StoppedVariants['names'];
  readonly visits: VisitCookies;
  readonly vault: Vault;
  /** The lawyer tracker's address, where this visitor may be sent to one. */
  readonly trackerFor: (request: Request) => string | undefined;
}

/** The renderer's input for a request, and whether the edge named its variants. */
function pageRequest(
  request: Request,
  { company, settings, campaigns, production, stoppedVariants, visits, vault, trackerFor }: PageParts,
): { readonly asked: PageRequest; readonly byEdge: boolean } {
  // slashes are ignored, and an address that begins with two would name a host
  const target = new URL(request.originalUrl.replace(/^[/\\]+/, '/'), 'http://page');
  const token = target.searchParams.get('test');
  const isTest = testTokenEnd(vault, token, Date.now()) !== undefined;
  const gpc = request.headers['sec-gpc'] === '1';
  const { variants, byEdge } = visits.variantsOf(request);
  const asked: PageRequest = {
    host: request.headers.host ?? '',
    path: target.pathname.replace(/\/{2,}/g, '/'),
    query: target.searchParams,
    gpc,
    fontsOf: readCookie(request.headers.cookie, fontsCookie),
    company,
    campaigns: campaigns.table(),
    site: settings.current().site,
    production,
    lawyerTracker: isTest ? undefined : trackerFor(request),
    ...(isTest && token !== null && { test: token }),
    // a test is in no figure
    visitor: isTest ? undefined : visits.visitorOf(request),
    variants,
    stopped: stoppedVariants(),
    stampOf: isTest || gpc ? undefined : visits.stampOf,
  };
  return { asked, byEdge };
}

/** The request with the draft that its token names, in place of what is live at the draft's own path. */
async function withPreview(asked: PageRequest, store: ValueStore): Promise<PageRequest> {
  const hash = asked.test && draftOfToken(asked.test);
  const draft = hash ? await readPreview(store, hash) : undefined;
  return draft && asked.campaigns ? { ...asked, campaigns: answeredBy(asked.campaigns, draft.content.path, draft) } : asked;
}

/** Every other address is a page; an unknown one gets a 404 page. No page sets a cookie. See docs/spec/screens.md#not-found. */
export function pageRoutes(
  config: Config,
  log: Log,
  visits: VisitCookies,
  {
    render,
    plainAddress,
    stoppedVariants,
    settings,
    campaigns,
    vault,
    store,
    forms,
    limitPages,
  }: {
    readonly render: RenderPage | undefined;
    readonly plainAddress: PlainAddress;
    readonly stoppedVariants: StoppedVariants['names'];
    readonly settings: Pick<LiveSettings, 'current'>;
    readonly campaigns: Campaigns;
    readonly vault: Vault;
    readonly store: ValueStore;
    /** Surveys without script; undefined where the funnel is not built. */
    readonly forms: PlainForms | undefined;
    /** Rejects where an address asks for too many. */
    readonly limitPages: (request: Request) => Promise<void>;
  },
): RequestHandler {
  const common = {
    stoppedVariants,
    company: companyFacts(config),
    settings,
    campaigns,
    production: config.NODE_ENV === 'production',
    visits,
    vault,
  };
  const trackerFor = (request: Request) =>
    advertisingRuleFor(config, request) === 'allowed' ? config.LAWYER_TRACKER_URL : undefined;
  const keepWords = createWordKeeper(store, log);
  const pages = new WeakMap<object, PageResponse>();
  const headers = pageHeaders(config, (response) => pages.get(response));
  const packer = createPagePacker();

  async function sendPage(request: Request, response: Response, parts: PageParts): Promise<void> {
    const { asked: current, byEdge } = pageRequest(request, parts);
    const wanted = await withPreview(current, store);
    const at = atCampaignHost(wanted, wanted.campaigns ?? campaigns.table(), settings.current().site);
    const asked = 'asked' in at ? at.asked : wanted;
    const plain = request.method === 'POST' ? await forms?.answer(request, asked) : await forms?.resume(request, asked);
    if (plain?.cookie) response.setHeader('set-cookie', plain.cookie);
    // a visit that goes on without script stays where it began
    if (!plain && 'host' in at) {
      const { protocol } = new URL(config.PUBLIC_URL ?? 'http://localhost');
      response.setHeader('cache-control', 'private, no-store');
      return void response.location(`${protocol}//${at.host}${request.originalUrl}`).status(302).end();
    }
    if (plain && 'redirect' in plain) {
      response.writeHead(303, { location: plain.redirect, 'cache-control': 'private, no-store' });
      return void response.end();
    }
    const rendered = await parts.render({ ...asked, ...plain?.page });
    const page = plain ? { ...rendered, status: plain.status, audience: 'nobody' as const } : rendered;
    if (page.words) void keepWords(page.words);
    const { 'accept-encoding': accepted, 'if-none-match': held } = request.headers;
    const { body, encoding, etag } = await packer.packed(page, accepted);
    pages.set(response, page);
    headers(request, response, () => {
      for (const [name, value] of Object.entries(cachingHeaders(config, page, byEdge))) response.setHeader(name, value);
      const isKept = !plain && page.status === 200 && page.audience !== 'nobody';
      const heldTag = isKept ? packer.heldTag(page, held) : undefined;
      if (isKept) response.setHeader('etag', heldTag ?? etag);
      if (heldTag !== undefined) return response.status(304).end();
      response.status(page.status);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (encoding) response.setHeader('content-encoding', encoding);
      response.setHeader('content-length', body.length);
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  }

  const router = express.Router();
  // a page is never refused: it is delayed
  router.use((request, response, next) => {
    limitPages(request).then(
      () => next(),
      () => answerLate(response, next),
    );
  });
  router.use((request, response) => {
    const asksForPage = (isGetOrHead(request) || (forms !== undefined && isForm(request))) && !request.path.startsWith('/api/');
    if (!asksForPage) return sendFailure(log, 'none', response, new HttpError(404, 'not_found', 'There is no such call.'));
    if (!render) {
      const missing = new HttpError(503, 'not_built', 'The funnel is not built: run `npm run build`.', {
        headers: { 'retry-after': '30' },
      });
      return sendFailure(log, 'page', response, missing);
    }
    // in one spelling alone is a page kept by caches
    const plain = isGetOrHead(request) ? plainAddress(request.originalUrl, campaigns.table()) : undefined;
    if (plain !== undefined && plain !== request.originalUrl) {
      response.setHeader('cache-control', 'private, no-store');
      return void response.location(plain).status(301).end();
    }
    sendPage(request, response, { ...common, render, trackerFor }).catch((failure: unknown) => {
      if (response.headersSent) return sendFailure(log, 'page', response, failure);
      headers(request, response, () => sendFailure(log, 'page', response, failure));
    });
  });
  return router;
}
