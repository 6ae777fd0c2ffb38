import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AdvertisingQuestion } from './AdvertisingQuestion.tsx';
import { advertisingWords } from './advertisingWords.ts';

/** Things to try: answer with the keyboard; read it in Spanish; set the width to 320 px: both answers stay as easy to give. */
const meta = {
  title: 'Pages/Advertising question',
  tags: ['!autodocs'],
  component: AdvertisingQuestion,
  args: { locale: 'en', onAnswer: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdvertisingQuestion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where the visitor's region needs a yes before advertisers' scripts may load. Either answer is as easy to give. */
export const English: Story = {
  globals: { lang: 'en' },
};
export const IsAnswered: Story = {
  ...English,
  tags: ['act'],
  play: async ({ canvasElement, args }) => {
    const question = within(within(canvasElement).getByRole('region', { name: advertisingWords.en.label }));
    const [no, yes] = question.getAllByRole('button');
    await expect(no?.offsetWidth).toBe(yes?.offsetWidth);
    await userEvent.click(question.getByRole('button', { name: advertisingWords.en.no }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no');
    await userEvent.click(question.getByRole('button', { name: advertisingWords.en.yes }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
  },
};

export const Spanish: Story = { args: { locale: 'es' }, globals: { lang: 'es' } };
