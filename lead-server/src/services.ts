import { setTimeout } from 'node:timers/promises';
import type { CheckCampaigns } from '#contract/campaign/campaign.ts';
import { readLastKnown } from './campaigns/last-known.ts';
import { type Campaigns, startCampaigns } from './campaigns/live-campaigns.ts';
import { createAttemptTimes } from './delivery/attempt-times.ts';
import { checkNames } from './delivery/custom-destinations.ts';
import { createDeliveryPlanner, type DeliveryPlanner } from './delivery/delivery-plan.ts';
import { startDeliveryWorker } from './delivery/delivery-worker.ts';
import { leadDestinations } from './delivery/lead-destinations.ts';
import { watchTries } from './delivery/stops.ts';
import { auditWitness, sealAudit } from './desk/audit-log.ts';
import { checkWithSettings } from './desk/campaigns/campaign-choices.ts';
import { createVisitRecorder, type VisitRecorder } from './experiments/visit-recorder.ts';
import type { Funnel } from './funnel.ts';
import { createSharedLimits, type SharedLimits } from './http/shared-limits.ts';
import { createLeadIntake, type LeadIntake } from './leads/lead-intake.ts';
import { createRepeatGuard } from './leads/repeat-guard.ts';
import type { Log } from './lib/log.ts';
import { hourlyBudget } from './partners/hourly-budget.ts';
import { createPartners, type Partners } from './partners/partners.ts';
import { createConfirmation } from './privacy/confirmation.ts';
import { rehashOptOuts } from './privacy/key-rotation.ts';
import { checkNotices, noticeAddresses, noticeDelivery, privacyDestinations } from './privacy/privacy-destinations.ts';
import { createPrivacyIntake, type FilePrivacyRequest } from './privacy/privacy-intake.ts';
import type { PrivacyContext } from './privacy/privacy-operations.ts';
import { createPrivacyRequestProcessor } from './privacy/privacy-request-processor.ts';
import type { Config } from './settings/config.ts';
import { withAlertAddresses } from './site/alerts.ts';
import { type LiveSettings, type SettingsSnapshot, startSettings } from './site/live-settings.ts';
import { createGroupCommit } from './store/group-commit.ts';
import { createReaders, type OpenedStore, type WithReadOnlyStore } from './store/open-store.ts';
import type { RetryCode } from './store/postgres/connection.ts';
import type { NewDelivery } from './store/records.ts';
import { startStore } from './store/start-store.ts';
import type { Store } from './store/store.ts';
import { checkServerKeys, missingKeysMessage } from './submissions/key-check.ts';
import type { ProcessStatus } from './telemetry/figures.ts';
import { createTelemetry, observedCheck, observedCommit, observedGroup, type Telemetry } from './telemetry/telemetry.ts';
import { readOrMakeKeys } from './vault/keys.ts';
import { createVault, type Vault } from './vault/vault.ts';

/** What runs behind the calls and pages. */
export interface Services {
  /** Brands, buyers, destinations and alerts as they are live. */
  readonly settings: LiveSettings;
  /** What the live campaigns are checked by, with what the settings have now. */
  readonly check: CheckCampaigns;
  /** The live campaigns, and the versions of visits under way. */
  readonly campaigns: Campaigns;
  readonly store: Store;
  readonly storeName: OpenedStore['name'];
  /** Resolves once the database has been there and is as it should be. Rejects with what a start refuses. */
  readonly checked: Promise<void>;
  readonly withReadOnlyStore: WithReadOnlyStore;
  readonly vault: Vault;
  readonly telemetry: Telemetry;
  /** Where several replicas may run. */
  readonly sharedLimits: SharedLimits | undefined;
  readonly partners: Partners;
  readonly recorder: VisitRecorder;
  readonly intake: LeadIntake;
  readonly filePrivacyRequest: FilePrivacyRequest;
  /** What confirms and recalls deletions. */
  readonly privacy: PrivacyContext;
  readonly status: () => ProcessStatus;
}

/** What each part is started with. Its stop goes on the stack, and is called in reverse. */
interface Start {
  readonly config: Config;
  readonly log: Log;
  readonly stack: AsyncDisposableStack;
  readonly funnel: Funnel;
  /** Throws for settings that no server may start with. */
  readonly accept?: ((settings: SettingsSnapshot) => void) | undefined;
}

