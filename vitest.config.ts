import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Unit and property tests, in Node, beside the code that they test. Stories run by .storybook/vitest.config.ts. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{lead-server,design-system,themes,funnel-app,tests}/**/*.test.ts'],
    // Vitest would leave one of two cores idle, and the fault tests wait more than they work.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
