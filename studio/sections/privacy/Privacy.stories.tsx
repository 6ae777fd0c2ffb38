import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  operatorSession,
  pagesOf,
  privacySession,
  sampleRequest,
  sampleRequests,
  twoPeople,
} from '#storybook/samples/privacyData.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleNow } from '#storybook/samples/studioData.ts';
import { openRequestQuery, requestQuery, requestsQuery } from '../../data/privacyQueries.ts';

const list = requestsQuery('waiting').queryKey;
const { id } = sampleRequest.row;
const one = (page: typeof sampleRequest, by = 'p.okafor') => ({
  address: `/privacy/${page.row.id}`,
  answers: [
    [requestQuery(page.row.id).queryKey, page],
    [openRequestQuery(page.row.id).queryKey, { by, since: sampleNow, isOwn: by === 'p.okafor' }],
  ] as const,
});

const meta = {
  title: 'Studio/Privacy',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/privacy', session: privacySession, answers: [[list, sampleRequests]] },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By days left: the late one first, each with its law; those that may be a bot's are folded. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('4 days late')).toBeVisible();
    await expect(page.getByText('9 business days')).toBeVisible();
    // what is next has a column on a wide page, and stands below the time left on a phone
    const next = page.getAllByText('Tell exchange').filter((each) => each.checkVisibility());
    await expect(next).toHaveLength(1);
    await expect(page.getByText('12 requests without a passed captcha')).toBeVisible();
  },
};

/** The same at night. */
export const Dark: Story = { ...List, globals: { scheme: 'dark' } };

/** Nothing waits: what the law gives. */
export const Nothing: Story = {
  args: { answers: [[list, pagesOf({})]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No request waits')).toBeVisible();
  },
};

/** Without a server the list waits, then says why it cannot be read. */
export const Away: Story = {
  args: { answers: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('The server does not answer');
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** One request: a partner is still to be told, and the letter is ready in both languages. */
export const One: Story = {
  args: one(sampleRequest),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Rivera & Stone (exchange) is still to be told')).toBeVisible();
    await expect(page.getByRole('button', { name: 'exchange was told on …' })).toBeVisible();
    await expect(page.getByText('Su solicitud está lista')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'More time …' })).toBeNull();
  },
};

/** An email of one person and a phone of another: a person chooses. */
export const TwoPeople: Story = {
  args: one(twoPeople),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/They may be two people/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Carry it out …' })).toBeVisible();
  },
};

/** Somebody else has it open: it can be looked at, and taken over. */
export const Conflict: Story = {
  args: one(sampleRequest, 'n.ruiz'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/n.ruiz has it open since/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it over' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Close …' })).toBeNull();
  },
};

/** An operator reads who may. */
export const NoRight: Story = {
  args: { session: operatorSession, address: `/privacy/${id}`, answers: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/for the roles privacy or admin/)).toBeVisible();
  },
};

/** A request by phone or letter is entered. */
export const New: Story = {
  args: { address: '/privacy/new', answers: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByRole('button', { name: 'Enter it' })).click();
    await expect(await page.findByText('Choose what they ask for.')).toBeVisible();
    await expect(page.getByText('Type an email or a phone: a person is found by one of them.')).toBeVisible();
  },
};
