import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** Assertions of fixtures and hooks run for every test, so they do not count for this one. */
const asserts = ({ category, steps }: TestStep): boolean =>
  category === 'expect' || (category !== 'hook' && category !== 'fixture' && steps.some(asserts));

/** Fails a run of browser tests in which a test passed that asserts nothing, as Vitest does by its own setting. */
export default class RequireAssertions implements Reporter {
  private readonly silent: string[] = [];

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !steps.some(asserts)) this.silent.push(test.titlePath().filter(Boolean).join(' > '));
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.silent.length === 0) return Promise.resolve(undefined);
    console.error(`\nThese tests assert nothing:\n  ${this.silent.join('\n  ')}`);
    return Promise.resolve({ status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
