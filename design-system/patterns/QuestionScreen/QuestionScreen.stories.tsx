import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { samples } from '#storybook/samples/sampleContent.ts';
import { copyOf } from '#storybook/samples/say.ts';
import { AnswerGrid } from '../../components/AnswerGrid/AnswerGrid.tsx';
import { QuestionScreen } from './QuestionScreen.tsx';

const meta = {
  title: 'Patterns/QuestionScreen',
  component: QuestionScreen,
  args: { step: 'AtFault', flow: 'main', heading: samples.en.heading, headingId: 'question', children: null },
  render: (args, { globals }) => {
    const copy = copyOf(globals);
    return (
      <div style={{ padding: '1rem', maxWidth: '48rem', margin: '0 auto' }}>
        <QuestionScreen
          {...args}
          heading={copy.heading}
          subhead={args.subhead && copy.subhead}
          why={args.why && copy.why}
          note={args.note && copy.note}
        >
          <AnswerGrid labelledBy="question" options={copy.answers} onChoose={() => undefined} />
        </QuestionScreen>
      </div>
    );
  },
} satisfies Meta<typeof QuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only what a screen must have; the heading can take the focus, and no region round it repeats the question. */
export const Bare: Story = {};
export const HeadingTakesTheFocus: Story = {
  ...Bare,
  tags: ['act'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    const heading = canvas.getByRole('heading', { level: 1, name: copyOf(globals).heading });
    const screen = heading.closest('section');
    await expect(screen).toHaveAttribute('data-step', 'AtFault');
    await expect(screen).toHaveAttribute('data-flow', 'main');
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const Whole: Story = {
  args: {
    subhead: samples.en.subhead,
    why: samples.en.why,
    note: samples.en.note,
  },
};

/** The start screen: one button, display type and short promises. */
export const WithTicks: Story = {
  args: { ticks: ['Free to ask', 'No obligation', 'About two minutes'] },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    const ticks = canvas.getAllByRole('listitem').map((tick) => tick.textContent);
    await expect(ticks).toEqual([say('Free to ask'), say('No obligation'), say('About two minutes')]);
  },
};

export const LongestCopy: Story = { args: { ...Whole.args }, tags: ['spanish'], globals: { lang: 'es' } };
