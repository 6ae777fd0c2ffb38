import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { inLongForm } from '../support/long-form.ts';

const results = process.env.TEST_RESULTS ?? join(import.meta.dirname, '../../test-results');

/**
 * Every story of the built Storybook as a test: it renders, plays, logs no error and passes axe. In every theme its colours,
 * reflow, targets, forced colours, focus and motion are checked. Each worker has one page and never reloads it.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'stories'),
  // more than cores: a play waits for the page half of its time
  workers: 3,
  grepInvert: inLongForm ? [] : /@long/,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a machine that others use at the same time the largest pages take most of a minute.
  timeout: 180_000,
  // now and then Storybook still hides its canvas when a story opens a modal dialog, which then gets no focus
  retries: 1,
  reporter: [['dot'], ['json', { outputFile: join(results, 'stories.json') }], ['../support/require-assertions.ts']],
  use: { launchOptions },
});
