import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Asking } from './ask.tsx';
import { words } from './words.ts';

/** Things to try: answer with the keyboard; read it in Spanish; set the width to 320 px: both answers stay as easy to give. */
const meta = {
  title: 'Pages/Advertising question',
  tags: ['!autodocs'],
  component: Asking,
  args: { locale: 'en', onAnswer: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Asking>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where the visitor's region needs a yes before advertisers' scripts may load (decisions 8). Either answer is as easy to give. */
export const English: Story = {
  play: async ({ canvasElement, args }) => {
    const question = within(within(canvasElement).getByRole('region', { name: words.en.label }));
    const [no, yes] = question.getAllByRole('button');
    await expect(no?.offsetWidth).toBe(yes?.offsetWidth);
    await userEvent.click(question.getByRole('button', { name: words.en.no }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no');
    await userEvent.click(question.getByRole('button', { name: words.en.yes }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
  },
};

export const Spanish: Story = { args: { locale: 'es' } };
