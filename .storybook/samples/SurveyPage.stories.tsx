import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { answerLayouts } from '#design-system/components/AnswerGrid/AnswerGrid.tsx';
import { progressVariants } from '#design-system/components/ProgressBar/ProgressBar.tsx';
import { SampleSurveyPage } from './SurveyPage.tsx';
import { copyOf } from './say.ts';

/**
 * A survey page from the parts of the design system alone, for trying layouts. Things to try: other columns, letters and progress in the controls;
 * a theme of other density in the toolbar (2 is airy, 3 compact); text from right to left; the width of a phone.
 */
const meta = {
  title: 'Pages/Survey layouts',
  tags: ['!autodocs'],
  component: SampleSurveyPage,
  args: {
    step: 'AtFault',
    language: 'en',
    progress: 'original',
    value: 20,
    showPercent: true,
    layout: 'stack',
    letters: false,
    rounded: false,
    stages: false,
    onChoose: fn(),
    onBack: fn(),
  },
  argTypes: {
    progress: { control: 'inline-radio', options: progressVariants },
    layout: { control: 'inline-radio', options: answerLayouts },
    step: { table: { disable: true } },
    language: { table: { disable: true } },
  },
  render: (args, { globals }) => <SampleSurveyPage {...args} language={globals.lang === 'es' ? 'es' : 'en'} />,
} satisfies Meta<typeof SampleSurveyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the page tells its theme of where the visitor is: the kind of screen, how far, and which step. */
function toldToTheme(canvasElement: HTMLElement) {
  const [page, bar, screen] = ['[data-screen]', '[data-part=progress]', '[data-step]'].map((place) =>
    canvasElement.querySelector<HTMLElement>(place),
  );
  const told = [bar, screen].map((place) => ['--share', '--step'].map((name) => place?.style.getPropertyValue(name)));
  return [page?.dataset.screen, ...told];
}

export const Question: Story = {
  args: { chosen: 'yes' },
};
export const QuestionIsAnswered: Story = {
  ...Question,
  tags: ['act'],
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    await expect(toldToTheme(canvasElement)).toEqual(['question', ['0.2', '4'], ['0.2', '4']]);
    const copy = copyOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: copy.answers[0].label }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(copy.answers[0].id));
    await userEvent.click(canvas.getByRole('button', { name: copy.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(copy.stages[0])).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const TwoColumns: Story = {
  args: { layout: 'grid', letters: true, progress: 'v1', stages: true },
  play: async ({ canvas, globals }) => {
    const copy = copyOf(globals);
    for (const stage of copy.stages) await expect(canvas.getByText(stage)).toBeInTheDocument();
    const answers = canvas.getAllByRole('button').filter((each) => each.hasAttribute('name'));
    await expect(answers).toHaveLength(copy.answers.length);
    await expect(new Set(answers.map((answer) => answer.getBoundingClientRect().left)).size).toBe(2);
    await expect(answers[1]).toHaveTextContent(/^B/);
  },
};
export const Spanish: Story = {
  name: 'In Spanish (español)',
  args: { progress: 'v2', stages: true, rounded: true, letters: true, chosen: 'doctor' },
  tags: ['spanish'],
  globals: { lang: 'es' },
};
