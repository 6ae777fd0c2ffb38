import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import sirv, { type Options } from 'sirv';
import {
  type CompanyFacts,
  fontsCookie,
  type PageRequest,
  type PageResponse,
  type PlainAddress,
  type RenderPage,
} from '#contract/api/page-rendering.ts';
import { answeredBy } from '#contract/campaign/campaign-table.ts';
import type { Site } from '#contract/site/site.ts';
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
import type { ValueStore } from '../store/value-store.ts';
import { createWordKeeper } from '../submissions/kept-words.ts';
import type { Vault } from '../vault/vault.ts';
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

/** Text in a build: the library names no charset of it. */
const textTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const isGetOrHead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** The body of a page's form. */
const isForm = ({ method, headers }: Request) =>
  method === 'POST' && headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true;

/** Serves a file whole and closes it in every case. sirv leaks files of aborted requests and mishandles ranges. */
function serveFile(serve: ReturnType<typeof sirv>, request: Request, response: Response, next: NextFunction): void {
  if (!isGetOrHead(request)) return void next();
  delete request.headers.range;
  response.once('pipe', (file: Readable) => {
    file.on('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
  serve(request, response, next);
}

/** Files with their content's hash in the name. */
const assetPath = /^\/assets\/\w[\w.-]*$/;

/**
 * Serves the files of a built folder, which are listed once. Files of a newer build are found without a restart (docs/scale.md).
 * @param isAsset whether a path may be a file of another build
 */
export function builtFiles(directory: string, options: Options, isAsset: (path: string) => boolean): RequestHandler {
  if (!existsSync(directory)) return (_request, _response, next) => next();
  const listed = () => sirv(directory, options);
  let serve = listed();
  return (request, response, next) =>
    serveFile(serve, request, response, () => {
      if (!isGetOrHead(request) || !isAsset(request.path) || !existsSync(join(directory, request.path))) return next();
      serve = listed();
      serve(request, response, next);
    });
}

/** Serves the funnel's files; assets have a content hash and never change. */
export function assetFiles(funnelDir: string): RequestHandler {
  const serve = builtFiles(
    join(funnelDir, 'client'),
    {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: [],
      setHeaders: (response, path) => {
        response.setHeader(
          'cache-control',
          path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        response.setHeader('x-content-type-options', 'nosniff');
        const type = textTypes[extname(path)];
        if (type !== undefined) response.setHeader('content-type', `${type}; charset=utf-8`);
      },
    },
    (path) => assetPath.test(path),
  );
  return (request, response, next) => {
    // every file has an ending, and a page has none
    if (!request.path.includes('.') || request.path.endsWith('.html')) return next();
    serve(request, response, next);
  };
}

/** It holds nothing of a visitor, has no cookie and calls no server. */
const composable = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "base-uri 'none'; object-src 'none'",
} as const;

/** The built Storybook, outside production. */
export function storybookFiles(config: Pick<Config, 'FUNNEL_DIR' | 'NODE_ENV'>): RequestHandler {
  const directory = join(config.FUNNEL_DIR, 'storybook');
  if (config.NODE_ENV === 'production' || !existsSync(directory)) return (_request, _response, next) => next();
  const serve = sirv(directory, { etag: true, dev: true });
  return (request, response, next) => {
    // another Storybook may show it beside its own: it reads the index and frames the stories
    for (const [name, value] of Object.entries(composable)) response.setHeader(name, value);
    // its own links are relative, so its address must end in a slash
    const [path, query] = request.originalUrl.split(/(?=\?)/, 2);
    if (path === '/storybook') return response.redirect(301, `/storybook/${query ?? ''}`);
    serveFile(serve, request, response, next);
  };
}

/** The parts that every page needs. */
interface PageParts {
  readonly render: RenderPage;
  readonly company: CompanyFacts;
  readonly site: Site;
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
  { company, site, campaigns, production, stoppedVariants, visits, vault, trackerFor }: PageParts,
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
    site,
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
    site,
    campaigns,
    vault,
    store,
    forms,
    limitPages,
  }: {
    readonly render: RenderPage | undefined;
    readonly plainAddress: PlainAddress;
    readonly stoppedVariants: StoppedVariants['names'];
    readonly site: Site;
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
    site,
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
    const at = atCampaignHost(wanted, wanted.campaigns ?? campaigns.table(), site);
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
