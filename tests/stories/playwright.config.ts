import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.ts';

const results = process.env.TEST_RESULTS ?? join(import.meta.dirname, '../../test-results');

/** Every story of the built Storybook in every theme: colours, reflow, targets, forced colours, focus, motion. A page a worker, never reloaded. */
export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'every-theme'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a machine that others use at the same time the largest pages take most of a minute.
  timeout: 180_000,
  reporter: [['dot'], ['json', { outputFile: join(results, 'every-theme.json') }]],
  use: { launchOptions },
});
