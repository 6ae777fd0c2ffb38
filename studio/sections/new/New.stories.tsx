import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { checkQuery } from '../../data/queries.ts';

const meta = {
  title: 'Studio/New',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/new' },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const fall: CampaignContent = { path: '/fb-fall', flow: 'main', oid: '81', affid: '10' };
const answered = (answer: object): NonNullable<Story['args']> => ({
  answers: [[checkQuery(fall).queryKey, { problems: [], differences: [], exists: false, ...answer }]],
});

/** A name, an address and a flow. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Address' })).toHaveValue('');
  },
};

/** A name makes the address; whether that is free is said at once. */
export const Named: Story = {
  args: answered({}),
  tags: ['act'],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: 'Name' }), 'FB Fall');
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('/fb-fall');
    await expect(await page.findByText('/fb-fall is free')).toBeVisible();
  },
};

/** A path that is taken says so at its field. */
export const Taken: Story = {
  args: answered({ exists: true }),
  tags: ['act'],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: 'Address' }), '/fb-fall');
    await page.findByRole('link', { name: 'Open /fb-fall' });
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/is a campaign already/);
  },
};

/** A copy of another campaign, at an address of its own. */
export const Copy: Story = {
  args: { address: '/new?copy=surveyhurt' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/All that \/survey\/hurt has/)).toBeVisible();
  },
};

/** Several from a file. */
export const FromFile: Story = {
  args: { address: '/new?from=file' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/choose it, or drop it here/)).toBeVisible();
  },
};

/** Who may not make campaigns is told whom to ask. */
export const Viewer: Story = {
  args: { session: { role: 'viewer', may: [], lacks: { draft: ['marketer', 'admin'] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('To make campaigns, ask a marketer or admin.')).toBeVisible();
  },
};
