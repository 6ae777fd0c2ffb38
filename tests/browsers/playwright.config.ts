import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const results = process.env.TEST_RESULTS ?? join(import.meta.dirname, '../../test-results');
/** webkit or firefox. */
const browser = process.env.BROWSER ?? 'webkit';

/**
 * The survey in WebKit, the engine of every iPhone, or in Firefox: Debian's, by WebDriver. Playwright's own need a download.
 * Only the runner is Playwright's.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(results, browser),
  projects: [{ name: browser }],
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(results, `${browser}.json`) }], ['../support/require-assertions.ts']],
});
