import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastTable } from './ContrastTable.tsx';

export default {
  title: 'Foundations/Contrast',
  tags: ['one-picture', 'sheet', 'no-panel', '!autodocs', '!manifest'],
} satisfies Meta;

/** The computed contrast of every pair of colours that meet, in every theme at once. */
export const EveryPair: StoryObj = {
  name: 'Contrast of every pair',
  render: () => <ContrastTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No pair falls short./)).toBeVisible();
  },
};
