import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const results = process.env.TEST_RESULTS ?? join(import.meta.dirname, '../../test-results');

/**
 * The survey in WebKit, the engine of every iPhone: Debian's WebKitGTK with its WebDriver. Playwright's WebKit needs a download.
 * Only the runner is Playwright's.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'webkit'),
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(results, 'webkit.json') }], ['../support/require-assertions.ts']],
});
