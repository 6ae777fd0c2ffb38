import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answeredBy, noAnswer } from '#storybook/samples/answeredBy.ts';
import { noFigures, sampleFigures, severalFlows, unmatchedSpend, weekOfSample } from '#storybook/samples/figuresData.ts';
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

const tooMuch = {
  code: 'refused',
  message: 'Days of more than 14 days ago are kept in New York time. Ask for them in that zone.',
};

/** A week of one campaign, against the week before. */
export const Week: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('row', { name: /google 7,102/ })).toBeVisible();
    await expect(await page.findByRole('table', { name: /Steps of Main/ })).toBeVisible();
    // a chart is a table for who cannot see it
    await expect(page.getByRole('table', { name: 'Qualified by day and source' })).toBeInTheDocument();
    await expect(page.getByRole('heading', { name: /What stops people at “Phone and zip”/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Phone refused by its check/ })).toBeVisible();
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

/** More was asked than is kept, or than is quick: why, and a question that is answered. */
export const TooMuch: Story = {
  args: { figures: null },
  beforeEach: answeredBy(async () => new Response(JSON.stringify({ error: tooMuch }), { status: 409 })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Last 7 days' })).toBeVisible();
  },
};

/** The first answer is on its way. */
export const Loading: Story = {
  args: { figures: null },
  beforeEach: answeredBy(noAnswer),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'CSV' })).toBeDisabled();
  },
};

/** Steps of many days of one source are not shown: the page says what to ask. */
export const PartOfTooManyDays: Story = {
  args: {
    figures: {
      ...severalFlows,
      noSteps: 'Steps of a part of the visits are shown for 62 days at most. Ask for fewer days, or for whole campaigns.',
    },
  },
};

/** A media buyer sees their own affiliates, with a saved view. */
export const MediaBuyer: Story = {
  args: {
    session: { name: 'ana', role: 'media', may: ['test', 'spend'] },
    figures: { ...sampleFigures, own: ['20', '21'] },
    answers: [[['figure views'], { views: [{ name: 'My week', search: '{}', by: 'ana', at: sampleNow, isOwn: true }] }]],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Affiliates 20, 21 alone/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'View:' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Experiments' })).toBeNull();
  },
};

/** Uploaded spend that fits no visits, in the dialog. */
export const Spend: Story = {
  args: {
    answers: [[['spend', ...weekOfSample], unmatchedSpend]],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Show 2 rows' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Spend' }));
    await expect(await dialog.findByRole('cell', { name: 'newsletter' })).toBeVisible();
  },
};
