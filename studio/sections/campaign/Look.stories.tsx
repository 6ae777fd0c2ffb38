import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';
import { sampleCampaign } from '#storybook/samples/studioData.ts';

const meta = {
  title: 'Studio/Campaign/Look',
  component: StudioAt,
  // its frames show the survey, whose screens have pictures of their own
  tags: ['studio', 'no-picture', '!autodocs', '!manifest'],
  args: { address: '/campaigns/surveyhurt/look' },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const [[path, sample]] = Object.entries(sampleCampaign) as [[string, StudioAnswer<'campaign'>]];
type Draft = NonNullable<StudioAnswer<'campaign'>['draft']>;
/** The sample with another draft. */
const drafted = (part: Partial<Draft>): NonNullable<Story['args']> => {
  const { draft } = sample;
  return { campaign: { [path]: { ...sample, ...(draft && { draft: { ...draft, ...part } }) } } };
};
const content = (part: object) => ({ ...(sample.draft as Draft).content, ...part }) as Draft['content'];

/** The heading inside a frame, once it shows something. */
const headingIn = (canvasElement: HTMLElement, frame: string) =>
  waitFor(
    async () => {
      const body = within(canvasElement).getByTitle<HTMLIFrameElement>(frame).contentDocument?.body as HTMLElement;
      const heading = within(body).getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      return heading.textContent;
    },
    { timeout: 20_000 },
  );

/** The draft in the middle, what is live beside it, and what would change in words. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await headingIn(canvasElement, 'Draft on a phone');
    if (innerWidth < 1152) return;
    await expect(page.getByRole('radio', { name: 'Sandstone' })).toBeChecked();
    await expect(page.getByText('What goes live · 3 changes')).toBeVisible();
    await headingIn(canvasElement, 'Live now on a phone');
  },
};

/** The same at night. */
export const Dark: Story = { ...Changed, globals: { scheme: 'dark' } };

/** The next screen comes by a key, in the draft and in what is live. */
export const Walked: Story = {
  tags: ['act'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const first = await headingIn(canvasElement, 'Draft on a phone');
    const user = userEvent.setup();
    await user.keyboard(']');
    await expect(page.getByRole('combobox', { name: 'Screen' })).toHaveDisplayValue(/ · 2 of /);
    await waitFor(async () => expect(await headingIn(canvasElement, 'Draft on a phone')).not.toBe(first));
    await user.keyboard('2');
    await expect(page.getByRole('radio', { name: 'Desktop' })).toBeChecked();
    await headingIn(canvasElement, 'Draft on a desktop');
  },
};

/** Looks that were held stand beside each other, and are the variants of an experiment. */
export const SideBySide: Story = {
  tags: ['act'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await headingIn(canvasElement, 'Draft on a phone');
    if (innerWidth < 1152) return;
    await userEvent.click(page.getByRole('button', { name: 'Hold this look' }));
    await userEvent.click(page.getByRole('radio', { name: 'Meridian' }));
    await userEvent.click(page.getByRole('button', { name: 'Hold this look' }));
    await userEvent.click(page.getByRole('button', { name: 'Show side by side' }));
    for (const letter of ['A', 'B', 'C']) await headingIn(canvasElement, `Look ${letter} on a phone`);
    await userEvent.click(page.getByRole('button', { name: 'Let look C go' }));
    await expect(page.getByRole('heading', { name: 'Looks to compare' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Start an experiment from these' }));
    const dialog = within(page.getByRole('dialog', { name: 'Compare in an experiment' }));
    await expect(dialog.getByRole('group', { name: 'Variant Look C' })).toBeVisible();
    await expect(dialog.getAllByRole('textbox', { name: 'Share' }).map((each) => (each as HTMLInputElement).value)).toEqual([
      ...['33', '33', '33'],
    ]);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^A\/A first/ }));
    await expect(dialog.queryByRole('textbox', { name: 'Share' })).toBeNull();
    await expect(dialog.queryByRole('checkbox', { name: /surely loses/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    sessionStorage.clear();
  },
};

/** What goes is shown before the draft is thrown away. */
export const ThrownAway: Story = {
  tags: ['act'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'More acts' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /^Throw the draft away/ }));
    const dialog = within(await page.findByRole('dialog', { name: 'Throw the draft of /survey/hurt away?' }));
    await expect(dialog.getByText(/^3 changes against version/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** What is wrong stands in the checks with what mends it, and at its control. */
export const Problems: Story = {
  tags: ['act', 'pictured'],
  args: drafted({
    content: content({ oid: 'abc', switches: { redesign: 'on', grid: 'two' } }),
    problems: [
      { path: '/survey/hurt', field: 'oid', problem: 'oid cannot be "abc"', remedy: 'It should be digits.' },
      { path: '/survey/hurt', field: 'switches.grid', problem: 'redesign never goes with grid', remedy: 'Change one of them.' },
    ],
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await headingIn(canvasElement, 'Draft on a phone');
    if (innerWidth < 1152) return;
    await expect(page.getByRole('textbox', { name: 'Offer' })).toHaveAccessibleDescription(/It should be digits/);
    await expect(page.getByRole('group', { name: /^Answers/ })).toHaveAccessibleDescription(/does not go with/);
    await userEvent.click(page.getByRole('button', { name: /^Mend: Set Answers/ }));
    await expect(page.getByRole('radio', { name: 'One column' })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Checks' })).toHaveFocus();
  },
};

/** A draft without a flow has no page yet, and says where to choose one. */
export const NoFlow: Story = {
  args: drafted({ content: content({ flow: '' }) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'There is no page yet' })).toBeVisible();
    await expect(within(page.getByRole('main')).getByRole('link', { name: 'Flow and buyers' })).toBeVisible();
  },
};

/** Who may not edit sees all that is chosen, and whom to ask. */
export const ReadOnly: Story = {
  args: { session: { role: 'viewer', may: [], lacks: { draft: ['marketer', 'admin'] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await headingIn(canvasElement, 'Draft on a phone');
    if (innerWidth < 896) return;
    await expect(page.getByText('A viewer may not change this: ask marketer or admin.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Sandstone' })).toBeDisabled();
  },
};

/** On a phone the page comes first; the controls are a press away, and the page stays in sight above them. */
export const Phone: Story = {
  tags: ['act'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await headingIn(canvasElement, 'Draft on a phone');
    if (innerWidth >= 896) return;
    await userEvent.click(page.getByRole('button', { name: 'Change' }));
    const sheet = within(page.getByRole('dialog', { name: 'Change' }));
    // a radio is drawn by its label: what has a text of its own says whether its group is open
    await expect(sheet.getByText('Logo')).toBeVisible();
    await expect(sheet.getByText('Social proof')).not.toBeVisible();
    await userEvent.click(sheet.getByText('Questions and layout'));
    await expect(sheet.getByText('Social proof')).toBeVisible();
    await expect(sheet.getByText('Logo')).not.toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('button', { name: 'Change' })).toHaveFocus();
  },
};
