import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { CampaignProblem } from '#contract/campaign/campaign.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleCampaign } from '#storybook/samples/studioData.ts';
import { checkQuery } from '../../data/queries.ts';

const meta = {
  title: 'Studio/Campaign/Publish',
  component: StudioAt,
  tags: ['studio', 'takes-focus', '!autodocs', '!manifest'],
  args: { address: '/campaigns/surveyhurt/history?publish=true' },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const [[path, sample]] = Object.entries(sampleCampaign) as [[string, StudioAnswer<'campaign'>]];

/** What the server's check answers for the sample's draft. */
const checked = (problems: readonly CampaignProblem[]): NonNullable<Story['args']> => ({
  answers: [[checkQuery(sample.draft?.content).queryKey, { problems, differences: [], exists: true }]],
});

const dialog = () => screen.findByRole('dialog', { name: 'Publish /survey/hurt?' });

/** Differences in words, checks, a reason, and now or later. */
export const Ready: Story = {
  args: checked([]),
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Progress bar');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'being checked' })).toBeNull());
    await expect(screen.getByRole('button', { name: /Publish 3 changes/ })).toBeEnabled();
  },
};

/** The same at night. */
export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

/** A later time is named in the reader's zone and in UTC. */
export const Later: Story = {
  ...Ready,
  args: { ...checked([]), address: '/campaigns/surveyhurt/history?publish=true&later=true' },
  tags: ['act'],
  play: async () => {
    await dialog();
    await expect(screen.getByLabelText('Day and time')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Schedule 3 changes/ })).toBeVisible();
  },
};

/** A check that fails says what puts it right, and keeps the draft from going live. */
export const NotRight: Story = {
  args: checked([
    { path: '/survey/hurt', field: 'switches.theme', problem: 'switch theme has no value "99"', remedy: 'Use one of 1, 2, 3.' },
  ]),
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Theme: switch theme has no value "99". Use one of 1, 2, 3.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Publish 3 changes/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** With approvals somebody else has to agree first. */
export const NeedsApproval: Story = {
  args: { ...checked([]), session: { approvals: true } },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('Ask somebody else: a qa or marketer or admin can approve it on this page.');
  },
};

/** Without a reason nothing happens. */
export const NeedsReason: Story = {
  args: checked([]),
  tags: ['act'],
  play: async ({ userEvent }) => {
    await dialog();
    const why = screen.getByRole('textbox', { name: /Why/ });
    await waitFor(() => expect(why).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(why).toHaveAccessibleDescription('Say why: the next person will want to know.');
  },
};

/** Below the dialog: the last publication, with caches that were not told. */
export const CachesFailed: Story = {
  args: {
    address: '/campaigns/surveyhurt/history',
    campaign: {
      [path]: {
        ...sample,
        ...(sample.status && {
          status: {
            ...sample.status,
            purge: 'failed',
            purgeFault: 'The CDN refused with 403: are PURGE_URL and PURGE_HEADER right?',
          },
        }),
      },
    },
  },
  play: async () => {
    // another may say that this Storybook has no server
    const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join(' ');
    await expect(alerts).toContain('caches were not renewed: The CDN refused with 403');
  },
};
