import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered, pressed } from '#storybook/samples/pseudoStates.ts';
import { samples } from '#storybook/samples/sampleContent.ts';
import { copyOf } from '#storybook/samples/say.ts';
import { AnswerGrid, answerLayouts } from './AnswerGrid.tsx';

const meta = {
  title: 'Components/AnswerGrid',
  component: AnswerGrid,
  decorators: [onSurface],
  args: { labelledBy: 'question', options: samples.en.answers, layout: 'stack', letters: false, rounded: false, onChoose: fn() },
  argTypes: { layout: { control: 'inline-radio', options: answerLayouts } },
  render: (args, { globals }) => (
    <>
      <h2 id="question" style={{ marginBottom: '1rem' }}>
        {copyOf(globals).heading}
      </h2>
      <AnswerGrid {...args} />
    </>
  ),
} satisfies Meta<typeof AnswerGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chooses: Story = {
  ...Default,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const first = copyOf(globals).answers[0];
    const answer = canvas.getByRole('button', { name: first.label });
    await expect(canvas.getByRole('group', { name: copyOf(globals).heading })).toContainElement(answer);
    await expect(answer).toHaveAttribute('name', first.name);
    await expect(answer).toHaveValue(first.value);
    await expect(answer.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(answer);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(first.id));
  },
};

export const Chosen: Story = {
  args: { chosen: 'yes' },
  render: (args, context) => {
    // the Spanish copy has other answers
    const [, second] = copyOf(context.globals).answers;
    return meta.render({ ...args, chosen: second.id }, context);
  },
  play: async ({ canvas, globals }) => {
    const [first, second] = copyOf(globals).answers;
    await expect(canvas.getByRole('button', { name: second.label })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: first.label })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ByKeyboard: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(copyOf(globals).answers[1].id));
  },
};

/** How many columns the answers stand in. */
const columnsOf = (answers: readonly HTMLElement[]) => new Set(answers.map((each) => each.getBoundingClientRect().left)).size;

export const TwoColumns: Story = {
  args: { layout: 'grid' },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByRole('button'))).toBe(2);
  },
};
/** Short answers side by side, as far as they fit. */
export const Inline: Story = {
  args: { layout: 'inline', chosen: 'no' },
  play: async ({ canvas }) => {
    // as wide as their words: the long ones of the Spanish sample have a line each
    await expect(canvas.getByRole('group')).toHaveStyle({ display: 'flex', flexWrap: 'wrap' });
  },
};
export const Letters: Story = {
  args: { letters: true, chosen: 'no' },
  play: async ({ canvas }) => {
    const letters = canvas.getAllByRole('button').map((each) => each.textContent?.slice(0, 1));
    await expect(letters.slice(0, 3)).toEqual(['A', 'B', 'C']);
    await expect(columnsOf(canvas.getAllByRole('button'))).toBe(1);
  },
};
export const Rounded: Story = {
  args: { rounded: true, chosen: 'no' },
  play: async ({ canvas }) => {
    for (const answer of canvas.getAllByRole('button')) await expect(answer).toHaveStyle({ borderTopLeftRadius: '32px' });
  },
};
export const TwoColumnsWithLetters: Story = {
  args: { layout: 'grid', letters: true, rounded: true },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getAllByRole('button'))).toBe(2);
    await expect(canvas.getByText('B')).toBeVisible();
  },
};
export const Spanish: Story = { tags: ['spanish'], globals: { lang: 'es' }, args: { letters: true, chosen: 'doctor' } };

export const ManyAnswers: Story = {
  play: async ({ canvas }) => {
    const answers = canvas.getAllByRole('button');
    await expect(answers.map((each) => each.getAttribute('value'))).toEqual(['0', '1', '2', '3', '4', '5']);
    await expect(columnsOf(answers)).toBe(2);
  },
  args: {
    layout: 'grid',
    options: [
      'Less than a month ago',
      '1 to 3 months ago',
      '4 to 6 months ago',
      'Up to 12 months ago',
      '1 to 2 years ago',
      'Longer ago',
    ].map((label, index) => ({ id: String(index), name: 'timeframe', value: String(index), label })),
  },
};

export const Hovered: Story = { args: { chosen: 'yes' }, ...hovered };
export const Focused: Story = { args: { chosen: 'yes' }, ...focused };
export const Pressed: Story = { args: { chosen: 'yes' }, ...pressed };
