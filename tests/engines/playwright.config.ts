import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config.ts';

const results = process.env.TEST_RESULTS ?? join(import.meta.dirname, '../../test-results');

/** The built product, read by engines of accessibility. */
export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'engines'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(results, 'engines.json') }], ['../support/require-assertions.ts']],
  use: endToEnd.use ?? {},
});
