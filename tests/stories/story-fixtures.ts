import { test as base } from '@playwright/test';
import { openPreview, type Preview } from './storybook.ts';

export const test = base.extend<object, { readonly preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      const preview = await openPreview(browser);
      await use(preview);
      await preview.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
