import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store, StoreHealth } from '../store/store.ts';
import { createFigureReader, type ProcessStatus } from './figures.ts';
import { eventMetrics, type Labels, type MetricRow, processMetrics, storeMetrics } from './metric-table.ts';
import type { Observer, TelemetryEvent } from './observer.ts';

export interface Metrics {
  readonly observer: Observer;
  readonly contentType: string;
  /** In the Prometheus text format. Where the store cannot be read its figures are left out, and `store_up` is 0. */
  text(status: ProcessStatus): Promise<string>;
}

const metricClasses = { counter: Counter, gauge: Gauge, histogram: Histogram } as const;
type MetricOf<Type extends keyof typeof metricClasses> = InstanceType<(typeof metricClasses)[Type]>;
type Metric = MetricOf<keyof typeof metricClasses>;

const beginAtZero = (metric: Metric, labels: Labels): void =>
  metric instanceof Histogram ? metric.zero(labels) : metric.inc(labels, 0);

function register<Source, Type extends keyof typeof metricClasses>(registry: Registry, row: MetricRow<Source, Type>) {
  const { type, name, help, labels, buckets, zeros = [] } = row;
  const options = { name, help, labelNames: [...labels], registers: [registry], ...(buckets && { buckets: [...buckets] }) };
  const metric = new metricClasses[type](options) as MetricOf<Type>;
  for (const each of zeros) beginAtZero(metric, each);
  return { row, metric };
}

/** Registers the metrics of events. @returns a function that adds an event to them */
function registerEvents(registry: Registry): Observer['record'] {
  const rows = Object.entries(eventMetrics as Record<string, readonly MetricRow<TelemetryEvent>[]>);
  const registered = new Map(rows.map(([is, list]) => [is, list.map((row) => register(registry, row))]));
  const begun = new Set<string>();
  function beginOnce(metric: Metric, name: string, labels: Labels): void {
    const series = JSON.stringify([name, labels]);
    if (!begun.has(series)) beginAtZero(metric, labels);
    begun.add(series);
  }
  return (event) => {
    for (const { row, metric } of registered.get(event.is) ?? []) {
      for (const labels of row.zerosWith?.(event) ?? []) beginOnce(metric, row.name, labels);
      for (const [value, labels = {}] of row.samples(event)) {
        if (metric instanceof Histogram) metric.observe(labels, value);
        else if (metric instanceof Gauge) metric.set(labels, value);
        else metric.inc(labels, value);
      }
    }
  };
}

/**
 * Registers metrics that are read at each scrape.
 * @returns a function that replaces their samples; without a source it leaves them out, as old ones would look current
 */
function registerRead<Source>(registry: Registry, rows: readonly MetricRow<Source, 'counter' | 'gauge'>[]) {
  const registered = rows.map((row) => register(registry, row));
  return (source: Source | undefined): void => {
    for (const { row, metric } of registered) {
      const samples = source === undefined ? [] : row.samples(source);
      metric.reset();
      // a reset one without labels is 0
      if (row.labels.length === 0 && samples.length === 0) metric.remove();
      for (const [value, labels = {}] of samples) metric.inc(labels, value);
    }
  };
}

/**
 * Prometheus metrics, as docs/operations.md lists them. Loaded only with METRICS_TOKEN.
 * @param openReader opens a store of its own, so that counting delays no lead
 * @param folder of data, whose disk is looked at
 */
export function createMetrics(store: StoreHealth, openReader: () => Promise<Store>, folder: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const record = registerEvents(registry);
  const showProcess = registerRead(registry, processMetrics);
  const showStore = registerRead(registry, storeMetrics);
  const figures = createFigureReader(store, openReader);
  return {
    contentType: registry.contentType,
    async text(status) {
      const disk = await statfs(folder).catch(() => undefined);
      const stored = await figures.read();
      showProcess({ ...status, isStoreUp: stored !== undefined, diskFreeBytes: disk && disk.bavail * disk.bsize });
      showStore(stored);
      return registry.metrics();
    },
    observer: {
      record,
      within: (_traceparent, work) => work(),
      attempting: (_submissionId, work) => work(),
      close: figures.close,
    },
  };
}
