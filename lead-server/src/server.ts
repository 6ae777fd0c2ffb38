import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { experimentsIn } from '#contract/campaign/campaign-table.ts';
import { type Apps, createApp } from './app.ts';
import { auditWitness } from './desk/audit-log.ts';
import { startCampaignWork } from './desk/campaigns/campaign-worker.ts';
import { lookAtExperiments } from './experiments/experiment-looks.ts';
import { startFigureUpkeep } from './experiments/figure-upkeep.ts';
import { lostVariants, startStoppingVariants } from './experiments/stopped-variants.ts';
import { type Funnel, loadFunnel } from './funnel.ts';
import { closeServer, createHttpServer, listen } from './http/http-server.ts';
import { baseHeaders } from './http/page-headers.ts';
import { describeFailure, type Log } from './lib/log.ts';
import { startCounting } from './ops/overview/counted-periods.ts';
import { warnOfUnknownOffers } from './partners/unknown-offers.ts';
import { startErasures } from './privacy/erasure-timer.ts';
import { startRehashing } from './privacy/key-rotation.ts';
import { startRetention } from './privacy/retention.ts';
import { type Services, startServices } from './services.ts';
import type { Config } from './settings/config.ts';
import { visiblePlaceholders } from './settings/placeholders.ts';
import type { SettingsSnapshot } from './site/live-settings.ts';
import { switchEndsOf } from './studio/told/ends.ts';
import { startTelling } from './studio/told/start-telling.ts';

export interface RunningServer {
  readonly port: number;
  /** The operators' port, where OPS_PORT gives them one. */
  readonly opsPort: number | undefined;
  /** Resolves once its database has been there and is as it should be. Rejects with what a start refuses: the server has to end. */
  readonly checked: Promise<void>;
  /**
   * Reports it on /readyz for SHUTDOWN_DELAY_SECONDS, then finishes requests and deliveries and closes the store. Safe to call
   * twice.
   */
  stop(): Promise<void>;
}

/** Listens for visitors, and for operators where they have a port of their own. */
async function startListening(
  config: Config,
  apps: Apps,
  { telemetry }: Services,
  isStopping: () => boolean,
  stack: AsyncDisposableStack,
) {
  const headers = Object.entries(baseHeaders(config))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const options = { isStopping, headers, observer: telemetry.observer };
  const server = createHttpServer(apps.visitors, options);
  const opsServer = config.OPS_PORT === undefined ? undefined : createHttpServer(apps.operators, options);
  const servers: readonly Server[] = opsServer ? [server, opsServer] : [server];
  stack.defer(async () => {
    await Promise.all(servers.map((each) => closeServer(each, config.SHUTDOWN_GRACE_SECONDS * 1000)));
  });
  const port = await listen(server, config.PORT, config.HOST);
  return { port, opsPort: opsServer && (await listen(opsServer, config.OPS_PORT ?? 0, config.OPS_BIND)) };
}

/** Starts what is done again and again. */
function startTasks(config: Config, log: Log, services: Services, funnel: Funnel, stack: AsyncDisposableStack): void {
  const { campaigns, store, vault, privacy, recorder, withReadOnlyStore, telemetry, settings, check, intake } = services;
  const switchEnds = switchEndsOf(config, funnel);
  const { observer } = telemetry;
  const onForgotten = observer && ((at: number) => observer.record({ is: 'forgot', at }));
  const audit = { vault, witness: auditWitness(config) };
  const desk = { store, check, audit, approvals: false, hasCache: config.PURGE_URL !== undefined, now: Date.now };
  const hasOperators = config.OPS_TOKEN !== '' || config.OIDC_ISSUER !== undefined;
  const stops = [
    startRetention({ store, log, settings: config, now: Date.now, onForgotten }),
    startFigureUpkeep({ store, recorder, log, now: Date.now, zone: config.BUSINESS_ZONE }),
    startRehashing({ store, vault, log }),
    startErasures(privacy, log),
    startCampaignWork(desk, config, log, campaigns.table),
    startTelling({ store, check, config, settings, switchEnds, withReadOnlyStore, log, tell: intake.tell }),
    ...(hasOperators ? [startCounting({ store, withReadOnlyStore, log })] : []),
  ];
  stack.defer(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
}

/**
 * Starts everything and listens. What was started is stopped in reverse, also where the start fails.
 * @param funnel the one in FUNNEL_DIR without it
 * @param accept throws for settings that no server may start with
 * @throws Error when the store cannot be opened or the port is taken
 */
export async function startServer(
  config: Config,
  log: Log,
  funnel?: Funnel,
  accept?: (settings: SettingsSnapshot) => void,
): Promise<RunningServer> {
  await using starting = new AsyncDisposableStack();
  let stopping: Promise<void> | undefined;
  const isStopping = () => stopping !== undefined;
  const built = funnel ?? (await loadFunnel(config.FUNNEL_DIR));
  const services = await startServices({ config, log, stack: starting, funnel: built, accept });
  const { campaigns } = services;
  const running = () => experimentsIn(campaigns.table());
  const stopped = startStoppingVariants(
    running,
    async (watched) => lostVariants(watched, (await lookAtExperiments(services.store, watched, Date.now())).judgements),
    (failure) => log.error({ failure: describeFailure(failure) }, 'experiments not judged'),
  );
  starting.defer(() => stopped.stop());
  const options = { ...services, config, log, funnel: built, stoppedVariants: stopped.names, isStopping };
  const apps = createApp(options);
  const ports = await startListening(config, apps, services, isStopping, starting);
  startTasks(config, log, services, built, starting);
  if (config.LEAD_INGEST_URL) {
    const offers = [...campaigns.table().byKey.values()].map(({ content }) => content);
    void warnOfUnknownOffers(offers, services.partners, log);
  }
  if (!built.renderPage) log.warn('funnel not found in FUNNEL_DIR, pages respond with 503');
  const placeholders = config.NODE_ENV === 'production' ? visiblePlaceholders(config, services.settings.current().site) : [];
  if (placeholders.length > 0)
    log.warn(`placeholders in production, set them in SITE_FILE or the settings: ${placeholders.join(', ')}`);
  const { port } = ports;
  log.info(
    { port, store: services.storeName, funnel: built.renderPage !== undefined, environment: config.NODE_ENV },
    'listening',
  );

  const started = starting.move();
  const shutDown = async () => {
    log.info('stopping');
    await setTimeout(config.SHUTDOWN_DELAY_SECONDS * 1000);
    await started.disposeAsync();
    log.info('stopped');
  };
  return {
    ...ports,
    checked: services.checked,
    stop: () => {
      stopping ??= shutDown();
      return stopping;
    },
  };
}
