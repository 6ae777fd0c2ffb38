import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { adminSession, samplePeople } from '#storybook/samples/peopleData.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { peopleQuery } from '../../data/deskQueries.ts';

const answered = (more: object) => [[peopleQuery.queryKey, { ...samplePeople, ...more }]] as const;

const meta = {
  title: 'Studio/People',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/people', session: adminSession, answers: answered({}) },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who is here, who never came, and whose role the sign-in service has. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/2 open sessions/)).toBeVisible();
    await expect(page.getByText('The last admin')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take out lena' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Take out sso:84' })).toBeNull();
  },
};

/** The same at night. */
export const Dark: Story = { ...List, globals: { scheme: 'dark' } };

/** What taking somebody out does is said before. */
export const TakeOut: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Take out lena' }));
    await expect(within(document.body).getByRole('dialog', { name: 'Take lena out?' })).toHaveTextContent(
      'Their drafts become yours',
    );
  },
};

/** The sign-in service alone lets people in: nothing is changed here. */
export const ByProvider: Story = {
  args: { answers: answered({ byProvider: true, rows: samplePeople.rows.slice(3) }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/which decides who works here/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Add a person' })).toBeNull();
  },
};

/** Nobody has a name: the token opens everything. */
export const Nobody: Story = {
  args: { answers: answered({ hasProvider: false, rows: [] }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nobody has a name yet')).toBeVisible();
  },
};

/** Without a server the list waits, then says why it cannot be read. */
export const Away: Story = {
  args: { answers: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The server does not answer');
  },
};
