import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DestinationStatus } from '../delivery/delivery-worker.ts';
import { manualReviewReasons, manualReviewReasonTexts } from '../delivery/hold-policy.ts';
import { firstUuidAt } from '../lib/uuid.ts';
import type { Clients } from '../partners/client.ts';
import { auditHeadName, parseChainHead } from '../store/chain.ts';
import type { Store } from '../store/store.ts';
import type { Observer } from './observer.ts';

/** How this process stands when it is looked at. */
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

export interface Metrics {
  readonly observer: Observer;
  readonly contentType: string;
  /** In the Prometheus text format. Where the store cannot be read its figures are left out, and `store_up` is 0. */
  text(status: ProcessStatus): Promise<string>;
}

const window = 3_600_000;
/** A scraper waits 10 s: this process's figures arrive by then, whatever the store does. */
const scrapeTimeoutMs = 5000;
const fastBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const slowBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 20, 35];
const sizes = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/**
 * Prometheus metrics, as docs/operations.md lists them. Labels come from closed lists; none is personal. Loaded only with
 * METRICS_TOKEN.
 * @param openReader opens a store of its own, so that counting delays no lead
 * @param folder of data, whose disk is looked at
 */
export function createMetrics(store: Pick<Store, 'ping'>, openReader: () => Promise<Store>, folder: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: readonly number[],
    labelNames: readonly Label[],
  ) => new Histogram<Label>({ name, help, buckets: [...buckets], labelNames: [...labelNames], registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter<Label>({ name, help, labelNames: [...labelNames], registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames: [...labelNames], registers });

  const requests = histogram(
    'http_request_duration_seconds',
    'Requests, by route and status; of /post-lead 200: until the lead was durable',
    fastBuckets,
    ['route', 'method', 'status'],
  );
  const commits = histogram('store_commit_seconds', 'Durable commits', fastBuckets, ['ok']);
  const together = histogram('store_commit_submissions', 'Submissions in one commit', sizes, []);
  const stored = counter('store_committed_total', 'Submissions in commits that succeeded');
  const attempts = histogram(
    'delivery_attempt_seconds',
    'How long partners took for a delivery, by what came of it',
    slowBuckets,
    ['destination', 'outcome'],
  );
  const partnerCalls = histogram(
    'partner_call_seconds',
    'How long partners took while somebody waited, by what came of it',
    slowBuckets,
    ['partner', 'outcome'],
  );
  const captchas = counter('captcha_checks_total', 'Captchas of privacy requests', ['verdict']);
  const violations = counter('csp_violations_total', 'What pages’ content security policies blocked, as browsers report it', [
    'directive',
    'blocked',
    'disposition',
  ]);
  const audits = gauge('audit_entries', 'Entries written to the audit, by the end of its chain; it only ever grows');
  const privacyActs = counter('privacy_acts_total', 'Deletions and opt-outs that were carried out', ['did']);
  const forgot = gauge('retention_last_success_timestamp_seconds', 'When what is too old was last removed; 0: not yet');

  const waiting = gauge('store_waiting_submissions', 'Submissions that wait for a commit');
  const retried = counter('store_retries_total', 'Transactions that PostgreSQL undid because of another, run again', ['code']);
  const keyVersion = gauge('data_key_version', 'The version of the key that seals');
  const seals = gauge('data_key_seals', 'How often this process sealed something with it');
  const diskFree = gauge('disk_free_bytes', 'What is free where DATA_DIR is');
  const partnerAlone = gauge('partner_left_alone', '1: failed several times in a row and is asked rarely', ['partner']);
  const laneAlone = gauge('delivery_left_alone', '1: failed several times in a row and is sent to rarely', ['destination']);
  const closed = gauge('delivery_closed', '1: the partner has closed this address (410)', ['destination']);

  const up = gauge('store_up', '1: the store answered this scrape');
  const pending = gauge('outbox_pending', 'Deliveries that wait', ['destination']);
  const dead = gauge('outbox_dead', 'Deliveries that were given up and wait for a person', ['destination']);
  const late = gauge('outbox_oldest_due_seconds', 'How long the longest waiting delivery has been due', ['destination']);
  const states = gauge('deliveries_last_hour', 'Deliveries of the submissions of the last hour', ['destination', 'state']);
  const replies = gauge('buyer_replies_last_day', 'What buyers said of the leads of the last 24 hours', [
    'destination',
    'verdict',
  ]);
  const paid = gauge('buyer_paid_dollars_last_day', 'What buyers pay for the accepted ones of them', ['destination']);
  const heldLeads = gauge('leads_held', 'Leads that are held until a person decides on them', ['reason']);
  const oldestHeld = gauge('leads_held_oldest_seconds', 'How long the longest of them has been held', ['reason']);
  const privacy = gauge('privacy_requests_waiting', 'Privacy requests that wait for a person');
  const oldest = gauge('privacy_requests_oldest_seconds', 'How long the oldest of them has waited');

  // counters begin at 0: Prometheus sees no rate in a first value of 1
  commits.zero({ ok: 'false' });
  for (const partner of ['ipqs-phone', 'ipqs-email', 'twilio', 'buyers', 'call-number', 'transaction-id'])
    partnerCalls.zero({ partner, outcome: 'budget_spent' });
  captchas.inc({ verdict: 'unknown' }, 0);
  for (const did of ['erasure', 'opt-out']) privacyActs.inc({ did }, 0);
  const asks = new Set<string>();
  function beginFailures(route: string, method: string): void {
    const ask = `${method} ${route}`;
    if (asks.has(ask) || (method !== 'GET' && method !== 'POST')) return;
    asks.add(ask);
    for (const status of [500, 503]) requests.zero({ route, method, status });
  }

  function show({ waiting: count, retries, keyVersion: version, seals: sealed, partners, destinations }: ProcessStatus): void {
    waiting.set(count);
    retried.reset();
    for (const [code, times] of Object.entries(retries)) retried.inc({ code }, times);
    keyVersion.set(version);
    seals.set(sealed);
    for (const { partner, isOpen } of partners) partnerAlone.set({ partner }, Number(isOpen));
    for (const { destination, circuitOpen, isClosed } of destinations) {
      laneAlone.set({ destination }, Number(circuitOpen));
      closed.set({ destination }, Number(isClosed));
    }
  }

  let opened: Promise<Store> | undefined;
  async function read(now: number) {
    opened ??= openReader();
    const reader = await opened.catch((failure: unknown) => {
      opened = undefined;
      throw failure;
    });
    return Promise.all([
      reader.queueDepths(),
      reader.deliveryCounts(firstUuidAt(now - window), 10 * window),
      reader.waitingRequests(),
      reader.heldLeads(manualReviewReasonTexts),
      reader.replyCounts(firstUuidAt(now - 24 * window)),
      reader.getValue(auditHeadName),
      store.ping(),
    ]);
  }

  async function readStore(): Promise<void> {
    const now = Date.now();
    const since = (moment: number) => (moment > 0 ? Math.max(0, now - moment) / 1000 : 0);
    // unknown figures are left out: old ones would look current
    const found = await Promise.race([read(now).catch(() => undefined), setTimeout(scrapeTimeoutMs, undefined, { ref: false })]);
    for (const each of [pending, dead, late, states, replies, paid, heldLeads, oldestHeld]) each.reset();
    for (const each of [privacy, oldest, audits]) each.remove();
    up.set(found ? 1 : 0);
    if (!found) return;
    const [queue, counts, requests, held, said, head] = found;
    audits.set(parseChainHead(head).n);
    for (const { destination, ...depth } of queue) {
      pending.set({ destination }, depth.pending);
      dead.set({ destination }, depth.dead);
      late.set({ destination }, since(depth.oldestDue));
    }
    for (const { destination, state, count } of counts) states.inc({ destination, state }, count);
    for (const { destination, verdict, count, cents } of said) {
      replies.set({ destination, verdict }, count);
      if (verdict === 'accepted') paid.set({ destination }, cents / 100);
    }
    for (const [name, reason] of Object.entries(manualReviewReasons)) {
      const { leads, oldest: moment } = held.find((each) => each.reason === reason) ?? { leads: 0, oldest: 0 };
      heldLeads.set({ reason: name }, leads);
      oldestHeld.set({ reason: name }, since(moment));
    }
    privacy.set(requests.count);
    oldest.set(since(requests.oldest));
  }

  return {
    contentType: registry.contentType,
    async text(status) {
      show(status);
      const disk = await statfs(folder).catch(() => undefined);
      if (disk) diskFree.set(disk.bavail * disk.bsize);
      await readStore();
      return registry.metrics();
    },
    observer: {
      within: (_traceparent, work) => work(),
      attempting: (_submissionId, work) => work(),
      record(event) {
        switch (event.is) {
          case 'request': {
            const { route, method, status, ms } = event;
            beginFailures(route, method);
            return requests.observe({ route, method, status }, ms / 1000);
          }
          case 'commit':
            commits.observe({ ok: String(event.ok) }, event.ms / 1000);
            together.observe(event.size);
            if (event.ok) stored.inc(event.size);
            return;
          case 'attempt':
            return attempts.observe({ destination: event.destination, outcome: event.outcome }, event.ms / 1000);
          case 'asked':
            return partnerCalls.observe({ partner: event.partner, outcome: event.outcome }, event.ms / 1000);
          case 'captcha':
            return captchas.inc({ verdict: event.verdict });
          case 'violation': {
            const { directive, blocked, disposition } = event;
            return violations.inc({ directive, blocked, disposition });
          }
          case 'privacy':
            return privacyActs.inc({ did: event.did });
          case 'forgot':
            return forgot.set(event.at / 1000);
        }
      },
      close: async () => (await opened)?.close(),
    },
  };
}
