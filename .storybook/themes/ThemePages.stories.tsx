import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { BrandId } from '#themes/brands.ts';
import { identities } from '#themes/identities.ts';
import { type AnyThemeId, themeById } from '#themes/registry.ts';
import { shownScreens } from '../start/shownScreens.ts';
import { ThemePage } from './ThemePage.tsx';

export default {
  title: 'Foundations/Theme',
  tags: ['one-picture', 'sheet', 'no-panel', '!autodocs', '!manifest'],
} satisfies Meta;

type Story = StoryObj;

const pageOf = (id: AnyThemeId): Story => ({
  globals: { theme: id },
  render: (_args, { globals }) => <ThemePage id={id} language={globals.lang as 'en' | 'es'} brand={globals.brand as BrandId} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: themeById(id).name })).toBeVisible();
    await waitFor(() => expect(shownScreens(canvasElement)).toHaveLength(5), { timeout: 60_000 });
    if (id !== 'wireframe') await expect(canvas.getByText(identities[id].idea)).toBeVisible();
  },
});

/** The theme's own change of questions, there and back, and what the page keeps folded. */
export const MotionIsPlayed: Story = {
  ...pageOf('1'),
  tags: ['act'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(shownScreens(canvasElement)).toHaveLength(5), { timeout: 60_000 });
    const question = shownScreens(canvasElement)[2];
    await userEvent.click(canvas.getByRole('button', { name: 'Play it' }));
    await waitFor(() => expect(shownScreens(canvasElement)).not.toContain(question));
    await userEvent.click(canvas.getByRole('button', { name: 'Play it back' }));
    await waitFor(() => expect(shownScreens(canvasElement)).toContain(question));
    await userEvent.click(canvas.getByText('Type in every size, shape and weight'));
    await expect(await canvas.findByText(/ CSS, .*gzip/)).toBeVisible();
    await userEvent.click(canvas.getByText('Do and don’t, drawings'));
    await expect(within(canvas.getByRole('list', { name: 'Drawings' })).getAllByRole('listitem').length).toBeGreaterThan(1);
  },
};

export const Harbor: Story = { ...pageOf('1'), name: 'Theme 1: Harbor' };
export const Meridian: Story = { ...pageOf('2'), name: 'Theme 2: Meridian' };
export const Slate: Story = { ...pageOf('3'), name: 'Theme 3: Slate' };
export const Sunrise: Story = { ...pageOf('4'), name: 'Theme 4: Sunrise' };
export const Evergreen: Story = { ...pageOf('5'), name: 'Theme 5: Evergreen' };
export const Midnight: Story = { ...pageOf('6'), name: 'Theme 6: Midnight' };
export const Crimson: Story = { ...pageOf('7'), name: 'Theme 7: Crimson' };
export const Sandstone: Story = { ...pageOf('8'), name: 'Theme 8: Sandstone' };
export const Orchid: Story = { ...pageOf('9'), name: 'Theme 9: Orchid' };
export const Signal: Story = { ...pageOf('10'), name: 'Theme 10: Signal' };
export const Skyline: Story = { ...pageOf('11'), name: 'Theme 11: Skyline' };
export const Ink: Story = { ...pageOf('12'), name: 'Theme 12: Ink' };
export const Wireframe: Story = { ...pageOf('wireframe'), name: 'Theme wireframe' };
