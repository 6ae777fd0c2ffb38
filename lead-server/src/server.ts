import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { placeholdersOf } from '#contract/site/site.ts';
import { createApp } from './app.ts';
import { checkNames, customDestinations } from './delivery/custom-destinations.ts';
import { createDeliveryPlanner } from './delivery/delivery-plan.ts';
import { startDeliveryWorker } from './delivery/delivery-worker.ts';
import { createDestinations } from './delivery/destinations.ts';
import { createVisitRecorder } from './experiments/visit-recorder.ts';
import { type Funnel, loadFunnel } from './funnel.ts';
import { baseHeaders } from './http/page-headers.ts';
import { createSharedLimits } from './http/shared-limits.ts';
import { createLeadIntake } from './leads/lead-intake.ts';
import { createRepeatGuard } from './leads/repeat-guard.ts';
import type { Log } from './lib/log.ts';
import { createExperimentsPageLoader } from './ops/experiments/load-experiments-page.ts';
import { startCounting } from './ops/overview/counted-periods.ts';
import { createPartners } from './partners/partners.ts';
import { readSite } from './partners/site-file.ts';
import { warnOfUnknownOffers } from './partners/unknown-offers.ts';
import { startErasures } from './privacy/erasure-timer.ts';
import { rehashOptOuts, startRehashing } from './privacy/key-rotation.ts';
import {
  checkNotices,
  confirmationDelivery,
  noticeAddresses,
  noticeDelivery,
  privacyDestinations,
} from './privacy/privacy-destinations.ts';
import { createPrivacyIntake } from './privacy/privacy-intake.ts';
import { createPrivacyRequestProcessor } from './privacy/privacy-request-processor.ts';
import { startRetention } from './privacy/retention.ts';
import type { Config } from './settings/config.ts';
import { createGroupCommit } from './store/group-commit.ts';
import { openStore, withReadOnlyStore } from './store/open-store.ts';
import type { RetryCode } from './store/postgres/connection.ts';
import { checkServerKeys, missingKeysMessage } from './submissions/key-check.ts';
import type { Observer } from './telemetry/observer.ts';
import { createTelemetry, observedCheck, observedCommit, observedGroup } from './telemetry/telemetry.ts';
import { dataKeys } from './vault/keys.ts';
import { createVault } from './vault/vault.ts';

export interface RunningServer {
  readonly port: number;
  /** The operators' port, where OPS_PORT gives them one. */
  readonly opsPort: number | undefined;
  /**
   * Reports it on /readyz for SHUTDOWN_DELAY_SECONDS, then finishes requests and deliveries and closes the store. Safe to call
   * twice.
   */
  stop(): Promise<void>;
}

/** Limits slow clients: a few hundred open connections would stop a server. See docs/spec/storage.md#slow-clients. */
function limitSlowClients(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  // nothing sent and nothing read: such a client holds its answer in memory
  server.timeout = 60_000;
}

/** No browser or proxy has more requests under way on one connection. */
const maxPipelined = 4;

