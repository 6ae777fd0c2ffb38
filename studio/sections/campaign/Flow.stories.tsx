import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { answeredBy, noAnswer } from '#storybook/samples/answeredBy.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleCampaign } from '#storybook/samples/studioData.ts';

const meta = {
  title: 'Studio/Campaign/Flow and buyers',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/campaigns/surveyhurt/flow' },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const [[path, sample]] = Object.entries(sampleCampaign) as [[string, StudioAnswer<'campaign'>]];

/** What is asked, who buys, where it ends, and in words who gets a lead. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('combobox', { name: 'Flow' })).toHaveDisplayValue('Hurt first');
    await expect(page.getByRole('complementary', { name: 'Who gets a lead' })).toHaveTextContent('offer 81 and affiliate 10');
  },
};

/** The same at night. */
export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

/** The words follow what is chosen, before it is saved. */
export const Chosen: Story = {
  tags: ['act'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.selectOptions(await page.findByRole('combobox', { name: 'Flow' }), 'buyer-consent');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Fixed buyers' }), 'd1');
    const words = page.getByRole('complementary', { name: 'Who gets a lead' });
    await expect(words).toHaveTextContent('does not name its firms');
    await userEvent.click(page.getByRole('checkbox', { name: 'Names the buyers in the consent' }));
    await expect(words).toHaveTextContent('The consent names the firms of group d1.');
  },
};

/** Fewer destinations than the rules allow, a host of its own, and an end after which another campaign answers. */
export const Narrowed: Story = {
  tags: ['act', 'pictured'],
  beforeEach: answeredBy(noAnswer),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const words = await page.findByRole('complementary', { name: 'Who gets a lead' });
    await expect(words).toHaveTextContent('can go to ingest and example-law');
    await userEvent.click(page.getByRole('checkbox', { name: 'All that the rules allow' }));
    await expect(page.getByRole('checkbox', { name: 'exchange' })).toHaveAccessibleDescription('Takes no leads of this flow.');
    await userEvent.click(page.getByRole('checkbox', { name: 'ingest' }));
    await expect(words).toHaveTextContent('go to nobody but example-law');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Host' }), 'crashcompensation.com');
    await expect(page.queryByRole('combobox', { name: 'Before and after, visitors get' })).toBeNull();
    fireEvent.change(page.getByLabelText('Ends'), { target: { value: '2026-12-24T18:00' } });
    const other = await page.findByRole('combobox', { name: 'Before and after, visitors get' });
    await userEvent.selectOptions(other, 'The campaign /survey/ig');
    await expect(other).toHaveDisplayValue('The campaign /survey/ig');
    // else a picture says it or not, by how long the rest took
    await expect(await page.findByText('saving …')).toBeVisible();
  },
};

/** What the server's check says stands at its field; an address leads there. */
export const Wrong: Story = {
  tags: ['act', 'pictured'],
  args: {
    address: '/campaigns/surveyhurt/flow?field=thankYouPath',
    campaign: {
      [path]: {
        ...sample,
        ...(sample.draft && {
          draft: {
            ...sample.draft,
            content: { ...sample.draft.content, thankYouPath: '/privacy-policy/' },
            problems: [
              { path: '/survey/hurt', field: 'thankYouPath', problem: 'another page has it', remedy: 'Choose another path.' },
            ],
          },
        }),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Thank-you page' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Choose another path/);
  },
};

/** Who may not edit reads it all. */
export const ReadOnly: Story = {
  args: { session: { role: 'viewer', may: [], lacks: { draft: ['marketer', 'admin'] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('combobox', { name: 'Flow' })).toBeDisabled();
    await expect(page.getByText('A viewer may not change this: ask marketer or admin.')).toBeVisible();
  },
};
