import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '../../lead-server/src/telemetry/metrics.ts';
import { onPath } from '../support/on-path.ts';

const alerts = readFileSync('deploy/alerts.yaml', 'utf8');
const manual = readFileSync('lead-server/docs/operations.md', 'utf8');
const runbooks = readFileSync('lead-server/docs/runbooks.md', 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const names = matches(alerts, /- alert: (\w+)/g);
const rules = matches(alerts, /expr: (.*)/g);

/** As much of a Grafana board as is read here. */
interface Board {
  readonly templating: { readonly list: readonly object[] };
  readonly panels: readonly {
    readonly datasource: { readonly uid: string };
    readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
    readonly targets: readonly { readonly datasource: { readonly uid: string }; readonly expr: string }[];
  }[];
}
const boards = new Map(
  readdirSync('deploy/grafana').map((file) => [file, JSON.parse(readFileSync(join('deploy/grafana', file), 'utf8')) as Board]),
);
const expressions = [...boards.values()].flatMap(({ panels }) =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
);

/** Every metric that the server exports: a histogram's three too. */
async function exported(): Promise<ReadonlySet<string>> {
  const noStore = () => Promise.reject(new Error('no store in this test'));
  const metrics = createMetrics({ ping: noStore }, noStore, '.');
  const text = await metrics.text({ waiting: 0, retries: {}, keyVersion: 1, seals: 0, partners: [], destinations: [] });
  return new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

/** The metrics in a PromQL expression: all names but functions, keywords, labels and texts. */
function metricsIn(expression: string): readonly string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\b(?:by|without)\s*\([^)]*\)/g, ' ')
    .replace(/\boffset \w+/g, ' ');
  return matches(bare, /\b([a-z_]\w*)\b(?!\s*\()/g).filter((word) => !/^(or|and|unless|bool)$/.test(word));
}

describe('alerts', () => {
  it('each has its section in the runbooks, and each section its alert', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(matches(runbooks, /^## (.*)$/gm)).toEqual(names);
    expect(matches(alerts, /runbook: "(.*)"/g)).toEqual(
      names.map((name) => `lead-server/docs/runbooks.md#${name.toLowerCase()}`),
    );
  });

  it('each section says what it means, where to look, what to do and when it is over', () => {
    for (const section of runbooks.split(/^## /m).slice(1))
      expect(matches(section, /^\*\*(Means|Look|Do|Over)\b/gm), section.slice(0, 30)).toEqual(['Means', 'Look', 'Do', 'Over']);
  });
});

describe('every figure of alerts and boards', () => {
  it('is one that the server exports', async () => {
    // Prometheus makes `up` itself
    const known = new Set([...(await exported()), 'up']);
    const named = [...rules, ...expressions].flatMap(metricsIn);
    expect(new Set(named).size).toBeGreaterThan(30);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('is explained in the operations manual, Node’s own apart', () => {
    const named = [...rules, ...expressions].flatMap(metricsIn).map((name) => name.replace(/_(count|bucket|sum)$/, ''));
    expect(named.filter((name) => !/^(up$|process_|nodejs_)/.test(name) && !manual.includes(`\`${name}`))).toEqual([]);
  });

  it('is of this job alone where other services export the same name', () => {
    const common = [...rules, ...expressions].filter((each) => /\b(http_|process_|nodejs_|up\b)/.test(each));
    expect(common.length).toBeGreaterThan(8);
    for (const each of common)
      expect(each.match(/\b(?:http_|process_|nodejs_)\w+|\bup\b/g)?.length).toBe(each.match(/job="/g)?.length);
  });
});

describe('boards', () => {
  it('take their data source from a variable, and no two panels overlap', () => {
    expect(boards.size).toBe(3);
    for (const [file, board] of boards) {
      expect(board.templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' });
      const taken = new Set<string>();
      for (const { datasource, gridPos, targets } of board.panels) {
        for (const each of [{ datasource }, ...targets]) expect(each.datasource.uid).toBe('$datasource');
        expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
        for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
          for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
            expect(taken.has(`${x} ${y}`), `${file}: ${x} ${y}`).toBe(false);
            taken.add(`${x} ${y}`);
          }
      }
    }
  });
});

const promtool = onPath('promtool');

describe.skipIf(promtool === undefined)('promtool, where it is installed (Debian: prometheus)', () => {
  it('accepts the alerts, and every expression of the boards', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const asRules = expressions.map((each, index) => ({
      record: `board:${index}`,
      expr: each.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'accident-survey'),
    }));
    // JSON is YAML
    writeFileSync(join(folder, 'boards.yaml'), JSON.stringify({ groups: [{ name: 'boards', rules: asRules }] }));
    for (const [file, count] of [
      ['deploy/alerts.yaml', rules.length],
      [join(folder, 'boards.yaml'), asRules.length],
    ] as const)
      expect(execFileSync(promtool ?? '', ['check', 'rules', file], { encoding: 'utf8' })).toContain(`SUCCESS: ${count} rules`);
  });
});
