import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inLanguage, sayer } from '#design-system/samples/inLanguage.tsx';
import { answersInTwo } from '../campaign/experiments.ts';
import { ExperimentPage } from './ExperimentPage.tsx';

/** Each running experiment: its variants side by side, who decides it and by when. Things to try: choose another screen; answer in one page. */
const meta = {
  title: 'Flows/Experiments',
  tags: ['no-picture', '!autodocs'],
  decorators: [inLanguage],
  component: ExperimentPage,
  // Its frames show stories' pages, which have pictures of their own.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ExperimentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnswersInTwo: Story = {
  args: { experiment: answersInTwo },
  play: async ({ canvas, args: { experiment }, globals }) => {
    const say = sayer(globals);
    for (const { id } of experiment.variants) {
      const variant = within(canvas.getByRole('region', { name: say('Variant {0}', id) }));
      const frame = variant.getByTitle<HTMLIFrameElement>(say('{0} on a phone', say('Variant {0}', id)));
      await waitFor(
        () => expect(within(frame.contentDocument?.body as HTMLElement).getByRole('heading', { level: 1 })).toBeVisible(),
        { timeout: 20_000 },
      );
    }
    await expect(canvas.getByText(experiment.expires)).toBeVisible();
  },
};
