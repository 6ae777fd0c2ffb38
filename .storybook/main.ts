import type { StorybookConfig } from '@storybook/react-vite';
import { ownFilesOnly } from './noServer.ts';

const config: StorybookConfig = {
  stories: ['../design-system/**/*.mdx', '../{design-system,themes,funnel-app/src}/**/*.stories.tsx', './sheets/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  // without an icon a browser asks for /favicon.ico, an error of no story
  previewHead: (head) =>
    `${head}<link rel="icon" href="./favicon.svg"><meta http-equiv="Content-Security-Policy" content="${ownFilesOnly}">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
