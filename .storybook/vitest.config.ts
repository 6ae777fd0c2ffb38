import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from '../tests/support/chromium.ts';
import storybook from './vite.config.ts';

/**
 * The test panel of `npm run storybook`: plays a story, or all, in a browser while they are written. `npm test` asks the built
 * Storybook for the same and more (tests/stories), so it never reads this.
 */
const config = defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  // Vite would come upon these while tests run, and reload the page under them
  optimizeDeps: {
    include: [
      '@storybook/react-vite',
      'react-imask/esm/input',
      'imask/esm/masked/pattern',
      'framer-motion',
      'idb-keyval',
      'embla-carousel-react',
      '@radix-ui/react-checkbox',
      '@radix-ui/react-dialog',
      '@radix-ui/react-radio-group',
    ],
  },
  test: {
    name: 'stories',
    // one page for all stories: a page each costs twice the time and finds nothing more
    isolate: false,
    testTimeout: 40_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default mergeConfig(storybook, config);
