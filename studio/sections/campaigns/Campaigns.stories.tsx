import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleNow } from '#storybook/samples/studioData.ts';

const meta = {
  title: 'Studio/Campaigns',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/campaigns' },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state that a campaign may have. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('row', { name: /\/survey\/ig/ })).toBeVisible();
  },
};

/** The same at night. */
export const Dark: Story = { ...List, globals: { scheme: 'dark' } };

/** The address narrows the list. */
export const Narrowed: Story = {
  args: { address: '/campaigns?state=paused' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('status')).toHaveTextContent('1 of 7 campaigns');
  },
};

/** Nothing fits what is asked. */
export const NothingFits: Story = {
  args: { address: '/campaigns?q=nowhere' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Show all' })).toBeVisible();
  },
};

/** A fresh start has none yet. */
export const None: Story = {
  args: { campaigns: { at: sampleNow, rows: [] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No campaign yet' })).toBeVisible();
  },
};
