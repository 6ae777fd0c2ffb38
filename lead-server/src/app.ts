import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import type { RenderPage } from '#contract/api/page-rendering.ts';
import type { AnswerForm } from '#contract/api/plain-forms.ts';
import type { Site } from '#contract/site/site.ts';
import type { VisitRecorder } from './experiments/visit-recorder.ts';
import { createVisitCookies } from './experiments/visits.ts';
import { clientAddress, normalizeAddress, pathOfTarget, type TrustProxy } from './http/address.ts';
import { type HttpContext, sendFailure } from './http/api-route.ts';
import { sendJson } from './http/errors.ts';
import { baseHeaders } from './http/page-headers.ts';
import { guessCost, type RateLimit, type RateLimits, rateLimit, withCost } from './http/rate-limit.ts';
import type { SharedLimits } from './http/shared-limits.ts';
import type { LeadIntake } from './leads/lead-intake.ts';
import { createPlainVisits } from './leads/plain-visits.ts';
import { HttpError } from './lib/http-error.ts';
import type { Log } from './lib/log.ts';
import { docsRoutes } from './openapi/docs-routes.ts';
import type { LoadExperimentsPage } from './ops/experiments/load-experiments-page.ts';
import { opsRoutes } from './ops/ops-routes.ts';
import type { Partners } from './partners/partners.ts';
import type { FilePrivacyRequest } from './privacy/privacy-intake.ts';
import type { PrivacyContext } from './privacy/privacy-operations.ts';
import { contactCardRoutes, faviconRoutes } from './routes/brand-routes.ts';
import { captchaRoutes } from './routes/captcha-routes.ts';
import { checkRoutes } from './routes/check-routes.ts';
import { cspReportRoutes } from './routes/csp-report-route.ts';
import { eventsRoutes } from './routes/events-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { leadRoutes } from './routes/lead-route.ts';
import { messageRoutes } from './routes/message-routes.ts';
import { metricsRoutes } from './routes/metrics-routes.ts';
import { offerRoutes } from './routes/offer-routes.ts';
import { assetFiles, pageRoutes, storybookFiles } from './routes/page-routes.ts';
import { pageSettingsRoutes } from './routes/page-settings-routes.ts';
import { createPlainForms } from './routes/plain-forms.ts';
import { privacyConfirmRoutes } from './routes/privacy-confirm-routes.ts';
import { privacyRoutes } from './routes/privacy-routes.ts';
import { callbackSecrets, replyRoutes } from './routes/reply-routes.ts';
import { securityTextRoutes } from './routes/security-text-route.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { twoStepRoutes } from './routes/two-step-routes.ts';
import type { Config } from './settings/config.ts';
import { rebuiltFrom } from './settings/live-config.ts';
import type { WithReadOnlyStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import type { ProcessStatus } from './telemetry/figures.ts';
import { observedListener, type Telemetry } from './telemetry/telemetry.ts';
import type { Vault } from './vault/vault.ts';

export interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  readonly store: Store;
  readonly vault: Vault;
  readonly intake: LeadIntake;
  readonly filePrivacyRequest: FilePrivacyRequest;
  /** What confirms and recalls deletions. */
  readonly privacy: PrivacyContext;
  readonly partners: Partners;
  readonly recorder: VisitRecorder;
  readonly withReadOnlyStore: WithReadOnlyStore;
  readonly loadExperimentsPage: LoadExperimentsPage;
  readonly site: Site;
  readonly renderPage: RenderPage | undefined;
  readonly answerForm: AnswerForm | undefined;
  readonly isStopping: () => boolean;
  readonly telemetry: Telemetry;
  readonly status: () => ProcessStatus;
  /** Where several replicas may run. */
  readonly sharedLimits: SharedLimits | undefined;
}

/** Since when the current rules of Global Privacy Control are honoured here. See docs/spec/consent.md#global-privacy-control. */
const gpcSince = '2026-01-01';

/** What answers visitors, and what answers operators; one and the same where nothing keeps them apart. */
export interface Apps {
  readonly visitors: RequestListener;
  /** For OPS_PORT. */
  readonly operators: RequestListener;
}

