import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { focused, hovered } from '#storybook/samples/pseudoStates.ts';
import { samples } from '#storybook/samples/sampleContent.ts';
import { copyOf } from '#storybook/samples/say.ts';
import { SurveyFooter } from './SurveyFooter.tsx';

const meta = {
  title: 'Patterns/SurveyFooter',
  component: SurveyFooter,
  args: { ...samples.en.footer, call: samples.en.call },
  render: (args, { globals }) => <SurveyFooter {...args} {...copyOf(globals).footer} call={args.call && copyOf(globals).call} />,
} satisfies Meta<typeof SurveyFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    for (const { label, href } of copyOf(globals).footer.links) {
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  },
};
/** The browser sends Global Privacy Control, and its visitor is told that it is heard. */
export const OptedOut: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayer(globals)('Your browser asks us not to sell your data, and we don’t.'))).toBeVisible();
  },
  render: (args, { globals }) => (
    <SurveyFooter
      {...args}
      {...copyOf(globals).footer}
      status={sayer(globals)('Your browser asks us not to sell your data, and we don’t.')}
    />
  ),
};
/** Within a survey: two lines, and the rest behind a word. */
export const Folded: Story = {
  args: { moreLabel: 'Details' },
};
export const Unfolds: Story = {
  ...Folded,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const { disclaimer } = samples[globals.lang === 'es' ? 'es' : 'en'].footer;
    await expect(canvas.getByText(disclaimer)).not.toBeVisible();
    await userEvent.click(canvas.getByText(say('Details')));
    await expect(canvas.getByText(disclaimer)).toBeVisible();
  },
};
export const WithoutCall: Story = {
  args: { call: undefined },
  play: async ({ canvas, globals }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(copyOf(globals).footer.links.map(({ href }) => href));
  },
};
export const Spanish: Story = { tags: ['spanish'], globals: { lang: 'es' } };

export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
