import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { inLanguage, sayer } from '#design-system/samples/inLanguage.tsx';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { ThemeEditor } from './ThemeEditor.tsx';

/** Change a theme's tokens by hand, and see them at once on a survey page beside its contrast. Nothing is stored. */
export default {
  title: 'Tools/Theme editor',
  tags: ['no-picture', 'sheet', 'no-panel', '!autodocs'],
  decorators: [inLanguage],
} satisfies Meta;

type Story = StoryObj;

const editor = (makesBrand: boolean): Story => ({
  render: (_args, { globals }) => <ThemeEditor first="1" language={globals.lang as 'en' | 'es'} makesBrand={makesBrand} />,
});

export const ChangeATheme: Story = {
  ...editor(false),
  name: 'Change a theme',
  play: async ({ canvas, canvasElement, globals }) => {
    const say = sayer(globals);
    const report = within(canvas.getByRole('region', { name: say('Contrast') }));
    await expect(report.getByText(say('All {0} pairs have their contrast.', contrastPairs.length))).toBeVisible();
    fireEvent.input(canvas.getByLabelText(say('Pick {0}', 'action')), { target: { value: '#1b1300' } });
    const send = canvas.getByRole('button', { name: say('See my result') });
    await expect(getComputedStyle(send).getPropertyValue('--color-action')).toBe('#1b1300');
    await expect(report.getByText(say('{0} on {1}: {2}:1, needs {3}:1', 'onAction', 'action', '1.00', 4.5))).toBeVisible();
    await expect(canvasElement.querySelector('pre')).toHaveTextContent(/action: '#1b1300'/);
  },
};

export const MakeABrand: Story = {
  ...editor(true),
  name: 'Make a brand',
  play: async ({ canvas, canvasElement, globals }) => {
    fireEvent.input(canvas.getByLabelText(sayer(globals)('Name')), { target: { value: 'Peña & Co.' } });
    await expect(canvas.getByText('Peña & Co.')).toBeVisible();
    await expect(canvasElement.querySelector('pre')).toHaveTextContent(/'pena-co': \{ theme: '1', mark: '2'/);
  },
};
