import type { RunnerTestCase } from 'vitest';
import type { Reporter, TestCase } from 'vitest/node';

/** The result of one fault test, for the table at the end of a run. */
export interface FaultReport {
  readonly store: 'SQLite' | 'PostgreSQL' | 'any';
  /** The fault injected. */
  readonly tried: string;
  /** How often. */
  readonly times: number;
  /** How many submissions (or deliveries) were acknowledged while it happened; 0 where none is sent. */
  readonly acknowledged: number;
  /** How many were refused with an error that asks for another try. They are not lost: the page keeps them. */
  readonly refused?: number;
  /** How many of the acknowledged are not there afterwards, or are there twice. */
  readonly lost: number;
  /** A measured figure beside its target. */
  readonly measured?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: FaultReport;
  }
}

/** Puts a test's figures into the table at the end of the run. Call it before the assertions, so that a failure is in the table too. */
export function reportFault(task: Readonly<RunnerTestCase>, report: FaultReport): void {
  task.meta.fault = report;
}

/** A vitest reporter that prints for each fault what was tried, how often, and how many were lost. */
export default class FaultTable implements Reporter {
  private readonly reports: FaultReport[] = [];

  onTestCaseResult(test: TestCase): void {
    const { fault } = test.meta();
    if (fault) this.reports.push(fault);
  }

  onTestRunEnd(): void {
    if (this.reports.length === 0) return;
    const cells = (report: FaultReport) => [
      report.tried,
      report.store,
      String(report.times),
      String(report.acknowledged),
      String(report.refused ?? 0),
      String(report.lost),
      report.measured ?? '',
    ];
    const sorted = [...this.reports].sort((a, b) => a.tried.localeCompare(b.tried) || a.store.localeCompare(b.store));
    const rows = [['fault', 'store', 'times', 'acknowledged', 'told to retry', 'lost', 'measured'], ...sorted.map(cells)];
    const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
    const lines = rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    const lost = this.reports.reduce((sum, each) => sum + each.lost, 0);
    console.log(`\n${lines.join('\n')}\n${this.reports.length} faults, ${lost} lost\n`);
  }
}
