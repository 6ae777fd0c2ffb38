import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { inLongForm } from '../support/long-form.ts';

const results = process.env.TEST_RESULTS ?? join(import.meta.dirname, '../../test-results');

/** The whole product in a real browser: built funnel, real server and SQLite, partner stubs on loopback. */
export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'e2e'),
  // Each worker has a server, a database and stand-ins of its own.
  // More than cores: a walk waits for the page half of its time.
  workers: 4,
  // a further case of what another test holds, or a rare one
  grepInvert: inLongForm ? [] : /@long/,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // a busy machine can starve a walk; flaky tests pass and are listed
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: join(results, 'e2e.json') }], ['../support/require-assertions.ts']],
  use: {
    launchOptions,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Slides are tested where they matter; everywhere else a test waits for nothing that moves.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every test would cost as much as the tests: ask for one with --trace on.
    screenshot: 'only-on-failure',
  },
});
