import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { onPath } from '../support/on-path.ts';

interface Rule {
  readonly alert: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}
const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

const requests = (labels: string) => `http_request_duration_seconds_count{job="accident-survey", instance="a", ${labels}}`;
const slow = (le: string) =>
  `http_request_duration_seconds_bucket{job="accident-survey", instance="a", route="/post-lead", status="200", le="${le}"}`;

type Case = readonly [string, Readonly<Record<string, string>>, string, Readonly<Record<string, string>>?];

/**
 * The case of each alert: series with a value a minute, or each ten, in promtool's words; when it has to have fired;
 * its labels.
 */
const trouble: readonly Case[] = [
  ['LeadsRefused', { [requests('route="/post-lead", status="503"')]: '0 0 1 2 3 4 5 6 7 8' }, '8m'],
  // a single one, of a process that had none before
  ['ServerFaults', { [requests('route="/api/save-data", status="500"')]: '0 0 1 1' }, '3m'],
  ['VisitorsWait', { [slow('0.5')]: '0+97x15', [slow('1')]: '0+100x15', [slow('+Inf')]: '0+100x15' }, '15m'],
  ['StoreDown', { 'store_up{instance="a"}': '1 1 0 0 0' }, '4m', { instance: 'a' }],
  ['ServerDown', { 'up{job="accident-survey", instance="a"}': '1 1 0 0 0' }, '4m', { job: 'accident-survey', instance: 'a' }],
  ['CommitsPileUp', { 'store_waiting_submissions{instance="a"}': '0 2000 2000 2000' }, '3m', { instance: 'a' }],
  ['TransactionsCollide', { 'store_retries_total{code="40001"}': '0+6000x20' }, '20m', { code: '40001' }],
  ['DiskFills', { 'disk_free_bytes{instance="a"}': '4e9x10' }, '6m', { instance: 'a' }],
  ['DeliveriesGivenUp', { 'outbox_dead{destination="exchange"}': '0 1' }, '1m', { destination: 'exchange' }],
  ['DeliveriesLate', { 'outbox_oldest_due_seconds{destination="exchange"}': '0 601' }, '1m', { destination: 'exchange' }],
  ['DestinationClosed', { 'delivery_closed{destination="exchange"}': '0 1' }, '1m', { destination: 'exchange' }],
  ['PartnerLeftAlone', { 'partner_left_alone{partner="twilio"}': '0 1x12' }, '12m', { partner: 'twilio' }],
  [
    'BudgetSpent',
    { 'partner_call_seconds_count{partner="twilio", outcome="budget_spent"}': '0 0 1' },
    '2m',
    { partner: 'twilio' },
  ],
  ['LeadsHeldLong', { 'leads_held_oldest_seconds{reason="state"}': '86401x2' }, '1m', { reason: 'state' }],
  ['PrivacyRequestOld', { privacy_requests_oldest_seconds: '864001x2' }, '1m'],
  // in the first week too, when there is no week before to compare with
  ['DeletionsRise', { 'privacy_acts_total{did="erasure"}': '0x60 0+1x60' }, '110m', { did: 'erasure' }],
  ['AuditShrinks', { 'audit_entries{instance="a"}': '9x5 4x5' }, '8m', { instance: 'a' }],
  ['RetentionStopped', { retention_last_success_timestamp_seconds: '60x300' }, '240m'],
  ['KeysDiffer', { 'data_key_version{instance="a"}': '1x70', 'data_key_version{instance="b"}': '2x70' }, '65m'],
  ['KeyWornOut', { data_key_seals: '0+2e8x10' }, '10m'],
  ['SignInGuessed', { [requests('route="/ops/sign-in", status="401"')]: '0+60x10' }, '5m'],
  ['PolicyBroken', { 'csp_violations_total{disposition="enforce", blocked="inline"}': '0+60x70' }, '65m'],
];

/** Harmless series that look like trouble. */
const calm: readonly Case[] = [
  // the second try of a visitor found the database back
  ['LeadsRefused', { [requests('route="/post-lead", status="503"')]: '0 1 1 1 1 1 1 1 1' }, '8m'],
  ['VisitorsWait', { [slow('0.5')]: '0+100x15', [slow('1')]: '0+100x15', [slow('+Inf')]: '0+100x15' }, '15m'],
  // no visitors at all
  ['VisitorsWait', { [slow('0.5')]: '9x15', [slow('1')]: '9x15', [slow('+Inf')]: '9x15' }, '15m'],
  // a replica that is replaced within a minute
  ['ServerDown', { 'up{job="accident-survey", instance="a"}': '1 0 1 1' }, '2m'],
  ['DeletionsRise', { 'privacy_acts_total{did="erasure"}': '0x60 0 1 2 3 3x56' }, '110m'],
  // as busy as a week ago
  ['DeletionsRise', { 'privacy_acts_total{did="erasure"}': '0+10x1020' }, '169h'],
  ['AuditShrinks', { 'audit_entries{instance="a"}': '4x5 9x5' }, '8m'],
  // a process that has just started says 0 until it has looked
  ['RetentionStopped', { retention_last_success_timestamp_seconds: '_x200 0 0 0 12180x20' }, '202m'],
  // a key is changed process by process
  ['KeysDiffer', { 'data_key_version{instance="a"}': '1x70', 'data_key_version{instance="b"}': '1x50 2x20' }, '65m'],
  ['PolicyBroken', { 'csp_violations_total{disposition="enforce", blocked="extension"}': '0+60x70' }, '65m'],
];

const asTest = ([name, series, at, labels]: Case, fires: boolean, interval: string) => ({
  interval,
  input_series: Object.entries(series).map(([each, values]) => ({ series: each, values })),
  alert_rule_test: [{ eval_time: at, alertname: name, exp_alerts: fires ? [expected(name, labels)] : [] }],
});

function expected(name: string, labels: Readonly<Record<string, string>> = {}) {
  const rule = rules.find(({ alert }) => alert === name);
  const said = Object.entries(rule?.annotations ?? {}).map(([key, text]) => [
    key,
    text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => labels[label] ?? ''),
  ]);
  return { exp_labels: { ...rule?.labels, ...labels }, exp_annotations: Object.fromEntries(said) };
}

it('each alert has a case in which it fires', () => {
  expect(new Set(trouble.map(([name]) => name))).toEqual(new Set(rules.map(({ alert }) => alert)));
});

const promtool = onPath('promtool');

describe.skipIf(promtool === undefined)('promtool, where it is installed (Debian: prometheus)', () => {
  // a value each ten minutes for what takes days
  it.each(['1m', '10m'])('fires each alert in trouble only, with its labels and words: %s', (interval) => {
    const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'alerts.test.yaml');
    const tests = [trouble, calm].flatMap((cases) =>
      cases
        .filter(([, , at]) => at.endsWith('h') === (interval === '10m'))
        .map((each) => asTest(each, cases === trouble, interval)),
    );
    // JSON is YAML
    writeFileSync(file, JSON.stringify({ rule_files: [resolve('deploy/alerts.yaml')], evaluation_interval: interval, tests }));
    expect(execFileSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS');
  });
});
