import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import type { RenderPage } from '#contract/page.ts';
import type { Config } from './config.ts';
import type { FiguresPage } from './experiments/operator.ts';
import type { Recorder } from './experiments/recorder.ts';
import { createVisits } from './experiments/visit.ts';
import { observedAddress, ownTarget, plain, type Trust } from './http/address.ts';
import { answerFailure, type CallContext, onlyMethod } from './http/call.ts';
import { HttpError, sendJson } from './http/errors.ts';
import type { Log } from './http/log.ts';
import { costing, costs, rateLimit } from './http/rate-limit.ts';
import type { SharedLimits } from './http/shared-limits.ts';
import type { Intake } from './leads/intake.ts';
import { docsRoutes } from './openapi/routes.ts';
import { opsRoutes } from './ops/routes.ts';
import type { Partners } from './partners/partners.ts';
import type { FilePrivacyRequest } from './privacy/intake.ts';
import { captchaRoutes } from './routes/captcha.ts';
import { checkRoutes } from './routes/checks.ts';
import { eventsRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { offerRoutes } from './routes/offers.ts';
import { pageSettingsRoutes } from './routes/page-settings.ts';
import { assetFiles, pages, storybookFiles } from './routes/pages.ts';
import { leadPath, postLead } from './routes/post-lead.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { securityTextRoutes } from './routes/security-text.ts';
import { sessionRoutes } from './routes/session.ts';
import { slackRoutes } from './routes/slack.ts';
import { twoStepRoutes } from './routes/two-step.ts';
import type { Look } from './store/open.ts';
import type { Store } from './store/store.ts';
import type { Standing } from './telemetry/metrics.ts';
import { observedListener, type Telemetry } from './telemetry/telemetry.ts';
import type { Vault } from './vault/vault.ts';

export interface AppParts {
  readonly config: Config;
  readonly log: Log;
  readonly store: Store;
  readonly vault: Vault;
  readonly intake: Intake;
  readonly filePrivacyRequest: FilePrivacyRequest;
  readonly partners: Partners;
  readonly recorder: Recorder;
  readonly look: Look;
  readonly figures: FiguresPage;
  readonly renderPage: RenderPage | undefined;
  readonly isStopping: () => boolean;
  readonly telemetry: Telemetry;
  readonly standing: () => Standing;
  /** Where several replicas may run. */
  readonly sharedLimits: SharedLimits | undefined;
}

/** When the current reading of Global Privacy Control came into force here (partners.md, privacy facts). */
const gpcSince = '2026-01-01';

/** Wires the calls and pages together. Starts nothing. */
export function createApp(parts: AppParts): RequestListener {
  const { config, log, store, vault, intake, partners, recorder, telemetry } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.TRUSTED_PROXIES.length > 0 ? [...config.TRUSTED_PROXIES] : false);
  app.set('query parser', false);

  const trust = app.get('trust proxy fn') as Trust;
  let told = false;
  /** Nothing else tells a proxy that was forgotten: all works, with its address in each consent, and one visitor's limits for all. */
  const tellOfUnknownProxy = ({ socket, headers }: IncomingMessage): void => {
    if (told || headers['x-forwarded-for'] === undefined || trust(plain(socket.remoteAddress ?? ''), 0)) return;
    told = true;
    log.warn(
      'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name: if it is your proxy, all its visitors count as one',
    );
  };
  const context: CallContext = {
    log,
    ownHost: config.PUBLIC_URL && new URL(config.PUBLIC_URL).host,
    addressOf: (request) => {
      tellOfUnknownProxy(request);
      return observedAddress(request, trust);
    },
  };
  const limit = (perMinute: number, name: string) => rateLimit(perMinute, parts.sharedLimits && { by: parts.sharedLimits, name });
  const calls = limit(config.RATE_CALLS_PER_MINUTE, 'calls');
  // counted apart: who uses up the dear calls of a shared address leaves its other visitors the cheap ones
  const dear = limit(config.RATE_CALLS_PER_MINUTE, 'dear');

  const visits = createVisits(config, vault);
  const lead = postLead(context, limit(config.RATE_LEADS_PER_MINUTE, 'leads'), intake, visits);
  app.post(leadPath, lead);
  app.all(leadPath, onlyMethod(log, leadPath, 'POST'));

  healthRoutes(app, log, store, parts.isStopping);
  checkRoutes(app, context, { calls, dear }, partners);
  sessionRoutes(app, context, calls, { store, vault });
  slackRoutes(app, context, costing(dear, costs.message), intake);
  privacyRoutes(app, context, parts.filePrivacyRequest);
  twoStepRoutes(app, context, dear, { twoStep: partners.twoStep, vault, now: Date.now });
  captchaRoutes(app, context, { calls, dear }, partners.captcha);
  offerRoutes(app, context, calls, partners);
  pageSettingsRoutes(app, context, calls, { config, partners });
  // counted apart: figures never use up what a visitor's own calls need
  eventsRoutes(app, context, limit(config.RATE_CALLS_PER_MINUTE, 'events'), { visits, recorder });
  docsRoutes(app);
  securityTextRoutes(app, config);
  if (telemetry.metrics)
    metricsRoutes(app, context, costing(dear, costs.guess), telemetry.metrics, parts.standing, config.METRICS_TOKEN);
  if (config.OPS_TOKEN !== '')
    opsRoutes(app, context, costing(dear, costs.guess), {
      config,
      store,
      vault,
      look: parts.look,
      figures: parts.figures,
      lanes: () => parts.standing().lanes,
    });
  app.get('/.well-known/gpc.json', (_request, response) => sendJson(response, 200, { gpc: true, lastUpdate: gpcSince }));

  app.use('/storybook', storybookFiles(config));
  app.use(assetFiles(config.FUNNEL_DIR));
  app.use(pages(config, log, visits, parts.renderPage));

  const lastResort: ErrorRequestHandler = (failure, _request, response, _next) => answerFailure(log, 'none', response, failure);
  app.use(lastResort);
  const listener: RequestListener = (request, response) => {
    // a lead passes none of the layers that are for the other calls: they would cost it a tenth more
    if (request.url === leadPath && request.method === 'POST') return lead(request, response);
    const target = ownTarget(request.url ?? '');
    if (target === undefined)
      return answerFailure(log, 'none', response, new HttpError(400, 'bad_address', 'The address cannot be read.'));
    request.url = target;
    app(request, response);
  };
  return observedListener(listener, telemetry.observer, leadPath);
}
