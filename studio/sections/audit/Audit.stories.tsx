import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { operatorSession, sampleAudit } from '#storybook/samples/deskData.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleNow } from '#storybook/samples/studioData.ts';
import { auditChainQuery, auditQuery } from '../../data/deskQueries.ts';

const pages = (page: object) => ({ pages: [page], pageParams: [undefined] });
const chain = (fault: string) => [auditChainQuery.queryKey, { at: sampleNow, fault, entries: 84 }] as const;

const meta = {
  title: 'Studio/Audit',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/audit', session: operatorSession, answers: [[auditQuery({}).queryKey, pages(sampleAudit)], chain('')] },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who did what to which lead, and why. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/and 6 more/)).toBeVisible();
    await expect(page.getByText('A signed consent names them.')).toBeVisible();
  },
};

/** It is not as it was written, and says so before all else. */
export const Broken: Story = {
  args: { answers: [[auditQuery({}).queryKey, pages(sampleAudit)], chain('entry 81 was changed')] },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/entry 81 was changed/))[0]).toBeVisible();
  },
};

/** Nothing fits what was asked. */
export const Nothing: Story = {
  args: {
    address: '/audit?who=nobody',
    answers: [[auditQuery({ who: 'nobody' }).queryKey, pages({ looked: 0, rows: [] })], chain('')],
  },
};
