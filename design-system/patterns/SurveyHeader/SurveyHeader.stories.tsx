import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focused, hovered, pressed } from '#storybook/samples/pseudoStates.ts';
import { SampleLogo } from '#storybook/samples/SampleLogo.tsx';
import { samples } from '#storybook/samples/sampleContent.ts';
import { copyOf } from '#storybook/samples/say.ts';
import { SurveyHeader } from './SurveyHeader.tsx';

const meta = {
  title: 'Patterns/SurveyHeader',
  component: SurveyHeader,
  args: { logo: <SampleLogo />, call: samples.en.call, advertisement: samples.en.advertisement, language: samples.en.language },
  render: (args, { globals }) => (
    <SurveyHeader
      {...args}
      advertisement={copyOf(globals).advertisement}
      call={args.call && copyOf(globals).call}
      language={args.language && copyOf(globals).language}
    />
  ),
} satisfies Meta<typeof SurveyHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { call, advertisement, language } = copyOf(globals);
    await expect(canvas.getByRole('banner')).toHaveTextContent(advertisement);
    await expect(canvas.getByRole('link', { name: `${call.label} ${call.number}` })).toHaveAttribute('href', call.href);
    const other = canvas.getByRole('link', { name: language.label });
    await expect(other).toHaveAttribute('href', language.href);
    await expect(other).toHaveAttribute('lang', language.lang);
  },
};
export const WithoutCall: Story = {
  args: { call: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', copyOf(globals).language.href);
  },
};
/** A page that there is in one language only. */
export const WithoutLanguage: Story = {
  args: { language: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', copyOf(globals).call.href);
  },
};
export const Spanish: Story = { tags: ['spanish'], globals: { lang: 'es' } };

export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const Pressed: Story = { tags: ['behaviour'], ...pressed };
