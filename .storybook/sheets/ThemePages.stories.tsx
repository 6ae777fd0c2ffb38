import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type AnyThemeId, themeById } from '#themes/registry.ts';
import { onePicture } from '../../themes/pictureModes.ts';
import { ThemePage } from './ThemePage.tsx';

export default {
  title: 'Foundations/Theme',
  tags: ['sheet', '!autodocs'],
  parameters: { chromatic: { modes: onePicture } },
} satisfies Meta;

type Story = StoryObj;

const pageOf = (id: AnyThemeId): Story => ({
  globals: { theme: id },
  render: () => <ThemePage id={id} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: themeById(id).name })).toBeVisible();
    await expect(await canvas.findByText(/of CSS, gzipped/)).toBeVisible();
  },
});

export const Harbor = pageOf('1');
export const Meridian = pageOf('2');
export const Slate = pageOf('3');
export const Sunrise = pageOf('4');
export const Evergreen = pageOf('5');
export const Midnight = pageOf('6');
export const Crimson = pageOf('7');
export const Sandstone = pageOf('8');
export const Orchid = pageOf('9');
export const Signal = pageOf('10');
export const Skyline = pageOf('11');
export const Ink = pageOf('12');
export const Wireframe = pageOf('wireframe');