/** Wires the calls and pages together. Starts nothing. See docs/spec/consent.md#operators-apart. */
export function createApp(parts: AppOptions): Apps {
  const { config, log, store, vault, intake, partners, recorder, telemetry } = parts;
  const app = express();
  // a proxy that locks /ops would leave /OPS open
  app.enable('case sensitive routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.TRUSTED_PROXIES.length > 0 ? [...config.TRUSTED_PROXIES] : false);
  app.set('query parser', false);

  const trust = app.get('trust proxy fn') as TrustProxy;
  let hasWarned = false;
  /**
   * Warns once of a forgotten proxy: everything works, but each consent has the proxy's address and all visitors share one
   * limit.
   */
  const warnOfUnknownProxy = ({ socket, headers }: IncomingMessage): void => {
    if (hasWarned || headers['x-forwarded-for'] === undefined || trust(normalizeAddress(socket.remoteAddress ?? ''), 0)) return;
    hasWarned = true;
    log.warn('X-Forwarded-For ignored, sender not in TRUSTED_PROXIES; if it is your proxy, its visitors count as one');
  };
  const { sharedLimits } = parts;
  const limit = (setting: `RATE_${'LEADS' | 'PRIVACY' | 'CALLS' | 'PAGES'}_PER_MINUTE`, name: string): RateLimit => {
    const current = rebuiltFrom(
      () => config[setting],
      (perMinute) => rateLimit(perMinute, sharedLimits && { by: sharedLimits, name }),
    );
    return (...call) => current()(...call);
  };
  const calls = limit('RATE_CALLS_PER_MINUTE', 'calls');
  // counted apart, so that whoever uses up the expensive calls of a shared address leaves the cheap ones
  const expensive = limit('RATE_CALLS_PER_MINUTE', 'dear');
  const limits: RateLimits = {
    leads: limit('RATE_LEADS_PER_MINUTE', 'leads'),
    privacy: limit('RATE_PRIVACY_PER_MINUTE', 'privacy'),
    calls,
    expensive,
    paid: partners.checksArePaid ? expensive : (address) => calls(address),
    // counted apart: figures never use up what a visitor's own calls need
    events: limit('RATE_CALLS_PER_MINUTE', 'events'),
    reports: limit('RATE_CALLS_PER_MINUTE', 'reports'),
    none: async () => {},
  };
  const context: HttpContext = {
    log,
    limits,
    ownHost: config.PUBLIC_URL && new URL(config.PUBLIC_URL).host,
    addressOf: (request) => {
      warnOfUnknownProxy(request);
      return clientAddress(request, trust);
    },
  };
  const visits = createVisitCookies(config, vault);
  const plainVisits = createPlainVisits(vault, Date.now);
  leadRoutes(app, context, { intake, visits, plainVisits, work: partners.leadProof });

  healthRoutes(app, log, store, parts.isStopping);
  checkRoutes(app, context, partners);
  sessionRoutes(app, context, { store, vault });
  messageRoutes(app, context, intake);
  privacyRoutes(app, context, parts.filePrivacyRequest);
  privacyConfirmRoutes(app, context, parts.privacy);
  twoStepRoutes(app, context, { twoStep: partners.twoStep, vault, now: Date.now });
  captchaRoutes(app, context, partners.captcha);
  offerRoutes(app, context, partners);
  pageSettingsRoutes(app, context, { config, partners, visits });
  eventsRoutes(app, context, { visits, recorder });
  cspReportRoutes(app, context, telemetry.observer);
  replyRoutes(app, context, { store, secrets: callbackSecrets(config.CALLBACK_SECRETS) });
  docsRoutes(app);
  securityTextRoutes(app, config);
  contactCardRoutes(app, parts.site);
  faviconRoutes(app, parts.site);
  const isApart = config.OPS_PORT !== undefined || config.OPS_HOST !== '';
  const desk = isApart ? express() : app;
  if (isApart) {
    desk.enable('case sensitive routing');
    desk.disable('x-powered-by');
    desk.disable('etag');
    desk.set('trust proxy', app.get('trust proxy'));
    desk.set('query parser', false);
    docsRoutes(desk);
    healthRoutes(desk, log, store, parts.isStopping);
  }
  if (telemetry.metrics)
    metricsRoutes(desk, context, withCost(expensive, guessCost), telemetry.metrics, parts.status, config.METRICS_TOKEN);
  if (config.OPS_TOKEN !== '' || config.OIDC_ISSUER !== undefined)
    opsRoutes(desk, context, withCost(expensive, guessCost), {
      config,
      store,
      vault,
      withReadOnlyStore: parts.withReadOnlyStore,
      loadExperimentsPage: parts.loadExperimentsPage,
      destinationStatuses: () => parts.status().destinations,
    });
  app.get('/.well-known/gpc.json', (_request, response) => sendJson(response, 200, { gpc: true, lastUpdate: gpcSince }));

  app.use('/storybook', storybookFiles(config));
  app.use(assetFiles(config.FUNNEL_DIR));
  const { answerForm } = parts;
  const forms =
    answerForm &&
    createPlainForms({
      config,
      context,
      intake,
      partners,
      visits,
      plainVisits,
      answerForm,
      filePrivacyRequest: parts.filePrivacyRequest,
    });
  const pages = limit('RATE_PAGES_PER_MINUTE', 'pages');
  const limitPages = (request: IncomingMessage) => pages(context.addressOf(request));
  app.use(pageRoutes(config, log, visits, { render: parts.renderPage, site: parts.site, vault, store, forms, limitPages }));

  const lastResort: ErrorRequestHandler = (failure, _request, response, _next) => sendFailure(log, 'none', response, failure);
  app.use(lastResort);
  if (isApart) {
    desk.use((_request, response) =>
      sendFailure(log, 'none', response, new HttpError(404, 'not_found', 'There is no such page.')),
    );
    desk.use(lastResort);
  }
  const headers = Object.entries(baseHeaders(config));
  const listenerOf =
    (answer: (request: IncomingMessage) => RequestListener): RequestListener =>
    (request, response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      const target = pathOfTarget(request.url ?? '');
      if (target === undefined)
        return sendFailure(log, 'none', response, new HttpError(400, 'bad_address', 'The address cannot be read.'));
      request.url = target;
      answer(request)(request, response);
    };
  const isForOperators = ({ headers }: IncomingMessage) =>
    config.OPS_HOST !== '' && headers.host?.toLowerCase().replace(/:\d+$/, '') === config.OPS_HOST;
  const edgeHeaders = [...config.REGION_HEADERS, config.VARIANTS_HEADER].filter((name) => name !== '');
  const proxyHeaders = ['traceparent', ...edgeHeaders.map((name) => name.toLowerCase())];
  /** Where a visitor comes from, what variants they have and whose trace this is, only a proxy of ours can say. */
  const believingProxies =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      if (!trust(normalizeAddress(request.socket.remoteAddress ?? ''), 0))
        for (const name of proxyHeaders) delete request.headers[name];
      listener(request, response);
    };
  const served = (answer: (request: IncomingMessage) => RequestListener) =>
    believingProxies(observedListener(listenerOf(answer), telemetry.observer));
  return { visitors: served((request) => (isForOperators(request) ? desk : app)), operators: served(() => desk) };
}
