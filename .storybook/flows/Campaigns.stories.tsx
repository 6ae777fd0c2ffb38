import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CampaignDirectory } from './CampaignDirectory.tsx';

/** The page for marketers: which path runs what. Things to try: find your campaign by its path; change the theme in the toolbar. */
const meta = {
  title: 'Flows/Campaigns',
  tags: ['one-picture', '!autodocs'],
  component: CampaignDirectory,
} satisfies Meta<typeof CampaignDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPath: Story = {};
export const IsSearched: Story = {
  ...EveryPath,
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('rowheader', { name: '/survey/tt' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Find a path, flow, id or switch'), 'v5');
    const rows = within(canvas.getByRole('table')).getAllByRole('rowheader');
    await expect(rows.map((row) => row.textContent)).toEqual(['/surveyv5nv']);
    await userEvent.clear(canvas.getByLabelText('Find a path, flow, id or switch'));
    await userEvent.type(canvas.getByLabelText('Find a path, flow, id or switch'), 'experiment');
    await expect(canvas.getByRole('cell', { name: /^answers-in-two \(one, two\) / })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Find a path, flow, id or switch'));
  },
};
