/** Grafana's units: https://grafana.com/docs/grafana/latest/panels-visualizations/configure-standard-options/#unit */
type Unit = 's' | 'short' | 'ops' | 'bytes' | 'percentunit' | 'currencyUSD' | 'bool_on_off';

/** A figure on a board: its title, its unit, and a PromQL expression for each legend. */
interface Panel {
  readonly title: string;
  readonly unit: Unit;
  readonly by: Readonly<Record<string, string>>;
  /** What to see in it. */
  readonly note?: string;
  /** A number with its colour, red from here on; else a curve. */
  readonly redFrom?: number;
}

interface Board {
  readonly title: string;
  readonly panels: readonly Panel[];
}

const job = 'job="$job"';
/** Requests a second. */
const requests = (labels: string, by: string) =>
  `sum by (${by}) (rate(http_request_duration_seconds_count{${job}, ${labels}}[$__rate_interval]))`;
/** A quantile of a histogram. */
const quantile = (q: number, metric: string, labels = '', by = 'le') =>
  `histogram_quantile(${q}, sum by (${by}) (rate(${metric}_bucket{${job}${labels}}[$__rate_interval])))`;
const perSecond = (metric: string, by: string, labels = '') =>
  `sum by (${by}) (rate(${metric}{${job}${labels}}[$__rate_interval]))`;
/** What is read from the store is the same at every replica. */
const shared = (metric: string, by?: string) => `max ${by === undefined ? '' : `by (${by}) `}(${metric}{${job}})`;
const each = (metric: string) => `${metric}{${job}}`;

const lead = ', route="/post-lead", status="200"';

