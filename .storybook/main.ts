import type { StorybookConfig } from '@storybook/react-vite';
import { ownFilesOnly } from './noServer.ts';

const config: StorybookConfig = {
  stories: ['./guides/*.mdx', '../{design-system,themes,funnel-app/src,.storybook}/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    // the test panel and a server for coding assistants (/mcp), both of `npm run storybook` alone
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  // manifests/components.json: what each component is and takes, for assistants and other tools
  features: { componentsManifest: true },
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  // without an icon a browser asks for /favicon.ico, an error of no story
  previewHead: (head) =>
    `${head}<link rel="icon" href="./favicon.svg"><meta http-equiv="Content-Security-Policy" content="${ownFilesOnly}">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
