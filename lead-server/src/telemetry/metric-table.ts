import { manualReviewReasons } from '../delivery/hold-policy.ts';
import type { ProcessStatus, StoreFigures } from './figures.ts';
import type { TelemetryEvent } from './observer.ts';

export type Labels<Label extends string = string> = Readonly<Record<Label, string>>;
type Sample<Label extends string = string> = readonly [value: number, labels?: Labels<Label>];

interface RowOptions<Source> {
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[];
  /** Series that begin at 0: Prometheus sees no rate in a first value of 1. */
  readonly zeros?: readonly Labels[];
  /** The same, once there is a source like this. */
  readonly zerosWith?: (source: Source) => readonly Labels[];
}

type MetricType = 'counter' | 'gauge' | 'histogram';

/** A metric, and how its samples are read from a source. */
export interface MetricRow<Source, Type extends MetricType = MetricType> extends RowOptions<Source> {
  readonly type: Type;
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly samples: (source: Source) => readonly Sample[];
}

/** Makes rows of one source, whose samples have the labels that they declare. */
function rowsOf<Source>() {
  const rowOf =
    <Type extends MetricType>(type: Type) =>
    <const Label extends string>(
      name: string,
      help: string,
      labels: readonly Label[],
      samples: (source: Source) => readonly Sample<NoInfer<Label>>[],
      options?: RowOptions<Source>,
    ): MetricRow<Source, Type> => ({ type, name, help, labels, samples, ...options });
  return { counter: rowOf('counter'), gauge: rowOf('gauge'), histogram: rowOf('histogram') };
}

const fastBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const slowBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 20, 35];
const sizes = [1, 2, 4, 8, 16, 32, 64, 128, 256];

const paidPartners = ['ipqs-phone', 'ipqs-email', 'twilio', 'buyers', 'call-number', 'transaction-id'];

type EventOf<Is extends TelemetryEvent['is']> = TelemetryEvent & { readonly is: Is };
const on = <Is extends TelemetryEvent['is']>(_is: Is) => rowsOf<EventOf<Is>>();

/** Metrics that an event adds to. Labels come from closed lists; none is personal. */
export const eventMetrics: { readonly [Is in TelemetryEvent['is']]?: readonly MetricRow<EventOf<Is>>[] } = {
  request: [
    on('request').histogram(
      'http_request_duration_seconds',
      'Requests, by route and status; of /post-lead 200: until the lead was durable',
      ['route', 'method', 'status'],
      ({ ms, route, method, status }) => [[ms / 1000, { route, method, status: String(status) }]],
      {
        buckets: fastBuckets,
        // failures of each route from its first request on
        zerosWith: ({ route, method }) =>
          method === 'GET' || method === 'POST' ? ['500', '503'].map((status) => ({ route, method, status })) : [],
      },
    ),
  ],
  commit: [
    on('commit').histogram('store_commit_seconds', 'Durable commits', ['ok'], ({ ms, ok }) => [[ms / 1000, { ok: String(ok) }]], {
      buckets: fastBuckets,
      zeros: [{ ok: 'false' }],
    }),
    on('commit').histogram('store_commit_submissions', 'Submissions in one commit', [], ({ size }) => [[size]], {
      buckets: sizes,
    }),
    on('commit').counter('store_committed_total', 'Submissions in commits that succeeded', [], ({ size, ok }) =>
      ok ? [[size]] : [],
    ),
  ],
  attempt: [
    on('attempt').histogram(
      'delivery_attempt_seconds',
      'How long partners took for a delivery, by what came of it',
      ['destination', 'outcome'],
      ({ ms, destination, outcome }) => [[ms / 1000, { destination, outcome }]],
      { buckets: slowBuckets },
    ),
  ],
  asked: [
    on('asked').histogram(
      'partner_call_seconds',
      'How long partners took while somebody waited, by what came of it',
      ['partner', 'outcome'],
      ({ ms, partner, outcome }) => [[ms / 1000, { partner, outcome }]],
      { buckets: slowBuckets, zeros: paidPartners.map((partner) => ({ partner, outcome: 'budget_spent' })) },
    ),
  ],
  captcha: [
    on('captcha').counter(
      'captcha_checks_total',
      'Captchas of privacy requests',
      ['verdict'],
      ({ verdict }) => [[1, { verdict }]],
      { zeros: [{ verdict: 'unknown' }] },
    ),
  ],
  violation: [
    on('violation').counter(
      'csp_violations_total',
      'What pages’ content security policies blocked, as browsers report it',
      ['directive', 'blocked', 'disposition'],
      ({ directive, blocked, disposition }) => [[1, { directive, blocked, disposition }]],
    ),
  ],
  privacy: [
    on('privacy').counter(
      'privacy_acts_total',
      'Deletions and opt-outs that were carried out',
      ['did'],
      ({ did }) => [[1, { did }]],
      { zeros: [{ did: 'erasure' }, { did: 'opt-out' }] },
    ),
  ],
  forgot: [
    on('forgot').gauge(
      'retention_last_success_timestamp_seconds',
      'When what is too old was last removed; 0: not yet',
      [],
      ({ at }) => [[at / 1000]],
    ),
  ],
};