/** The boards of deploy/grafana, by the name of their file. The figures: lead-server/docs/operations.md#figures */
export const boards: Readonly<Record<string, Board>> = {
  leads: {
    title: 'Accident survey: leads and visitors',
    panels: [
      {
        title: 'Leads refused a second',
        unit: 'ops',
        by: {
          refused: `sum(rate(http_request_duration_seconds_count{${job}, route="/post-lead", status="503"}[5m])) or vector(0)`,
        },
        redFrom: 0.001,
      },
      {
        title: 'Faults of ours a second',
        unit: 'ops',
        by: { faults: `sum(rate(http_request_duration_seconds_count{${job}, status="500"}[5m])) or vector(0)` },
        redFrom: 0.001,
      },
      {
        title: 'Leads held for a person',
        unit: 'short',
        by: { held: `sum(max by (reason) (leads_held{${job}}))` },
        redFrom: 100,
      },
      { title: 'Privacy requests that wait', unit: 'short', by: { waiting: shared('privacy_requests_waiting') }, redFrom: 20 },
      { title: 'Answers to leads', unit: 'ops', by: { '{{status}}': requests('route="/post-lead"', 'status') } },
      {
        title: 'Until a lead is durable',
        unit: 's',
        by: {
          p50: quantile(0.5, 'http_request_duration_seconds', lead),
          p95: quantile(0.95, 'http_request_duration_seconds', lead),
          p99: quantile(0.99, 'http_request_duration_seconds', lead),
        },
        note: 'Over 0.5 s visitors notice.',
      },
      {
        title: 'Pages and calls',
        unit: 'ops',
        by: { '{{route}}': `topk(12, ${requests('route!="none"', 'route')})` },
      },
      {
        title: 'Refused and failed, by route',
        unit: 'ops',
        by: { '{{status}} {{route}}': requests('status=~"4..|5.."', 'status, route') },
      },
      { title: 'Leads held, by reason', unit: 'short', by: { '{{reason}}': shared('leads_held', 'reason') } },
      {
        title: 'The oldest that waits for a person',
        unit: 's',
        by: {
          'lead: {{reason}}': shared('leads_held_oldest_seconds', 'reason'),
          'privacy request': shared('privacy_requests_oldest_seconds'),
        },
      },
      {
        title: 'What content security policies blocked',
        unit: 'ops',
        by: { '{{directive}} {{blocked}} {{disposition}}': perSecond('csp_violations_total', 'directive, blocked, disposition') },
        note: 'Anybody can send such a report.',
      },
      {
        title: 'Privacy: captchas, and what was carried out',
        unit: 'ops',
        by: {
          'captcha {{verdict}}': perSecond('captcha_checks_total', 'verdict'),
          '{{did}}': perSecond('privacy_acts_total', 'did'),
        },
      },
    ],
  },
  delivery: {
    title: 'Accident survey: delivery and partners',
    panels: [
      { title: 'Given up', unit: 'short', by: { 'given up': `sum(max by (destination) (outbox_dead{${job}}))` }, redFrom: 1 },
      { title: 'Longest due', unit: 's', by: { due: shared('outbox_oldest_due_seconds') }, redFrom: 600 },
      {
        title: 'Partners left alone',
        unit: 'short',
        by: { partners: `sum(max by (partner) (partner_left_alone{${job}}))` },
        redFrom: 1,
      },
      {
        title: 'Addresses closed (410)',
        unit: 'short',
        by: { closed: `sum(max by (destination) (delivery_closed{${job}}))` },
        redFrom: 1,
      },
      { title: 'Waiting', unit: 'short', by: { '{{destination}}': shared('outbox_pending', 'destination') } },
      {
        title: 'How long the oldest has been due',
        unit: 's',
        by: { '{{destination}}': shared('outbox_oldest_due_seconds', 'destination') },
      },
      {
        title: 'Attempts',
        unit: 'ops',
        by: { '{{destination}} {{outcome}}': perSecond('delivery_attempt_seconds_count', 'destination, outcome') },
      },
      {
        title: 'How long partners take for a delivery (p95)',
        unit: 's',
        by: { '{{destination}}': quantile(0.95, 'delivery_attempt_seconds', '', 'le, destination') },
      },
      {
        title: 'Deliveries of the last hour',
        unit: 'short',
        by: { '{{destination}} {{state}}': shared('deliveries_last_hour', 'destination, state') },
        note: 'no_partner: a destination without its setting.',
      },
      {
        title: 'Left alone after five failures',
        unit: 'bool_on_off',
        by: { '{{destination}}': shared('delivery_left_alone', 'destination') },
      },
      {
        title: 'Checks while a visitor waits',
        unit: 'ops',
        by: { '{{partner}} {{outcome}}': perSecond('partner_call_seconds_count', 'partner, outcome') },
      },
      {
        title: 'How long a check takes (p95)',
        unit: 's',
        by: { '{{partner}}': quantile(0.95, 'partner_call_seconds', ', outcome="answered"', 'le, partner') },
        note: 'Over 2 s visitors wait for it.',
      },
      {
        title: 'What buyers said of a day’s leads',
        unit: 'short',
        by: { '{{destination}} {{verdict}}': shared('buyer_replies_last_day', 'destination, verdict') },
      },
      {
        title: 'What buyers pay for them',
        unit: 'currencyUSD',
        by: { '{{destination}}': shared('buyer_paid_dollars_last_day', 'destination') },
      },
    ],
  },
  store: {
    title: 'Accident survey: store and process',
    panels: [
      { title: 'Replicas without a store', unit: 'short', by: { down: `count(store_up{${job}} == 0) or vector(0)` }, redFrom: 1 },
      { title: 'Processes away', unit: 'short', by: { away: `count(up{${job}} == 0) or vector(0)` }, redFrom: 1 },
      {
        title: 'Since old data was removed',
        unit: 's',
        by: { since: `time() - max(retention_last_success_timestamp_seconds{${job}})` },
        redFrom: 10_800,
      },
      {
        title: 'Keys that seal',
        unit: 'short',
        by: { keys: `count(count_values("version", data_key_version{${job}}))` },
        redFrom: 2,
      },
      {
        title: 'Commits, and submissions in them',
        unit: 'ops',
        by: {
          'commits, ok={{ok}}': perSecond('store_commit_seconds_count', 'ok'),
          submissions: `sum(rate(store_committed_total{${job}}[$__rate_interval]))`,
        },
      },
      {
        title: 'How long a commit takes',
        unit: 's',
        by: { p50: quantile(0.5, 'store_commit_seconds'), p99: quantile(0.99, 'store_commit_seconds') },
        note: 'A p99 over 0.25 s: the disk or the database is slow.',
      },
      {
        title: 'Submissions that wait for a commit',
        unit: 'short',
        by: { '{{instance}}': each('store_waiting_submissions') },
        note: 'From 8,192 on new ones are refused.',
      },
      { title: 'Transactions run again', unit: 'ops', by: { '{{code}}': perSecond('store_retries_total', 'code') } },
      {
        title: 'Processor',
        unit: 'percentunit',
        by: { '{{instance}}': `rate(process_cpu_seconds_total{${job}}[$__rate_interval])` },
      },
      {
        title: 'Event loop lag (p99)',
        unit: 's',
        by: { '{{instance}}': each('nodejs_eventloop_lag_p99_seconds') },
        note: 'Over 0.2 s for minutes: more replicas.',
      },
      { title: 'Memory', unit: 'bytes', by: { '{{instance}}': each('process_resident_memory_bytes') } },
      { title: 'Free where DATA_DIR is', unit: 'bytes', by: { '{{instance}}': each('disk_free_bytes') } },
      { title: 'Entries of the audit', unit: 'short', by: { entries: shared('audit_entries') }, note: 'It only ever grows.' },
      { title: 'Seals by this key', unit: 'short', by: { '{{instance}}': each('data_key_seals') } },
    ],
  },
};