/**
 * Opens the store under keys that open what is in it. Without the database a server goes on that has pages to show, and refuses the rest.
 * @throws ConfigError for keys that do not
 */
async function openStorage({ config, log, stack }: Start) {
  const keys = readOrMakeKeys(config);
  const vault = createVault(keys);
  const retries: Record<RetryCode, number> = { '40001': 0, '40P01': 0 };
  const opened = await startStore(config, {
    async check(store) {
      await checkServerKeys(store, keys);
      const lacking = await missingKeysMessage(store, keys);
      if (lacking) log.error(lacking);
      await rehashOptOuts({ store, vault });
      await sealAudit({ store, vault, witness: auditWitness(config) }, log);
    },
    goesOnWithout: (await readLastKnown(config.DATA_DIR)) !== undefined,
    onAway: ({ message }) => log.error(`started without the database, pages alone go on: ${message}`),
    onBack: () => log.info('the database is back, everything goes on'),
    onRetry(code) {
      retries[code] += 1;
    },
  });
  stack.defer(() => opened.store.close());
  return { ...opened, vault, retries };
}

async function startTelemetry({ config, stack }: Start, store: Store): Promise<Telemetry> {
  const telemetry = await createTelemetry(config, store);
  const { observer } = telemetry;
  // a collector that is down delays no stop
  if (observer) stack.defer(() => Promise.race([observer.close().catch(() => {}), setTimeout(1000, undefined, { ref: false })]));
  return telemetry;
}

interface Storage {
  readonly store: Store;
  readonly vault: Vault;
}

function createProcessor({ config }: Start, { store, vault }: Storage, partners: Partners, { observer }: Telemetry) {
  const addresses = noticeAddresses(config);
  const now = () => new Date();
  return createPrivacyRequestProcessor({
    store,
    vault,
    checkCaptcha: observedCheck(partners.captcha, observer),
    noticeTo: (destination, of) => noticeDelivery(addresses, destination, of),
    erasureWaitMs: config.ERASURE_WAIT_DAYS * 86_400_000,
    confirmation: createConfirmation(config, { store, vault, now }),
    onDone: observer && ((did) => observer.record({ is: 'privacy', did })),
    now,
  });
}

/** Starts what delivers. @throws ConfigError for destinations that cannot be */
function startDelivery(
  { config, log, stack }: Start,
  { store, vault }: Storage,
  { partners, settings }: { readonly partners: Partners; readonly settings: LiveSettings },
  processRequest: ReturnType<typeof createProcessor>,
  { observer }: Telemetry,
) {
  const destinationsNow = () => {
    const { tables, alerts } = settings.current();
    const own = withAlertAddresses(config, alerts);
    const destinations = [
      ...leadDestinations(own, tables.destinations, partners.findMapping),
      ...privacyDestinations(own, vault, processRequest, partners.mayText),
    ];
    checkNames(destinations);
    checkNotices(noticeAddresses(config), destinations);
    return destinations;
  };
  const destinations = destinationsNow();
  const times = createAttemptTimes({ store, log });
  stack.defer(times.stop);
  const tries = watchTries({ store, log });
  stack.defer(tries.stop);
  const worker = startDeliveryWorker({
    store,
    vault,
    log,
    destinations,
    secrets: config.WEBHOOK_SECRET,
    places: new Map(config.DELIVERY_PLACES),
    attempting: observer?.attempting,
    tries,
    onAttempt(destination, outcome, ms) {
      times.record(destination, outcome, ms);
      observer?.record({ is: 'attempt', destination, outcome, ms });
    },
  });
  // a partner may take half a minute: what is cut here is sent again under the same id
  const graceMs = config.SHUTDOWN_GRACE_SECONDS * 1000;
  stack.defer(() => Promise.race([worker.stop(), setTimeout(graceMs, undefined, { ref: false })]));
  const plannerFor = (those: typeof destinations) =>
    createDeliveryPlanner(those, config.HELD_STATES, { hasStandIns: config.NODE_ENV !== 'production' });
  let planner = plannerFor(destinations);
  settings.onChange(() => {
    const next = destinationsNow();
    planner = plannerFor(next);
    worker.use(next);
  });
  const plan: DeliveryPlanner = {
    forLead: (facts) => planner.forLead(facts),
    mayCall: (deliveries) => planner.mayCall(deliveries),
    forMessage: () => planner.forMessage(),
    forPrivacyRequest: () => planner.forPrivacyRequest(),
  };
  return { worker, plan };
}

