import type { IncomingMessage, RequestListener } from 'node:http';
import type { Express } from 'express';
import { buyingDestinations, salesOf } from './delivery/lead-destinations.ts';
import type { StoppedVariants } from './experiments/stopped-variants.ts';
import { createVisitCookies, type VisitCookies } from './experiments/visits.ts';
import type { Funnel } from './funnel.ts';
import { type HttpContext, sendFailure } from './http/api-route.ts';
import { sendJson } from './http/errors.ts';
import { addLastResort, believeProxies, createAddressOf, createExpress, listenerFor, trustOf } from './http/express-app.ts';
import { guessCost, type RateLimit, withCost } from './http/rate-limit.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createPlainVisits, type PlainVisits } from './leads/plain-visits.ts';
import { HttpError } from './lib/http-error.ts';
import type { Log } from './lib/log.ts';
import { docsRoutes } from './openapi/docs-routes.ts';
import { createOpsRouter } from './ops/ops-router.ts';
import { opsRoutes } from './ops/ops-routes.ts';
import { contactCardRoutes, faviconRoutes } from './routes/brand-routes.ts';
import { assetFiles, storybookFiles } from './routes/built-files.ts';
import { captchaRoutes } from './routes/captcha-routes.ts';
import { checkRoutes } from './routes/check-routes.ts';
import { cspReportRoutes } from './routes/csp-report-route.ts';
import { eventsRoutes } from './routes/events-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { leadRoutes } from './routes/lead-route.ts';
import { messageRoutes } from './routes/message-routes.ts';
import { metricsRoutes } from './routes/metrics-routes.ts';
import { offerRoutes } from './routes/offer-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { pageSettingsRoutes } from './routes/page-settings-routes.ts';
import { createPlainForms } from './routes/plain-forms.ts';
import { privacyConfirmRoutes } from './routes/privacy-confirm-routes.ts';
import { privacyRoutes } from './routes/privacy-routes.ts';
import { callbackSecrets, replyRoutes } from './routes/reply-routes.ts';
import { securityTextRoutes } from './routes/security-text-route.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { twoStepRoutes } from './routes/two-step-routes.ts';
import type { Services } from './services.ts';
import type { Config } from './settings/config.ts';
import { rebuiltFrom } from './settings/live-config.ts';
import { studioRoutes } from './studio/studio-routes.ts';
import { switchEndsOf } from './studio/told/ends.ts';
import { observedListener } from './telemetry/telemetry.ts';

export interface AppOptions extends Services {
  readonly config: Config;
  readonly log: Log;
  readonly funnel: Funnel;
  readonly stoppedVariants: StoppedVariants['names'];
  readonly isStopping: () => boolean;
}

/** Since when the current rules of Global Privacy Control are honoured here. See docs/spec/consent.md#global-privacy-control. */
const gpcSince = '2026-01-01';

/** What answers visitors, and what answers operators; one and the same where nothing keeps them apart. */
export interface Apps {
  readonly visitors: RequestListener;
  /** For OPS_PORT. */
  readonly operators: RequestListener;
}

/** What every route may use. */
interface AppContext extends AppOptions {
  readonly http: HttpContext;
  /** For operators' routes, whose proxies are a setting of their own. */
  readonly opsHttp: HttpContext;
  readonly visits: VisitCookies;
  readonly plainVisits: PlainVisits;
}

function addCalls(app: Express, context: AppContext): void {
  const { config, log, store, vault, intake, partners, recorder, telemetry, http, visits, plainVisits } = context;
  leadRoutes(app, http, { intake, visits, plainVisits, work: partners.leadProof });
  healthRoutes(app, log, store, context.isStopping);
  checkRoutes(app, http, partners);
  sessionRoutes(app, http, { store, vault });
  messageRoutes(app, http, intake);
  privacyRoutes(app, http, context.filePrivacyRequest);
  privacyConfirmRoutes(app, http, context.privacy);
  twoStepRoutes(app, http, { twoStep: partners.twoStep, vault, now: Date.now });
  captchaRoutes(app, http, partners.captcha);
  offerRoutes(app, http, partners);
  pageSettingsRoutes(app, http, { config, partners, visits });
  eventsRoutes(app, http, { visits, recorder });
  cspReportRoutes(app, http, telemetry.observer);
  replyRoutes(app, http, { store, secrets: callbackSecrets(config.CALLBACK_SECRETS) });
  docsRoutes(app);
  securityTextRoutes(app, config);
  const site = () => context.settings.current().site;
  contactCardRoutes(app, site);
  faviconRoutes(app, site);
  app.get('/.well-known/gpc.json', (_request, response) => sendJson(response, 200, { gpc: true, lastUpdate: gpcSince }));
}

