import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import { createDeliveryPlanner } from '../../lead-server/src/delivery/delivery-plan.ts';
import { type DeliveryWorker, startDeliveryWorker } from '../../lead-server/src/delivery/delivery-worker.ts';
import { createDestinations, type ExternalDestination } from '../../lead-server/src/delivery/destinations.ts';
import { createLeadIntake } from '../../lead-server/src/leads/lead-intake.ts';
import { partnerClient, timeLimits } from '../../lead-server/src/partners/client.ts';
import { mappingByService, mappingByTable } from '../../lead-server/src/partners/mappings.ts';
import { unknownPlace } from '../../lead-server/src/partners/zip/table.ts';
import { type Config, readConfig } from '../../lead-server/src/settings/config.ts';
import { createGroupCommit } from '../../lead-server/src/store/group-commit.ts';
import type { StoredDelivery } from '../../lead-server/src/store/records.ts';
import { openSqliteStore } from '../../lead-server/src/store/sqlite/store.ts';
import type { Store } from '../../lead-server/src/store/store.ts';
import { createVault } from '../../lead-server/src/vault/vault.ts';
import { leadBody } from './lead-body.ts';
import { temporaryFolder } from './per-test-resources.ts';

export const vault = createVault([{ version: 1, secret: Buffer.alloc(32, 7) }]);
const log = pino({ level: 'silent' });

export { standInPartner } from './per-test-resources.ts';

type WorkerOptions = Partial<Omit<Parameters<typeof startDeliveryWorker>[0], 'places'>> & { readonly places?: number };

export interface DeliverySetup {
  readonly store: Store;
  readonly destinations: readonly ExternalDestination[];
  submit(change?: Readonly<Record<string, unknown>>, gpc?: boolean): Promise<string>;
  message(text: string): Promise<void>;
  /** @param more `places`: of every destination */
  work(more?: WorkerOptions): DeliveryWorker;
  delivery(destination: string): Promise<StoredDelivery | undefined>;
}

/** A store, an intake and workers, wired as the server wires them, with short rounds. @param state that every ZIP is in; '' for none */
export async function setUpDelivery(
  settings: Readonly<Record<string, string>>,
  timeoutMs = 3000,
  state = 'NY',
): Promise<DeliverySetup> {
  const config: Config = readConfig(settings);
  const store = await openSqliteStore({ file: join(temporaryFolder(), 'leads.db'), readOnly: false });
  onTestFinished(store.close);
  const own = mappingByTable([], {
    lp_campaign_id: config.LP_CAMPAIGN_ID,
    lp_supplier_id: config.LP_SUPPLIER_ID,
    lp_key: config.LP_KEY,
  });
  const findMapping = config.MAPPINGS_URL
    ? mappingByService(partnerClient(timeLimits.mappings), config.MAPPINGS_URL, own)
    : async (affid: string, oid: string) => own(affid, oid);
  const destinations = createDestinations(config, findMapping).map((each) => ({ ...each, timeoutMs }));
  const workers: DeliveryWorker[] = [];
  const intake = createLeadIntake({
    store,
    vault,
    group: createGroupCommit({ commit: store.commit, maxFlushes: 1 }),
    plan: createDeliveryPlanner(destinations, config.HELD_STATES),
    findPlace: () => (state ? { ...unknownPlace, state } : unknownPlace),
    findCampaign: () => config.LP_CAMPAIGN_ID,
    now: () => new Date(),
    onStored: (stored) => {
      for (const each of workers) each.wake(stored);
    },
  });
  return {
    store,
    destinations,
    async submit(change, gpc = false) {
      const seen = { address: '203.0.113.9', userAgent: 'Test Browser', gpc };
      const body = leadBody(change);
      return (await intake.submitLead({ text: JSON.stringify(body), body }, crypto.randomUUID(), seen)).id;
    },
    message: (text) => intake.submitMessage(text),
    work({ places, ...more } = {}) {
      const worker = startDeliveryWorker({
        store,
        vault,
        log,
        destinations,
        secrets: config.WEBHOOK_SECRET,
        roundMs: 20,
        ...(places !== undefined && { places: new Map(destinations.map(({ name }) => [name, places])) }),
        ...more,
      });
      workers.push(worker);
      onTestFinished(worker.stop);
      return worker;
    },
    delivery: async (destination) =>
      (await store.deliveries(undefined, { after: '', limit: 99 })).find((each) => each.destination === destination),
  };
}

export const waitForDelivery = (what: DeliverySetup, destination: string, expected: Partial<StoredDelivery>) =>
  vi.waitFor(async () => expect(await what.delivery(destination)).toMatchObject(expected), { timeout: 5000, interval: 10 });

export const leadProsperSettings = { LP_CAMPAIGN_ID: '11', LP_SUPPLIER_ID: '22', LP_KEY: 'invented-key' };
