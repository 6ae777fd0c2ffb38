import { eventMetrics, type MetricRow, processMetrics, storeMetrics } from '../../src/telemetry/metric-table.ts';

type AnyRow = Pick<MetricRow<never>, 'type' | 'name' | 'help' | 'labels' | 'buckets' | 'zeros'>;

const code = (text: string) => `\`${text}\``;

function rowOf({ type, name, help, labels, buckets, zeros = [] }: AnyRow): string {
  const bounds = buckets ? `. Buckets: ${buckets.join(', ')}` : '';
  const first = zeros.map((each) => code(Object.values(each).join(' '))).join(', ');
  return `| ${code(name)} | ${type} | ${labels.map(code).join(', ')} | ${help}${bounds}${first && `. From the start: ${first}`} |`;
}

const table = (title: string, rows: readonly AnyRow[]): string =>
  [`## ${title}`, '', '| metric | kind | labels | what it counts |', '|---|---|---|---|', ...rows.map(rowOf), ''].join('\n');

/** Every metric of `/metrics`, for whoever writes an alarm or a board. */
export function metricsDocument(): string {
  const head =
    '# Metrics\n\nWritten by `npm run docs`. `/metrics` has these, in the Prometheus text format, beside those of Node. Labels come from closed\nlists: none is personal. A series that is named "from the start" is 0 before anything is counted.\n';
  return [
    head,
    table('What happened', Object.values(eventMetrics).flat()),
    table('This process, at each scrape', processMetrics),
    table('The store, the same at every replica', storeMetrics),
  ].join('\n');
}
