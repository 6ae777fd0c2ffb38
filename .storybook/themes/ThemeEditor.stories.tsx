import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { sayer } from '../samples/inLanguage.tsx';
import { ThemeEditor } from './ThemeEditor.tsx';

/** Change a theme's tokens by hand, and see them at once on a survey page beside its contrast. Nothing is stored. */
export default {
  title: 'Tools/Theme editor',
  tags: ['no-picture', 'sheet', 'no-panel', '!autodocs'],
} satisfies Meta;

type Story = StoryObj;

const editor = (makesBrand: boolean): Story => ({
  render: (_args, { globals }) => <ThemeEditor first="1" language={globals.lang as 'en' | 'es'} makesBrand={makesBrand} />,
});

export const ChangeATheme: Story = { ...editor(false), name: 'Change a theme' };
export const ColourIsChanged: Story = {
  ...ChangeATheme,
  tags: ['act'],
  play: async ({ canvas, canvasElement, globals }) => {
    const report = within(canvas.getByRole('region', { name: 'Contrast' }));
    await expect(report.getByText(`All ${contrastPairs.length} pairs have their contrast.`)).toBeVisible();
    fireEvent.input(canvas.getByLabelText('Pick action'), { target: { value: '#1b1300' } });
    const send = canvas.getByRole('button', { name: sayer(globals)('See my result') });
    await expect(getComputedStyle(send).getPropertyValue('--color-action')).toBe('#1b1300');
    await expect(report.getByText('onAction on action: 1.00:1, needs 4.5:1')).toBeVisible();
    await expect(canvasElement.querySelector('pre')).toHaveTextContent(/action: '#1b1300'/);
  },
};

export const MakeABrand: Story = { ...editor(true), name: 'Make a brand' };
export const BrandIsNamed: Story = {
  ...MakeABrand,
  tags: ['act'],
  play: async ({ canvas, canvasElement }) => {
    fireEvent.input(canvas.getByLabelText('Name'), { target: { value: 'Peña & Co.' } });
    await expect(canvas.getByText('Peña & Co.')).toBeVisible();
    await expect(canvasElement.querySelector('pre')).toHaveTextContent(/'pena-co': \{ theme: '1', mark: '2'/);
  },
};
