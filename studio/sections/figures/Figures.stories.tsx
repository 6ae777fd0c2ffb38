import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { noFigures, sampleFigures, severalFlows } from '#storybook/samples/figuresData.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleNow } from '#storybook/samples/studioData.ts';

const meta = {
  title: 'Studio/Figures',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/figures?campaign=survey&compare=true', figures: sampleFigures },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A week of one campaign, against the week before. */
export const Week: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('row', { name: /google 7,102/ })).toBeVisible();
    await expect(await page.findByRole('table', { name: /Steps of Main/ })).toBeVisible();
  },
};

/** The same at night. */
export const Dark: Story = { ...Week, globals: { scheme: 'dark' } };

/** Several flows have no common steps: the page says what to choose. */
export const SeveralFlows: Story = {
  args: { address: '/figures?by=affid', figures: severalFlows },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Choose a campaign or a flow/)).toBeVisible();
  },
};

/** Nothing fits: since when visits are counted, and what to ask instead. */
export const Nothing: Story = {
  args: { figures: noFigures },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Last 90 days' })).toBeVisible();
  },
};

/** Counting began within these days: days before it are unknown, not zero. */
export const JustBegun: Story = {
  args: { figures: { ...sampleFigures, since: sampleNow - 2 * 86_400_000 } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Visits are counted since/)).toBeVisible();
  },
};

/** The store does not answer. */
export const Away: Story = {
  args: { figures: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
