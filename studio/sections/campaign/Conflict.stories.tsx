import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StudioAnswer, StudioConflict } from '#contract/studio/calls.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleCampaign, sampleNow } from '#storybook/samples/studioData.ts';

const [[, sample]] = Object.entries(sampleCampaign) as [[string, StudioAnswer<'campaign'>]];
const { draft } = sample;

/** What somebody else saved meanwhile: a field of their own, and one that the story changes too. */
const conflict: StudioConflict | undefined = draft && {
  base: draft.content,
  theirs: { ...draft.content, oid: '77', affid: '12' },
  by: 'r.ortiz',
  at: sampleNow,
  next: { base: 3, etag: 3 },
};

const meta = {
  title: 'Studio/Campaign/Conflict',
  component: StudioAt,
  tags: ['studio', 'act', '!autodocs', '!manifest'],
  args: { address: '/campaigns/surveyhurt/flow' },
  beforeEach: () => {
    const { fetch } = globalThis;
    const error = { code: 'conflict', message: 'r.ortiz has a draft', conflict };
    globalThis.fetch = async (input, init) =>
      String(input).endsWith('/saveDraft') ? Response.json({ error }, { status: 409 }) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both changed the offer: a merge waits for a choice, and takes what one side alone changed. */
export const BothChanged: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const offer = await page.findByRole('textbox', { name: 'Offer' });
    await userEvent.clear(offer);
    await userEvent.type(offer, '66');
    await page.findByText(/r\.ortiz saved the draft/, undefined, { timeout: 5000 });
    await expect(page.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await userEvent.click(page.getByRole('radio', { name: 'Yours: 66' }));
    await expect(page.getByRole('button', { name: 'Merge' })).toBeEnabled();
  },
};

/** Taking theirs sets one's own aside, from where it comes back. */
export const TheirsTaken: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const offer = await page.findByRole('textbox', { name: 'Offer' });
    await userEvent.clear(offer);
    await userEvent.type(offer, '66');
    await userEvent.click(await page.findByRole('button', { name: 'Take theirs' }, { timeout: 5000 }));
    await expect(page.getByRole('textbox', { name: 'Offer' })).toHaveValue('77');
    await expect(await page.findByRole('button', { name: 'Bring mine back' })).toBeVisible();
  },
};
