import type { StorybookConfig } from '@storybook/react-vite';
import { ownFilesOnly } from './noServer.ts';

const config: StorybookConfig = {
  stories: ['./guides/*.mdx', '../{design-system,themes,funnel-app/src,studio,.storybook}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  // A story shows; one tagged `act` plays something out, and the sidebar's filter brings it.
  tags: { act: { defaultFilterSelection: 'exclude' } },
  // manifests/components.json: what each component is and takes, for assistants and other tools
  features: { componentsManifest: true },
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  // without an icon a browser asks for /favicon.ico, an error of no story
  previewHead: (head) =>
    `${head}<link rel="icon" href="./favicon.svg"><meta http-equiv="Content-Security-Policy" content="${ownFilesOnly}">`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // reads `(typeof list)[number]`, so a component's list is its only spelling of the values
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      // HTML's own attributes go unlisted
      propFilter: ({ declarations = [] }) => !declarations.every(({ fileName }) => fileName.includes('node_modules')),
    },
  },
};

export default config;
