import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleCampaign } from '#storybook/samples/studioData.ts';
import { versionQuery } from '../../data/queries.ts';

const meta = {
  title: 'Studio/Campaign/History',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/campaigns/surveyhurt/history' },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const [[path, sample]] = Object.entries(sampleCampaign) as [[string, StudioAnswer<'campaign'>]];

/** Versions, the newest first, with what each changed. */
export const Versions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('row', { name: /Third seller joined/ })).toBeVisible();
    await expect(page.getAllByRole('button', { name: /Bring back version/ })).toHaveLength(2);
  },
};

/** The same at night. */
export const Dark: Story = { ...Versions, globals: { scheme: 'dark' } };

/** The draft against a version, with the fields that are the same. The address keeps it. */
export const Compared: Story = {
  args: {
    address: '/campaigns/surveyhurt/history?one=2&other=draft&all=true&json=true',
    answers: [[versionQuery('/survey/hurt', 2).queryKey, { content: sample.live?.content }]],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('row', { name: 'Progress bar Original V2' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Offer 81 81' })).toBeVisible();
  },
};

/** A new campaign has none yet. */
export const NoVersion: Story = {
  args: { campaign: { [path]: { ...sample, versions: [] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No version yet' })).toBeVisible();
  },
};

/** Who may not bring back is told whom to ask. */
export const Viewer: Story = {
  args: {
    session: { role: 'viewer', may: [], lacks: { pause: ['marketer', 'operator', 'admin'], publish: ['marketer', 'admin'] } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('To bring a version back, ask a marketer or operator or admin.')).toBeVisible();
    await expect(page.queryByRole('button', { name: /Bring back/ })).toBeNull();
  },
};
