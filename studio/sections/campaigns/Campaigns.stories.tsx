import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleCampaigns, sampleNow } from '#storybook/samples/studioData.ts';

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

/** A fall is said above the list, with the way to where. */
export const Fallen: Story = {
  args: {
    campaigns: {
      ...sampleCampaigns,
      falls: [
        {
          ...{ key: 'survey/ig', path: '/survey/ig' },
          ...{ before: { visits: 5410, qualified: 379 }, after: { visits: 900, qualified: 28 } },
          ...{ hours: 24, left: { low: 0.23, high: 0.79 } },
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const said = await within(canvasElement).findByText(/3.1% in the last 24 hours/);
    await expect(within(said).getByRole('link', { name: 'See where' })).toBeVisible();
  },
};

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
  args: { campaigns: { at: sampleNow, rows: [], falls: [] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No campaign yet' })).toBeVisible();
  },
};
