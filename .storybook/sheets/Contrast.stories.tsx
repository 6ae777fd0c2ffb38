import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLanguage, sayer } from '#design-system/samples/inLanguage.tsx';
import { ContrastTable } from './ContrastTable.tsx';

export default {
  title: 'Foundations/Contrast',
  tags: ['one-picture', 'sheet', 'no-panel', '!autodocs'],
  decorators: [inLanguage],
} satisfies Meta;

/** The computed contrast of every pair of colours that meet, in every theme at once. */
export const EveryPair: StoryObj = {
  name: 'Contrast of every pair',
  render: () => <ContrastTable />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(new RegExp(sayer(globals)('No pair falls short.')))).toBeVisible();
  },
};
