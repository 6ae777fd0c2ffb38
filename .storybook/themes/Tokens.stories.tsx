import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { type AnyThemeId, allThemeIds } from '#themes/registry.ts';
import { TokenFiles, TokenSheet } from './TokenSheet.tsx';

export default {
  title: 'Foundations/Tokens',
  tags: ['one-picture', 'sheet', 'no-panel', '!autodocs', '!manifest'],
} satisfies Meta;

type Story = StoryObj;
type Groups = Parameters<typeof TokenSheet>[0]['groups'];

const sheet = (title: string, ...groups: Groups): Story => ({
  render: (_args, { globals }) => <TokenSheet id={globals.theme as AnyThemeId} title={title} groups={groups} />,
});

/** Every theme as a file that design tools take, and all of them as one. */
export const ForDesignTools: Story = {
  name: 'Tokens for design tools',
  render: () => <TokenFiles />,
};
export const DownloadsAllThemes: Story = {
  ...ForDesignTools,
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#made');
    await userEvent.click(canvas.getByRole('button', { name: 'Download all themes' }));
    const [[file] = []] = made.mock.calls;
    const { modifiers } = JSON.parse(await new Response(file as Blob).text());
    made.mockRestore();
    await expect(Object.keys(modifiers.theme.contexts)).toHaveLength(allThemeIds.length);
  },
};

export const Colours: Story = { ...sheet('Colours', 'color'), name: 'Colours' };
export const Type: Story = { ...sheet('Type', 'font', 'text', 'lineHeight'), name: 'Type: fonts and sizes' };
export const Spacing: Story = { ...sheet('Spacing and sizes', 'space', 'density', 'size'), name: 'Spacing and sizes' };
export const Shape: Story = {
  ...sheet('Radius, lines and shadows', 'radius', 'border', 'shadow'),
  name: 'Radius, lines and shadows',
};
