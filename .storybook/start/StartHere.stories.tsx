import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { themeIds } from '#themes/registry.ts';
import { StartHere as Page } from './StartHere.tsx';

export default {
  title: 'Start here',
  component: Page,
  tags: ['one-picture', 'no-panel', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>;

/** What there is, and where each of those who come here finds what they came for. */
export const StartHere: StoryObj<typeof Page> = {
  // as its title, so that the sidebar has one line for both
  name: 'Start here',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Variant builder' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^\d+ [A-Z]/ })).toHaveLength(themeIds.length);
  },
};
