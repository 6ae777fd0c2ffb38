import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { contrastPairs } from '#design-system/theme/contrastPairs.ts';
import { sayer } from '../samples/inLanguage.tsx';
import { readDraft, writeDraft } from './draft.ts';
import { ThemeEditor } from './ThemeEditor.tsx';

interface Args {
  /** The whole draft (draft.ts): Storybook keeps a story's args in its address. */
  draft: string;
}

/** Change a theme's tokens by hand, and see them at once on a survey page beside its contrast. The address holds the draft. */
export default {
  title: 'Tools/Theme editor',
  tags: ['no-picture', 'sheet', 'no-panel', '!autodocs', '!manifest'],
  args: { draft: '' },
  argTypes: { draft: { type: 'string' } },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

const editor = (isBrand: boolean): Story => ({
  render: function Editing({ draft }, { globals }) {
    const [, updateArgs] = useArgs<Args>();
    return (
      <ThemeEditor
        draft={readDraft(draft)}
        onDraft={(next) => updateArgs({ draft: writeDraft(next) })}
        language={globals.lang as 'en' | 'es'}
        isBrand={isBrand}
      />
    );
  },
});

export const ChangeATheme: Story = { ...editor(false), name: 'Change a theme' };
export const TokensAreChanged: Story = {
  ...ChangeATheme,
  tags: ['act'],
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    // the first of a name is the colour
    const type = (label: string | RegExp, value: string) =>
      fireEvent.input(canvas.getAllByLabelText(label)[0] as HTMLElement, { target: { value } });
    const report = within(canvas.getByRole('region', { name: 'Contrast' }));
    const code = canvasElement.querySelector('pre');
    const send = () => canvas.getByRole('button', { name: sayer(globals)('See my result') });
    const all = `All ${contrastPairs.length} pairs have their contrast.`;
    await expect(report.getByText(all)).toBeVisible();
    type('Pick action', '#1b1300');
    await waitFor(() => expect(getComputedStyle(send()).getPropertyValue('--color-action')).toBe('#1b1300'));
    await expect(report.getByText('onAction on action: 1.00:1, needs 4.5:1')).toBeVisible();
    await expect(code).toHaveTextContent(/action: '#1b1300'/);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo action' }));
    await waitFor(() => expect(report.getByText(all)).toBeVisible());
    // a notation that tokens do not have is computed, and copied as one that they have
    type(/^action$/, 'oklch(0.2 0.02 90)');
    await waitFor(() => expect(report.getByText(/^onAction on action: 1\.\d\d:1/)).toBeVisible());
    await expect(code).toHaveTextContent(/action: 'rgb\(\d+ \d+ \d+\)'/);
    // nonsense is not copied
    type(/^action changed$/, 'banana');
    await waitFor(() => expect(report.getByText('Mend before you copy: color.action.')).toBeVisible());
    await expect(report.getByRole('button', { name: 'Copy as tokens.ts' })).toBeDisabled();
    await expect(code).not.toHaveTextContent('banana');
    // and nothing goes along to the next theme
    await userEvent.selectOptions(canvas.getByLabelText('Theme'), '7 Crimson');
    await waitFor(() => expect(report.getByText(all)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Undo / })).toHaveTextContent('Undo all changes');
  },
};

export const MakeABrand: Story = { ...editor(true), name: 'Make a brand' };
export const BrandIsNamed: Story = {
  ...MakeABrand,
  tags: ['act'],
  play: async ({ canvas, canvasElement }) => {
    fireEvent.input(canvas.getByLabelText('Name'), { target: { value: 'Peña & Co.' } });
    await waitFor(() => expect(canvas.getByText('Peña & Co.')).toBeVisible());
    await expect(canvasElement.querySelector('pre')).toHaveTextContent(/'pena-co': \{ theme: '1', mark: '2'/);
  },
};
