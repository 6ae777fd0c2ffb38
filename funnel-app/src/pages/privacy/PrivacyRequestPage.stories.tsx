import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contentFrom, modelFrom } from '#storybook/samples/pages.ts';
import { privacy as english } from '../../content/en/privacy.ts';
import { privacy as spanish } from '../../content/es/privacy.ts';
import { PrivacyRequestPage } from './PrivacyRequestPage.tsx';

const wordsFrom = (globals: Readonly<Record<string, unknown>>) => (globals.lang === 'es' ? spanish : english);

interface PreviewProps {
  readonly sent: boolean;
  readonly optedOut: boolean;
}

/**
 * The real page. There is no server here: the captcha is out of reach and says so, and what is sent stays on the device.
 * Things to try: send it empty, and follow the summary to each field; say that you act for someone else; fill it in by keyboard alone.
 */
const meta = {
  title: 'Pages/Privacy request',
  tags: ['!autodocs', '!manifest'],
  args: { sent: false, optedOut: false },
  render: ({ sent, optedOut }, { globals, id }) => (
    <PrivacyRequestPage
      key={id}
      model={{ ...modelFrom(globals), sent, optedOut }}
      content={contentFrom(globals)}
      words={wordsFrom(globals)}
    />
  ),
} satisfies Meta<PreviewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(wordsFrom(globals).captcha.unavailable)).toBeVisible();
  },
};

/** Each error stands under its field and in the summary; the first has the focus. */
export const WithErrors: Story = {
  tags: ['act', 'pictured'],
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsFrom(globals);
    // whether the captcha is among the errors depends on whether it has come: no picture should
    await expect(await canvas.findByText(words.captcha.unavailable)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: words.agentQuestion.yes }));
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getByRole('link', { name: words.errors.agreeTermsAgent?.required ?? '' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: words.labels.firstName })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: words.labels.firstName }), 'Maria');
    await expect(within(summary).queryByRole('link', { name: words.errors.firstName?.required ?? '' })).toBeNull();
  },
};

/** An agent's own fields come with the answer that needs them. */
export const AgentIsAskedFor: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const words = wordsFrom(globals);
    await userEvent.click(await canvas.findByRole('radio', { name: words.agentQuestion.yes }));
    await expect(canvas.getByRole('textbox', { name: words.labels.agentFirstName })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: words.agentQuestion.no }));
    await expect(canvas.queryByRole('textbox', { name: words.labels.agentFirstName })).toBeNull();
  },
};

export const Sent: Story = { tags: ['takes-focus'], args: { sent: true } };

/** What a visitor sees whose browser sends Global Privacy Control. */
export const OptedOut: Story = {
  args: { optedOut: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(contentFrom(globals).footer.optedOut)).toBeVisible();
  },
};

export const Spanish: Story = { ...WithErrors, tags: ['act', 'pictured', 'spanish'], globals: { lang: 'es' } };