/** Starts what takes leads, messages, privacy requests and visits' figures. */
function startIntake(
  { config, log, stack }: Start,
  { store, vault, maxFlushes }: Storage & Pick<OpenedStore, 'maxFlushes'>,
  { partners, telemetry, settings, campaigns }: Pick<Services, 'partners' | 'telemetry' | 'settings' | 'campaigns'>,
  plan: DeliveryPlanner,
  onStored: (deliveries: readonly NewDelivery[]) => void,
) {
  const { observer } = telemetry;
  const repeats = createRepeatGuard(store, log, { most: config.LEADS_PER_PERSON });
  stack.defer(repeats.stop);
  const recorder = createVisitRecorder({ store, log, now: () => new Date() });
  stack.defer(recorder.drain);
  const group = observedGroup(createGroupCommit({ commit: observedCommit(store, observer), maxFlushes }), observer);
  stack.defer(group.drain);
  const common = { store, vault, group, plan, onStored, now: () => new Date() };
  const intake = createLeadIntake({
    ...common,
    findPlace: partners.findPlace,
    services: {
      lookUpZip: config.ZIP_URL ? partners.lookUpZip : undefined,
      checkGibberish: config.GIBBERISH_URL ? partners.checkGibberish : undefined,
    },
    repeats,
    mayKeepJunk: hourlyBudget({
      get perHour() {
        return config.JUNK_PER_HOUR;
      },
      onSpent: () => log.error({ limit: config.JUNK_PER_HOUR }, 'JUNK_PER_HOUR reached, what is no lead is not kept this hour'),
    }),
    findCampaign: partners.campaigns.cachedCampaign,
    provenCampaign: campaigns.proven,
    sites: () => [settings.current().site, ...settings.current().earlierSites],
    earlierBuyers: () => settings.current().earlierBuyers,
    onEnded: recorder.ended,
  });
  const filePrivacyRequest = createPrivacyIntake({
    ...common,
    deliveries: plan.forPrivacyRequest,
    isLikely: partners.captcha.isLikely,
  });
  return { recorder, group, intake, filePrivacyRequest };
}

/**
 * Opens the store and starts what runs on it. Each part's stop goes on the stack.
 * @throws Error when the store cannot be opened
 */
export async function startServices(start: Start): Promise<Services> {
  const { config, log, stack } = start;
  const storage = await openStorage(start);
  const { store, vault, name: storeName, retries, checked } = storage;
  const { withReadOnlyStore } = stack.adopt(createReaders(config), (each) => each.close());
  const settings = await startSettings({ store, log, config });
  start.accept?.(settings.current());
  const telemetry = await startTelemetry(start, store);
  const { observer } = telemetry;
  const sharedLimits =
    storeName === 'postgres' ? stack.adopt(createSharedLimits({ store, vault }), (each) => each.close()) : undefined;
  const partners = createPartners(config, {
    log,
    store,
    vault,
    tables: () => settings.current().tables,
    onPartnerCall: observer && ((partner, outcome, ms, call) => observer.record({ is: 'asked', partner, outcome, ms, call })),
  });
  const { ownCampaigns: own } = start.funnel;
  const check = checkWithSettings(start.funnel.checkCampaigns, config, settings.current);
  const campaigns = await startCampaigns({ store, vault, log, folder: config.DATA_DIR, own, check, settings });
  stack.defer(campaigns.stop);
  const processRequest = createProcessor(start, storage, partners, telemetry);
  const { worker, plan } = startDelivery(start, storage, { partners, settings }, processRequest, telemetry);
  const { group, ...intakes } = startIntake(start, storage, { partners, telemetry, settings, campaigns }, plan, worker.wake);
  return {
    settings,
    check,
    campaigns,
    store,
    checked,
    storeName,
    vault,
    withReadOnlyStore,
    telemetry,
    sharedLimits,
    partners,
    ...intakes,
    privacy: { store, vault, processRequest, now: () => new Date() },
    status: () => ({
      waiting: group.waiting(),
      retries,
      keyVersion: vault.version,
      seals: vault.seals(),
      partners: partners.statuses(),
      destinations: worker.status(),
    }),
  };
}
