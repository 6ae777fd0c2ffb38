import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../tests/browser.ts';

/** Vitest rewrites each `import()` to go through a global of its page; the builder's frames are pages that lack it, as workers are. */
const importsInFrames: Plugin = {
  name: 'imports-in-frames',
  transform: {
    filter: { id: /builder\/frame\.ts/ },
    handler: (code) => `globalThis.__vitest_browser_runner__ ??= { wrapDynamicImport: (load) => load() };\n${code}`,
  },
};

/** Every story as a test: it renders, plays, and passes axe, in a real browser (toolchain.md). */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }), importsInFrames],
  test: {
    name: 'stories',
    // One page for all stories: a page each costs twice the time and finds nothing more (toolchain.md).
    isolate: false,
    // The builder loads the whole survey in each of its frames, from a cold cache when it comes first.
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