const datasource = { type: 'prometheus', uid: '$datasource' };

/** Numbers in a row of four, then curves in rows of two. Grafana's grid has 24 columns. */
function placesOf(panels: readonly Panel[]) {
  let [numbers, curves] = [0, 0];
  return panels.map(({ redFrom }) => {
    if (redFrom === undefined) {
      const place = { h: 8, w: 12, x: 12 * (curves % 2), y: 4 + 8 * Math.floor(curves / 2) };
      curves += 1;
      return place;
    }
    const place = { h: 4, w: 6, x: 6 * numbers, y: 0 };
    numbers += 1;
    return place;
  });
}

function panelJson({ title, unit, by, note, redFrom }: Panel, id: number, gridPos: object) {
  const isNumber = redFrom !== undefined;
  const reduceOptions = { calcs: ['lastNotNull'], fields: '', values: false };
  const steps = [{ color: 'green', value: null }, ...(isNumber ? [{ color: 'red', value: redFrom }] : [])];
  return {
    id,
    type: isNumber ? 'stat' : 'timeseries',
    title,
    ...(note !== undefined && { description: note }),
    datasource,
    gridPos,
    fieldConfig: { defaults: { unit, min: 0, thresholds: { mode: 'absolute', steps } }, overrides: [] },
    options: isNumber
      ? { colorMode: 'background', graphMode: 'none', reduceOptions }
      : { legend: { displayMode: 'list', placement: 'bottom', showLegend: true }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: Object.entries(by).map(([legendFormat, expr], index) => ({
      refId: String.fromCharCode(65 + index),
      datasource,
      expr,
      legendFormat,
    })),
  };
}

/** A board as Grafana imports it. */
function boardJson(name: string, { title, panels }: Board) {
  const places = placesOf(panels);
  const jobs = 'label_values(store_up, job)';
  return {
    uid: `accident-survey-${name}`,
    title,
    tags: ['accident-survey'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [
        { name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus' },
        {
          name: 'job',
          label: 'Job',
          type: 'query',
          datasource,
          definition: jobs,
          query: { query: jobs, refId: 'job' },
          refresh: 1,
        },
      ],
    },
    panels: panels.map((panel, index) => panelJson(panel, index + 1, places[index] ?? {})),
  };
}

/** The files of deploy/grafana, by path. */
export const boardFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(boards).map(([name, board]) => [
      `deploy/grafana/${name}.json`,
      `${JSON.stringify(boardJson(name, board), null, 2)}\n`,
    ]),
  );
