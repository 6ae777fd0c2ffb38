import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersInTwo } from '#funnel/campaign/experiments.ts';
import { ExperimentPage } from './ExperimentPage.tsx';

/** Each running experiment: its variants side by side, who decides it and by when. Things to try: choose another screen; answer in one page. */
const meta = {
  title: 'Flows/Experiments',
  tags: ['no-picture', '!autodocs'],
  component: ExperimentPage,
  // Its frames show stories' pages, which have pictures of their own.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ExperimentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnswersInTwo: Story = {
  args: { experiment: answersInTwo },
  play: async ({ canvas, args: { experiment } }) => {
    for (const { id } of experiment.variants) {
      const variant = within(canvas.getByRole('region', { name: `Variant ${id}` }));
      const frame = variant.getByTitle<HTMLIFrameElement>(`Variant ${id} on a phone`);
      await waitFor(
        () => expect(within(frame.contentDocument?.body as HTMLElement).getByRole('heading', { level: 1 })).toBeVisible(),
        { timeout: 20_000 },
      );
    }
    await expect(canvas.getByText(experiment.expires)).toBeVisible();
  },
};