function addOperators(operators: Express, context: AppContext): void {
  const { config, store, vault, withReadOnlyStore, status, telemetry, opsHttp: http, settings } = context;
  const guesses = withCost(http.limits.expensive, guessCost);
  if (telemetry.metrics) metricsRoutes(operators, http, guesses, telemetry.metrics, status, config.METRICS_TOKEN);
  if (config.OPS_TOKEN === '' && config.OIDC_ISSUER === undefined) return;
  const destinationStatuses = () => status().destinations;
  const opsRouter = createOpsRouter(operators, http, guesses, {
    config,
    store,
    vault,
    withReadOnlyStore,
    destinationStatuses,
  });
  opsRoutes(opsRouter);
  const { funnel, campaigns, check } = context;
  const pages = {
    check,
    render: funnel.renderPage,
    switchEnds: switchEndsOf(config, funnel),
    campaigns,
    settings,
  };
  const selling = rebuiltFrom(
    () => settings.current().tables.destinations,
    (described) => ({ sales: salesOf(config, described), buying: buyingDestinations(config, described) }),
  );
  const studio = {
    ...pages,
    config,
    store,
    vault,
    withReadOnlyStore,
    get sales() {
      return selling().sales;
    },
    get buying() {
      return selling().buying;
    },
    destinationStatuses,
    privacy: context.privacy,
    log: context.log,
  };
  studioRoutes(operators, opsRouter, studio);
}

/** The operators' own application, where they are apart from visitors. */
function createOperatorsApp(context: AppContext): Express {
  const { config, log, store, isStopping } = context;
  const operators = createExpress(config.OPS_TRUSTED_PROXIES);
  docsRoutes(operators);
  // the studio shows pages of the survey
  operators.use(assetFiles(config.FUNNEL_DIR));
  healthRoutes(operators, log, store, isStopping);
  addOperators(operators, context);
  operators.use((_request, response) =>
    sendFailure(log, 'none', response, new HttpError(404, 'not_found', 'There is no such page.')),
  );
  addLastResort(operators, log);
  return operators;
}

/** Everything that is no call: files and pages. */
function addPages(app: Express, context: AppContext, limitPages: RateLimit): void {
  const { config, log, store, vault, settings, campaigns, visits, funnel, stoppedVariants, http } = context;
  const { answerForm, renderPage: render, plainAddress } = funnel;
  const forms = answerForm && createPlainForms({ ...context, context: http, answerForm });
  app.use('/storybook', storybookFiles(config));
  app.use(assetFiles(config.FUNNEL_DIR));
  const limit = (request: IncomingMessage) => limitPages(http.addressOf(request));
  const options = { render, plainAddress, stoppedVariants, settings, campaigns, vault, store, forms, limitPages: limit };
  app.use(pageRoutes(config, log, visits, options));
}

/** Wires the calls and pages together. Starts nothing. See docs/spec/consent.md#operators-apart. */
export function createApp(options: AppOptions): Apps {
  const { config, log, vault, telemetry } = options;
  const app = createExpress(config.TRUSTED_PROXIES);
  const trust = trustOf(app);
  const opsTrust = trustOf(createExpress(config.OPS_TRUSTED_PROXIES));
  const { pages, ...limits } = createRateLimits(config, options.sharedLimits, options.partners.checksArePaid);
  const ownHost = config.PUBLIC_URL && new URL(config.PUBLIC_URL).host;
  const context: AppContext = {
    ...options,
    http: { log, limits, ownHost, addressOf: createAddressOf(trust, log, 'TRUSTED_PROXIES') },
    opsHttp: { log, limits, ownHost, addressOf: createAddressOf(opsTrust, log, 'OPS_TRUSTED_PROXIES') },
    visits: createVisitCookies(config, vault),
    plainVisits: createPlainVisits(vault, Date.now, config),
  };
  const isApart = config.OPS_PORT !== undefined || config.OPS_HOST !== '';
  addCalls(app, context);
  if (!isApart) addOperators(app, context);
  addPages(app, context, pages);
  addLastResort(app, log);
  const operators = isApart ? createOperatorsApp(context) : app;

  const isForOperators = ({ headers }: IncomingMessage) =>
    config.OPS_HOST !== '' && headers.host?.toLowerCase().replace(/:\d+$/, '') === config.OPS_HOST;
  const served = (appFor: (request: IncomingMessage) => RequestListener, proxies = trust) =>
    believeProxies(config, proxies, observedListener(listenerFor(config, log, appFor), telemetry.observer));
  return {
    visitors: served((request) => (isForOperators(request) ? operators : app)),
    operators: served(() => operators, opsTrust),
  };
}