/** Cuts connections that ask for more than they read. */
function limitPipelining(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const many = (underWay.get(socket) ?? 0) + 1;
    if (many > maxPipelined) return void socket.destroy();
    underWay.set(socket, many);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

/** Answers what is no HTTP or too slow like every refusal. */
function rejectBadHttp(error: NodeJS.ErrnoException, socket: Duplex, headers: string, observer: Observer | undefined): void {
  if (!socket.writable) return void socket.destroy();
  const [status, code, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'headers_too_large', 'The headers are too large.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'too_slow', 'The request took too long to arrive.']
        : ['400 Bad Request', 'not_http', 'The request is not HTTP.'];
  observer?.record({ is: 'request', route: 'none', method: 'none', status: Number.parseInt(status, 10), ms: 0 });
  const body = JSON.stringify({ error: { code, message } });
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\n${headers}connection: close`;
  socket.end(`${head}\r\n\r\n${body}`);
  // one that never closes its side would be held for ever
  globalThis.setTimeout(() => socket.destroy(), 1000).unref();
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Waits for requests under way; those that outlast the grace are cut. */
function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = globalThis.setTimeout(() => server.closeAllConnections(), graceMs);
    // a kept-alive connection would be waited for although nothing uses it
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}

/**
 * Opens the store, wires everything and listens.
 * @param funnel the one in FUNNEL_DIR without it
 * @throws Error when the store cannot be opened or the port is taken
 */
export async function startServer(config: Config, log: Log, funnel?: Funnel): Promise<RunningServer> {
  const site = readSite(config);
  const keys = dataKeys(config);
  const vault = createVault(keys);
  const retries: Record<RetryCode, number> = { '40001': 0, '40P01': 0 };
  const { store, name, maxFlushes } = await openStore(config, false, (code) => {
    retries[code] += 1;
  });
  await checkServerKeys(store, keys);
  const lacking = await missingKeysMessage(store, keys);
  if (lacking) log.error(lacking);
  await rehashOptOuts({ store, vault });
  const withStore = withReadOnlyStore(config);
  const telemetry = await createTelemetry(config, store);
  const { observer } = telemetry;
  const sharedLimits = name === 'postgres' ? createSharedLimits({ store, vault }) : undefined;
  const group = observedGroup(createGroupCommit({ commit: observedCommit(store, observer), maxFlushes }), observer);
  const partners = createPartners(config, {
    log,
    store,
    vault,
    onPartnerCall: observer && ((partner, outcome, ms, call) => observer.record({ is: 'asked', partner, outcome, ms, call })),
  });
  const addresses = noticeAddresses(config);
  const desk = createPrivacyRequestProcessor({
    store,
    vault,
    checkCaptcha: observedCheck(partners.captcha, observer),
    noticeTo: (destination, of) => noticeDelivery(addresses, destination, of),
    erasureWaitMs: config.ERASURE_WAIT_DAYS * 86_400_000,
    confirmation: confirmationDelivery(config),
    onDone: observer && ((did) => observer.record({ is: 'privacy', did })),
    now: () => new Date(),
  });
  const destinations = [
    ...createDestinations(config, partners.findMapping),
    ...customDestinations(partners.destinations),
    ...privacyDestinations(config, vault, desk),
  ];
  checkNames(destinations);
  checkNotices(addresses, destinations);
  const plan = createDeliveryPlanner(destinations, config.HELD_STATES);
  const worker = startDeliveryWorker({
    store,
    vault,
    log,
    destinations,
    secrets: config.WEBHOOK_SECRET,
    places: new Map(config.DELIVERY_PLACES),
    attempting: observer?.attempting,
    onAttempt: observer && ((destination, outcome, ms) => observer.record({ is: 'attempt', destination, outcome, ms })),
  });
  const recorder = createVisitRecorder({ store, log, now: () => new Date() });
  const repeats = createRepeatGuard(store, log, { most: config.LEADS_PER_PERSON });
  const intake = createLeadIntake({
    store,
    vault,
    group,
    plan,
    findPlace: partners.findPlace,
    services: {
      lookUpZip: config.ZIP_URL ? partners.lookUpZip : undefined,
      checkGibberish: config.GIBBERISH_URL ? partners.checkGibberish : undefined,
    },
    repeats,
    findCampaign: partners.campaigns.cachedCampaign,
    site,
    now: () => new Date(),
    onStored: worker.wake,
    onEnded: recorder.ended,
  });
  const filePrivacyRequest = createPrivacyIntake({
    vault,
    group,
    deliveries: plan.forPrivacyRequest(),
    isLikely: partners.captcha.isLikely,
    now: () => new Date(),
    onStored: worker.wake,
  });
  const privacy = { store, vault, processRequest: desk, now: () => new Date() };
  let stopping: Promise<void> | undefined;
  const { renderPage, answerForm, running, offers } = funnel ?? (await loadFunnel(config.FUNNEL_DIR));
  const apps = createApp({
    config,
    log,
    store,
    vault,
    intake,
    filePrivacyRequest,
    privacy,
    partners,
    recorder,
    withReadOnlyStore: withStore,
    loadExperimentsPage: createExperimentsPageLoader(withStore, running),
    site,
    renderPage,
    answerForm,
    isStopping: () => stopping !== undefined,
    telemetry,
    status: () => ({
      waiting: group.waiting(),
      retries,
      keyVersion: vault.version,
      seals: vault.seals(),
      partners: partners.statuses(),
      destinations: worker.status(),
    }),
    sharedLimits,
  });

  const everyHeader = Object.entries(baseHeaders(config))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const serverOf = (app: RequestListener): Server => {
    const listener = limitPipelining((request, response) => {
      // a proxy would send the next request into the closing connection, and a POST is not repeated
      if (stopping !== undefined) response.setHeader('connection', 'close');
      app(request, response);
    });
    const server = createServer({ connectionsCheckingInterval: 5000 }, listener);
    // Node would refuse an unknown Expect in its own format; a server may ignore it (RFC 9110, 10.1.1)
    server.on('checkExpectation', listener);
    // while an earlier response is under way, Node would write its 100 into that response's body
    server.on('checkContinue', (request, response) => {
      if (response.socket !== null) response.writeContinue();
      listener(request, response);
    });
    limitSlowClients(server);
    server.on('clientError', (error, socket) => rejectBadHttp(error, socket, everyHeader, observer));
    return server;
  };
  const server = serverOf(apps.visitors);
  const opsServer = config.OPS_PORT === undefined ? undefined : serverOf(apps.operators);
  const onForgotten = observer && ((at: number) => observer.record({ is: 'forgot', at }));
  const stopForgetting = startRetention({ store, log, settings: config, now: Date.now, onForgotten });
  const stopRekeying = startRehashing({ store, vault, log });
  const stopErasing = startErasures(privacy, log);
  const stopCounting =
    config.OPS_TOKEN !== '' || config.OIDC_ISSUER !== undefined
      ? startCounting({ store, withReadOnlyStore: withStore, log })
      : async () => {};

  const port = await listen(server, config.PORT, config.HOST);
  const opsPort = opsServer && (await listen(opsServer, config.OPS_PORT ?? 0, config.OPS_BIND));
  if (!renderPage) log.warn('funnel not found in FUNNEL_DIR, pages respond with 503');
  const placeholders = config.NODE_ENV === 'production' ? placeholdersOf(site) : [];
  if (placeholders.length > 0) log.warn(`placeholders in production, set them in SITE_FILE: ${placeholders.join(', ')}`);
  if (config.LEAD_INGEST_URL) void warnOfUnknownOffers(offers, partners, log);
  log.info({ port, store: name, funnel: renderPage !== undefined, environment: config.NODE_ENV }, 'listening');

  const shutDown = async () => {
    log.info('stopping');
    await setTimeout(config.SHUTDOWN_DELAY_SECONDS * 1000);
    sharedLimits?.close();
    await Promise.all([stopForgetting(), stopRekeying(), stopErasing(), stopCounting()]);
    const graceMs = config.SHUTDOWN_GRACE_SECONDS * 1000;
    await Promise.all([server, ...(opsServer ? [opsServer] : [])].map((each) => closeServer(each, graceMs)));
    await group.drain();
    await recorder.drain();
    await repeats.stop();
    // a partner may take half a minute: what is cut here is sent again under the same id
    await Promise.race([worker.stop(), setTimeout(graceMs, undefined, { ref: false })]);
    // before the store, which tidies its file; a collector that is down delays no stop
    await Promise.race([observer?.close().catch(() => {}), setTimeout(1000, undefined, { ref: false })]);
    await store.close();
    log.info('stopped');
  };
  return {
    port,
    opsPort,
    stop: () => {
      stopping ??= shutDown();
      return stopping;
    },
  };
}