/** This process at a scrape. */
export interface ScrapeStatus extends ProcessStatus {
  readonly isStoreUp: boolean;
  /** Undefined where the disk cannot be looked at. */
  readonly diskFreeBytes: number | undefined;
}

const ofProcess = rowsOf<ScrapeStatus>();

/** Metrics of this process, read at each scrape. */
export const processMetrics: readonly MetricRow<ScrapeStatus, 'counter' | 'gauge'>[] = [
  ofProcess.gauge('store_up', '1: the store answered this scrape', [], ({ isStoreUp }) => [[Number(isStoreUp)]]),
  ofProcess.gauge('store_waiting_submissions', 'Submissions that wait for a commit', [], ({ waiting }) => [[waiting]]),
  ofProcess.counter(
    'store_retries_total',
    'Transactions that PostgreSQL undid because of another, run again',
    ['code'],
    ({ retries }) => Object.entries(retries).map(([code, times]) => [times, { code }]),
  ),
  ofProcess.gauge('data_key_version', 'The version of the key that seals', [], ({ keyVersion }) => [[keyVersion]]),
  ofProcess.gauge('data_key_seals', 'How often this process sealed something with it', [], ({ seals }) => [[seals]]),
  ofProcess.gauge('disk_free_bytes', 'What is free where DATA_DIR is', [], ({ diskFreeBytes }) =>
    diskFreeBytes === undefined ? [] : [[diskFreeBytes]],
  ),
  ofProcess.gauge('partner_left_alone', '1: failed several times in a row and is asked rarely', ['partner'], ({ partners }) =>
    partners.map(({ partner, isOpen }) => [Number(isOpen), { partner }]),
  ),
  ofProcess.gauge(
    'delivery_left_alone',
    '1: failed several times in a row and is sent to rarely',
    ['destination'],
    ({ destinations }) => destinations.map(({ destination, circuitOpen }) => [Number(circuitOpen), { destination }]),
  ),
  ofProcess.gauge('delivery_closed', '1: the partner has closed this address (410)', ['destination'], ({ destinations }) =>
    destinations.map(({ destination, isEndpointGone }) => [Number(isEndpointGone), { destination }]),
  ),
];

const ofStore = rowsOf<StoreFigures>();

/** 0 for no moment, and for one of a clock that was ahead. */
const secondsSince = (moment: number, now: number) => (moment > 0 ? Math.max(0, now - moment) / 1000 : 0);

const heldByReason = ({ held }: StoreFigures) =>
  Object.entries(manualReviewReasons).map(([reason, text]) => {
    const { leads, oldest } = held.find((each) => each.reason === text) ?? { leads: 0, oldest: 0 };
    return { reason, leads, oldest };
  });

/** Metrics of the store, the same at every replica. */
export const storeMetrics: readonly MetricRow<StoreFigures, 'gauge'>[] = [
  ofStore.gauge('outbox_pending', 'Deliveries that wait', ['destination'], ({ queues }) =>
    queues.map(({ destination, pending }) => [pending, { destination }]),
  ),
  ofStore.gauge('outbox_dead', 'Deliveries that were given up and wait for a person', ['destination'], ({ queues }) =>
    queues.map(({ destination, dead }) => [dead, { destination }]),
  ),
  ofStore.gauge(
    'outbox_oldest_due_seconds',
    'How long the longest waiting delivery has been due',
    ['destination'],
    ({ queues, now }) => queues.map(({ destination, oldestDue }) => [secondsSince(oldestDue, now), { destination }]),
  ),
  ofStore.gauge(
    'deliveries_last_hour',
    'Deliveries of the submissions of the last hour',
    ['destination', 'state'],
    ({ deliveries }) => deliveries.map(({ destination, state, count }) => [count, { destination, state }]),
  ),
  ofStore.gauge(
    'buyer_replies_last_day',
    'What buyers said of the leads of the last 24 hours',
    ['destination', 'verdict'],
    ({ replies }) => replies.map(({ destination, verdict, count }) => [count, { destination, verdict }]),
  ),
  ofStore.gauge('buyer_paid_dollars_last_day', 'What buyers pay for the accepted ones of them', ['destination'], ({ replies }) =>
    replies.flatMap(({ destination, verdict, cents }) => (verdict === 'accepted' ? [[cents / 100, { destination }]] : [])),
  ),
  ofStore.gauge('leads_held', 'Leads that are held until a person decides on them', ['reason'], (figures) =>
    heldByReason(figures).map(({ reason, leads }) => [leads, { reason }]),
  ),
  ofStore.gauge('leads_held_oldest_seconds', 'How long the longest of them has been held', ['reason'], (figures) =>
    heldByReason(figures).map(({ reason, oldest }) => [secondsSince(oldest, figures.now), { reason }]),
  ),
  ofStore.gauge('privacy_requests_waiting', 'Privacy requests that wait for a person', [], ({ requests }) => [[requests.count]]),
  ofStore.gauge('privacy_requests_oldest_seconds', 'How long the oldest of them has waited', [], ({ requests, now }) => [
    [secondsSince(requests.oldest, now)],
  ]),
  ofStore.gauge(
    'audit_entries',
    'Entries written to the audit, by the end of its chain; it only ever grows',
    [],
    ({ audits }) => [[audits]],
  ),
];
