import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../design-system/**/*.mdx', '../{design-system,themes,funnel-app/src}/**/*.stories.tsx', './sheets/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  // a page that names no icon asks for /favicon.ico, now and then only once a story is there: an error that no story made
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
