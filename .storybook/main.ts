import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: [
    '../design-system/**/*.mdx',
    '../{design-system,themes,funnel-app/src}/**/*.stories.tsx',
    './{sheets,builder}/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'storybook-addon-pseudo-states'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Here and not in vite.config.ts, because stories as tests read only this.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      build: { chunkSizeWarningLimit: 2000 },
      // Vite would otherwise come upon these while tests run, and reload the page under them.
      optimizeDeps: {
        include: [
          '@storybook/react-vite',
          'react-imask/esm/input',
          'imask/esm/masked/pattern',
          'framer-motion',
          'framer-motion/dom/mini',
          'idb-keyval',
          'embla-carousel-react',
          '@radix-ui/react-checkbox',
          '@radix-ui/react-dialog',
          '@radix-ui/react-radio-group',
        ],
      },
    }),
};

export default config;
