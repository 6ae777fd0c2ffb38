import { setTimeout } from 'node:timers/promises';
import type { DestinationStatus } from '../delivery/endpoint.ts';
import { manualReviewReasonTexts } from '../delivery/hold-policy.ts';
import { firstUuidAt } from '../lib/uuid.ts';
import type { Clients } from '../partners/client.ts';
import { auditHeadName, parseChainHead } from '../store/chain.ts';
import type { FigureStore } from '../store/figure-store.ts';
import type { ReplyStore } from '../store/reply-store.ts';
import type { Store, StoreHealth } from '../store/store.ts';
import type { ValueStore } from '../store/value-store.ts';

/** The state of this process at a scrape. */
export interface ProcessStatus {
  /** Submissions that wait for a commit. */
  readonly waiting: number;
  /** How often PostgreSQL undid a transaction, by its code, and it was run again. */
  readonly retries: Readonly<Record<string, number>>;
  /** Which key seals. */
  readonly keyVersion: number;
  /** How often it sealed since the start. */
  readonly seals: number;
  readonly partners: ReturnType<Clients['statuses']>;
  readonly destinations: readonly DestinationStatus[];
}

const window = 3_600_000;
/** A scraper waits 10 s: this process's figures arrive by then, whatever the store does. */
const scrapeTimeoutMs = 5000;

async function readFigures(reader: FigureStore & ReplyStore & ValueStore, now: number) {
  const [queues, deliveries, requests, held, replies, auditHead] = await Promise.all([
    reader.queueDepths(),
    reader.deliveryCounts(firstUuidAt(now - window)),
    reader.waitingRequests(),
    reader.heldLeads(manualReviewReasonTexts),
    reader.replyCounts(firstUuidAt(now - 24 * window)),
    reader.getValue(auditHeadName),
  ]);
  return { now, queues, deliveries, requests, held, replies, audits: parseChainHead(auditHead).n };
}

export type StoreFigures = Awaited<ReturnType<typeof readFigures>>;

export interface FigureReader {
  /** Undefined where the store does not answer in time. */
  read(): Promise<StoreFigures | undefined>;
  close(): Promise<void>;
}

/** Reads the queues of the store. @param openReader opens a store of its own, so that counting delays no lead */
export function createFigureReader(store: StoreHealth, openReader: () => Promise<Store>): FigureReader {
  let opened: Promise<Store> | undefined;

  async function readBoth(): Promise<StoreFigures> {
    opened ??= openReader();
    const reader = await opened.catch((failure: unknown) => {
      opened = undefined;
      throw failure;
    });
    const [figures] = await Promise.all([readFigures(reader, Date.now()), store.ping()]);
    return figures;
  }

  return {
    read: () => Promise.race([readBoth().catch(() => undefined), setTimeout(scrapeTimeoutMs, undefined, { ref: false })]),
    close: async () => (await opened)?.close(),
  };
}
