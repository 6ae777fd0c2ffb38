import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { operatorSession, sampleSecond } from '#storybook/samples/deskData.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleNow } from '#storybook/samples/studioData.ts';
import { secondQuery, secondsQuery } from '../../data/deskQueries.ts';

const one = (row: object, more: object) =>
  [secondQuery('r1').queryKey, { at: sampleNow, row: { ...sampleSecond, ...row }, ...more }] as const;

const meta = {
  title: 'Studio/Second person',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/second/r1', session: operatorSession, answers: [one({}, { fits: 141, changed: 2 })] },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who asks for what and why, and how much of it still fits. */
export const Waits: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('141 of 143 still fit; 2 changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve: Send 141 deliveries again' })).toBeVisible();
  },
};

/** A file that was approved waits for who asked for it. */
export const File: Story = {
  args: {
    answers: [
      one(
        { act: 'export', askedBy: 'olga.berg', state: 'approved', decidedBy: 'paul', mayDecide: false },
        { fits: 143, changed: 0 },
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Take the file, once' })).toBeVisible();
  },
};

/** Every request, the newest first. */
export const List: Story = {
  args: {
    address: '/second',
    answers: [
      [
        secondsQuery.queryKey,
        { at: sampleNow, rows: [sampleSecond, { ...sampleSecond, id: 'r0', state: 'done', decidedBy: 'ana.rivera', done: 141 }] },
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('141 done, approved by ana.rivera')).toBeVisible();
  },
};
