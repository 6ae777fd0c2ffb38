import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { firstIdAt } from '../store/id.ts';
import type { Store } from '../store/store.ts';
import type { Observer } from './observer.ts';

export interface Metrics {
  readonly observer: Observer;
  readonly contentType: string;
  /** In the Prometheus text format. @throws StoreUnavailable when the queue cannot be read */
  text(): Promise<string>;
}

const window = 3_600_000;
const quick = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const slow = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 20, 35];

/**
 * Prometheus metrics (issue 5, 6). Labels are routes, statuses, destinations and states: few, and none of a person. This file is loaded
 * only when METRICS_TOKEN is set.
 */
export function createMetrics(store: Pick<Store, 'queue' | 'deliveryCounts'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests, by route and status; of /post-lead 200: until the lead was durable',
    labelNames: ['route', 'method', 'status'],
    buckets: quick,
    registers,
  });
  const commits = new Histogram({
    name: 'store_commit_seconds',
    help: 'Durable commits',
    labelNames: ['ok'],
    buckets: quick,
    registers,
  });
  const stored = new Counter({ name: 'store_committed_total', help: 'Submissions in commits that succeeded', registers });
  const attempts = new Histogram({
    name: 'delivery_attempt_seconds',
    help: 'How long partners took, by what came of it: taken, failed, gone',
    labelNames: ['destination', 'outcome'],
    buckets: slow,
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[]) => new Gauge({ name, help, labelNames, registers });
  const pending = gauge('outbox_pending', 'Deliveries that wait', ['destination']);
  const dead = gauge('outbox_dead', 'Deliveries that were given up and wait for a person', ['destination']);
  const late = gauge('outbox_oldest_due_seconds', 'How long the longest waiting delivery has been due', ['destination']);
  const states = gauge('deliveries_last_hour', 'Deliveries of the submissions of the last hour', ['destination', 'state']);

  async function readStore(): Promise<void> {
    const now = Date.now();
    const [queue, counts] = await Promise.all([store.queue(), store.deliveryCounts(firstIdAt(now - window), 10 * window)]);
    for (const each of [pending, dead, late, states]) each.reset();
    for (const { destination, ...depth } of queue) {
      pending.set({ destination }, depth.pending);
      dead.set({ destination }, depth.dead);
      late.set({ destination }, depth.oldestDue > 0 ? Math.max(0, now - depth.oldestDue) / 1000 : 0);
    }
    for (const { destination, state, count } of counts) states.inc({ destination, state }, count);
  }

  return {
    contentType: registry.contentType,
    async text() {
      await readStore();
      return registry.metrics();
    },
    observer: {
      request: ({ route, method, status, ms }) => requests.observe({ route, method, status }, ms / 1000),
      commit(size, ms, ok) {
        commits.observe({ ok: String(ok) }, ms / 1000);
        if (ok) stored.inc(size);
      },
      attempt: (destination, outcome, ms) => attempts.observe({ destination, outcome }, ms / 1000),
      close: async () => {},
    },
  };
}
