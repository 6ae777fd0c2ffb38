import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { samples } from '#storybook/samples/sampleContent.ts';
import { copyOf } from '#storybook/samples/say.ts';
import { ThankYouSteps } from './ThankYouSteps.tsx';

const meta = {
  title: 'Patterns/ThankYouSteps',
  component: ThankYouSteps,
  args: { ...samples.en.thankYou, steps: samples.en.next.steps },
  render: (_args, { globals }) => (
    <div style={{ padding: '1rem' }}>
      <ThankYouSteps {...copyOf(globals).thankYou} steps={copyOf(globals).next.steps} />
    </div>
  ),
} satisfies Meta<typeof ThankYouSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: copyOf(globals).thankYou.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};
/** Still on their way: no seal, no promise. */
export const NotYetArrived: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
  render: (_args, { globals }) => (
    <div style={{ padding: '1rem' }}>
      <ThankYouSteps heading={sayer(globals)('Thank you for your answers.')} seal={false} />
    </div>
  ),
};
/** They did not arrive: what is left to do. */
export const DidNotArrive: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: sayer(globals)('Go to the survey') })).toHaveAttribute('href', '#again');
  },
  render: (_args, { globals }) => (
    <div style={{ padding: '1rem' }}>
      <ThankYouSteps
        heading={sayer(globals)('Your answers did not reach us.')}
        seal={false}
        action={{ href: '#again', label: sayer(globals)('Go to the survey') }}
      />
    </div>
  ),
};
/** What helps in the call that comes, and a number to save for it. */
export const BeforeTheCall: Story = {
  render: (_args, { globals }) => (
    <div style={{ padding: '1rem' }}>
      <ThankYouSteps
        {...copyOf(globals).thankYou}
        steps={copyOf(globals).next.steps}
        atHand={{
          title: sayer(globals)('Good to have at hand'),
          items: [sayer(globals)('The police report'), sayer(globals)('Your insurance card')],
        }}
        contact={{ href: '#card', label: sayer(globals)('Save our number') }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getByRole('link')).toHaveAttribute('type', 'text/vcard');
  },
};
export const Spanish: Story = { tags: ['spanish'], globals: { lang: 'es' } };
