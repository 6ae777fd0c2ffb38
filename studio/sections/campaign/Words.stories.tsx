import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CampaignTexts } from '#contract/campaign/campaign.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleCampaign } from '#storybook/samples/studioData.ts';

const meta = {
  title: 'Studio/Campaign/Words',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/campaigns/surveyhurt/words' },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const [[path, sample]] = Object.entries(sampleCampaign) as [[string, StudioAnswer<'campaign'>]];
/** The sample with words of its own. */
const worded = (en: CampaignTexts): NonNullable<Story['args']> => {
  const { draft } = sample;
  return {
    campaign: { [path]: { ...sample, ...(draft && { draft: { ...draft, content: { ...draft.content, texts: { en } } } }) } },
  };
};

/** Nothing is the campaign's own: each field shows what visitors read now. */
export const Ours: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: /Headline, English/ })).toHaveValue('');
  },
};

/** English says it in other words; Spanish stays ours. */
export const Own: Story = {
  args: worded({ headline: 'Hurt in a crash this winter?', subhead: 'A few short questions show if a law firm may help.' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: /Headline, English/ })).toHaveValue('Hurt in a crash this winter?');
    await expect(page.getAllByRole('button', { name: /As ours/ })).toHaveLength(2);
  },
};

/** What may not go live says so at its field, with what puts it right. */
export const Wrong: Story = {
  args: worded({ headline: 'Our lawyers win you $50,000 <b>today only</b>' }),
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: /Headline, English/ });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/names money/);
  },
};

/** Hard words are a warning, never a refusal. */
export const Hard: Story = {
  args: worded({
    headline: 'Determine compensation eligibility',
    subhead: 'Comprehensive jurisdictional evaluation of automobile collision circumstances.',
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Hard to read')).toBeVisible();
  },
};

/** Who may not edit reads it all. */
export const ReadOnly: Story = {
  args: { session: { role: 'viewer', may: [], lacks: { draft: ['marketer', 'admin'] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: /Headline, English/ })).toHaveAttribute('readonly');
    await expect(page.getByText(/ask marketer or admin/)).toBeVisible();
  },
};
