import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { heldLead, operatorSession, sampleLeads } from '#storybook/samples/deskData.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleSession } from '#storybook/samples/studioData.ts';
import { leadCountQuery, leadQuery, leadsQuery } from '../../data/deskQueries.ts';

const pages = (page: object) => ({ pages: [page], pageParams: [undefined] });
const list = [leadsQuery({}).queryKey, pages(sampleLeads)] as const;
const heldList = [
  leadsQuery({ outcome: 'held' }).queryKey,
  pages({ ...sampleLeads, rows: sampleLeads.rows.slice(0, 1) }),
] as const;
const { id } = heldLead.row;

const meta = {
  title: 'Studio/Leads',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/leads', session: operatorSession, answers: [list] },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Leads without personal data, each with what became of it. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Accepted, $312')).toBeVisible();
    await expect(page.getByText('Held: no named buyer')).toBeVisible();
    await expect(page.getByRole('button', { name: 'CSV with data …' })).toBeVisible();
  },
};

/** One open beside the list: why it waits, what was said, agreed to, changed by which rule, and its acts. */
export const Held: Story = {
  args: { address: `/leads/${id}`, answers: [list, [leadQuery(id).queryKey, heldLead]] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Nevada asks for a buyer by name/)).toBeVisible();
    await expect(page.getByText(/goes out as injured and treated/)).toBeVisible();
    for (const name of [/^Release/, 'Returned', 'Its file', 'Verify', 'What was sent to ingest'])
      await expect(page.getByRole('button', { name })).toBeVisible();
  },
};

/** The same at night. */
export const HeldDark: Story = { ...Held, globals: { scheme: 'dark' } };

/** An act on more than a hundred asks a second person. */
export const FourEyes: Story = {
  args: {
    address: '/leads?now=held',
    answers: [heldList, [leadCountQuery('release', { outcome: 'held' }).queryKey, { count: 143, most: 100, isMore: false }]],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'All of this list …' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText('143 leads fit')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Ask a second person: Release, 143 leads/ })).toBeVisible();
  },
};

/** No lead fits what was asked. */
export const Nothing: Story = {
  args: {
    address: '/leads?state=WY',
    answers: [[leadsQuery({ state: 'WY' }).queryKey, pages({ ...sampleLeads, rows: [], looked: 0 })]],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing fits')).toBeVisible();
  },
};

/** On its way: rows of the same height, so that nothing jumps. */
export const Loading: Story = {
  args: { address: '/leads?sort=oldest', answers: [], loading: [leadsQuery({ oldestFirst: true }).queryKey] },
};

/** For a role without leads: it says who may. */
export const Refused: Story = {
  args: { session: { ...sampleSession, lacks: { leads: ['operator', 'privacy', 'admin'] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/for the roles operator or privacy or admin/)).toBeVisible();
  },
};
