import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { SettingsKind } from '#contract/settings/settings.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import {
  consentSession,
  draftedAlerts,
  draftedLegal,
  draftedSettings,
  heldSettings,
  ownerSession,
  sampleSettings,
  settingsNotReached,
} from '#storybook/samples/settingsData.ts';
import { settingsQuery } from '../../data/queries.ts';

const key = (kind: SettingsKind) => settingsQuery(kind).queryKey;

const meta = {
  title: 'Studio/Settings',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/settings/brands', session: ownerSession, answers: [[key('brands'), sampleSettings('brands')]] },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Brands as they are live: the placeholder is named at the top and where it stands. */
export const Brands: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Version 2 live on 2 of 2 servers')).toBeVisible();
    await expect(page.getByText(/placeholder would show on the site: Auto Accident Team, call number/)).toBeVisible();
  },
};

/** The same at night. */
export const Dark: Story = { ...Brands, globals: { scheme: 'dark' } };

/** A seller joins: the draft, and its consent theme by theme. */
export const Drafted: Story = {
  args: { answers: [[key('brands'), draftedSettings]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 change not live')).toBeVisible();
  },
};

/** Who drafts sellers alone reads the rest, and who may. */
export const Sellers: Story = {
  args: { session: consentSession },
  play: async ({ canvasElement }) => {
    const [about] = await within(canvasElement).findAllByText(/The rest is drafted by the roles operator or admin/);
    await expect(about).toBeVisible();
  },
};

export const Buyers: Story = {
  args: { address: '/settings/buyers', answers: [[key('buyers'), sampleSettings('buyers')]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByDisplayValue('Alder & Vance')).toBeVisible();
  },
};

/** Destinations, each with its test. */
export const Destinations: Story = {
  args: { address: '/settings/destinations', answers: [[key('destinations'), sampleSettings('destinations')]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Test taken/)).toBeVisible();
  },
};

/** Where messages go, what is told, and limits of spend. */
export const Alerts: Story = {
  args: { address: '/settings/alerts', answers: [[key('alerts'), sampleSettings('alerts')]] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Test taken/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'An experiment to decide' })).not.toBeChecked();
  },
};

/** What is changed is a draft at once. */
export const AlertsChanged: Story = {
  ...Alerts,
  tags: ['act'],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Test taken/)).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Leads held' }));
    await userEvent.type(page.getByRole('textbox', { name: 'Dollars a day' }), 'x5');
    await expect(page.getByRole('textbox', { name: 'Dollars a day' })).toHaveValue('12005');
    await expect(page.getByRole('button', { name: 'Save the draft' })).toBeEnabled();
    await expect(page.getAllByText('Save the draft first.')).toHaveLength(2);
  },
};

/** What keeps alerts from going live, at its field, and a limit that counts for no campaign yet. */
export const AlertsToMend: Story = {
  args: { address: '/settings/alerts', answers: [[key('alerts'), draftedAlerts]] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const slack = await page.findByRole('textbox', { name: 'Slack' });
    await expect(slack).toHaveAccessibleDescription(/SECRET_OTHER_CHAT is not set here. Set it on every server first./);
    await expect(page.getByText(/No campaign has this path/)).toBeVisible();
  },
};

/** A legal page in words of the operator's own, with what keeps it from going live where it stands. */
export const LegalToMend: Story = {
  args: {
    address: '/settings/legal',
    session: { ...consentSession, may: [...(consentSession.may ?? []), 'settings'] },
    answers: [[key('legal'), draftedLegal]],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const section = await page.findByRole('group', { name: 'In short' });
    const spanish = within(section).getByRole('textbox', { name: 'Text, Spanish' });
    await expect(spanish).toHaveAccessibleDescription(/Has other paragraphs or lists than the English/);
    await expect(page.getByRole('button', { name: 'Write your own: Terms of use' })).toBeVisible();
  },
};

/** A server that lacks a secret goes on with the version of before, and is named. */
export const NotReached: Story = {
  args: { address: '/settings/destinations', answers: [[key('destinations'), settingsNotReached]] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Version 2 live on 1 of 2 servers')).toBeVisible();
    await expect(page.getByText(/web-2 goes on with the settings of before/)).toBeVisible();
  },
};

/** A file with a secret in it: nothing is stored, and what to do is said. */
export const Held: Story = {
  args: { address: '/settings/destinations', answers: [[key('destinations'), heldSettings]] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/env:SECRET_ALDER_VANCE_X_API_KEY/)).toBeVisible();
  },
};

/** Without a server the page waits, then says why it cannot be read. */
export const Away: Story = {
  args: { answers: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('A moment …')).toBeVisible();
  },
};

/** Who has no part in it is told who has. */
export const NotForYou: Story = {
  args: { session: { may: [], lacks: { settings: ['operator', 'privacy', 'admin'] } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/for the roles operator or privacy or admin/)).toBeVisible();
  },
};
