import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { calmDeliveries, operatorSession, troubledDeliveries } from '#storybook/samples/deskData.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { deliveriesQuery } from '../../data/deskQueries.ts';

const meta = {
  title: 'Studio/Deliveries',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/deliveries', session: operatorSession, answers: [[deliveriesQuery.queryKey, troubledDeliveries]] },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is wrong first, each with its act; then how each destination stands. */
export const Troubled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/exchange answers 401 since/)).toBeVisible();
    await expect(page.getByText(/ingest is paused by ana.rivera since/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Resume: ingest' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Resume: ingest' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** The same at night. */
export const Dark: Story = { ...Troubled, globals: { scheme: 'dark' } };

/** Nothing waits for a person. */
export const Calm: Story = {
  args: { answers: [[deliveriesQuery.queryKey, calmDeliveries]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Every destination takes what is sent/)).toBeVisible();
  },
};

/** On its way. */
export const Loading: Story = { args: { answers: [], loading: [deliveriesQuery.queryKey] } };
