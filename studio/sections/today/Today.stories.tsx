import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleToday } from '#storybook/samples/studioData.ts';

const meta = {
  title: 'Studio/Today',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/' },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits, each line with its one act; what came in; what was done. */
export const Waits: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Waits for you · 8' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Compare: Your draft of /survey/hurt is 9 days old' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Decide: Sunrise or harbor may be decided' })).toBeVisible();
    // what can be silenced has a button, and what is silent is folded
    await expect(page.getByRole('button', { name: /^Silent for a week: 3 leads are held/ })).toBeVisible();
    await userEvent.click(page.getByText('1 silent'));
    await expect(page.getByRole('button', { name: /^Speak again: The certificate of/ })).toBeVisible();
  },
};

/** The same at night. */
export const Dark: Story = { ...Waits, globals: { scheme: 'dark' } };

/** Nothing waits, and nobody did anything. */
export const Calm: Story = {
  args: { today: { ...sampleToday, waits: [], lately: [] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing waits.')).toBeVisible();
  },
};

/** Parts that could not be read are named, and the others stay. */
export const InPart: Story = {
  args: {
    today: {
      at: sampleToday.at,
      waits: sampleToday.waits.filter(({ about }) => about !== 'held' && about !== 'requests'),
      silent: [],
      lately: sampleToday.lately,
      unread: ['deliveries', 'requests', 'figures'],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const said = 'Deliveries and privacy requests could not be read. The rest is as of now.';
    await expect(await page.findByText(said)).toBeVisible();
    await expect(page.getByRole('link', { name: /Compare/ })).toBeVisible();
  },
};
