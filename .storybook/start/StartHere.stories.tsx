import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { BrandId } from '#themes/brands.ts';
import { themeIds } from '#themes/registry.ts';
import { StartHere as Page } from './StartHere.tsx';
import { shownScreens } from './shownScreens.ts';

export default {
  title: 'Start here',
  tags: ['one-picture', 'sheet', 'no-panel', '!autodocs', '!manifest'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

/** What there is, and where each of those who come here finds what they came for. */
export const StartHere: StoryObj = {
  // as its title, so that the sidebar has one line for both
  name: 'Start here',
  render: (_args, { globals }) => <Page brand={globals.brand as BrandId} language={globals.lang === 'es' ? 'es' : 'en'} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Variant builder' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^\d+ [A-Z]/ })).toHaveLength(themeIds.length);
    await waitFor(() => expect(shownScreens(canvasElement)).toHaveLength(themeIds.length), { timeout: 60_000 });
  },
};
