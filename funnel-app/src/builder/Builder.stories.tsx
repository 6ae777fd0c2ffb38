import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { thankYouWords } from '#funnel/content/thankYouWords.ts';
import { contentFrom } from '#storybook/samples/pages.ts';
import { Builder } from './Builder.tsx';
import { ownCampaigns } from './ownCampaigns.ts';
import { titleOf } from './switchLabels.ts';

/** Put a variant of the survey together, see it on a phone and on a desktop, walk it, compare two, and hand on its address. */
const meta = {
  title: 'Tools/Variant builder',
  // It wears a theme of its own, whatever the toolbar's.
  tags: ['no-picture', 'sheet', 'no-panel', '!autodocs', '!manifest'],
  component: Builder,
  args: { campaigns: ownCampaigns },
  // Its frames show stories' pages, which have pictures of their own.
  // The address holds the state. A story that tests something begins with its own.
  beforeEach: ({ parameters: { hash } }) => {
    if (hash !== undefined) history.replaceState(null, '', `#${hash}`);
  },
} satisfies Meta<typeof Builder>;
export default meta;
type Story = StoryObj<typeof meta>;

type Page = ReturnType<typeof within>;

const frameOf = (canvas: Page, frame: string): HTMLIFrameElement => canvas.getByTitle(frame);

/** The survey inside a frame, once it asks something. */
const survey = (canvas: Page, frame: string): Promise<Page> =>
  waitFor(
    async () => {
      const body = within(frameOf(canvas, frame).contentDocument?.body as HTMLElement);
      await expect(body.getByRole('heading', { level: 1 })).toBeVisible();
      return body;
    },
    { timeout: 20_000 },
  );
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent;
const htmlOf = (canvas: Page, frame: string) => frameOf(canvas, frame).contentDocument?.documentElement;

/** As marketers open it: with nothing picked, or as the address that a colleague sent says. */
const Open: Story = {
  name: 'Builder',
  play: async ({ canvas }) => {
    for (const frame of ['Variant A on a phone', 'Variant A on a desktop']) await survey(canvas, frame);
  },
};

export { Open as Builder };

// these stories only test: they start afresh and would discard a marketer's work. Storybook reads `!dev` from each one's own text

/** Picked with the keyboard alone: the page wears it at once, the address says it, and so does the code. */
export const Pick: Story = {
  tags: ['act'],
  parameters: { hash: '' },
  play: async ({ canvas, userEvent }) => {
    await survey(canvas, 'Variant A on a phone');
    canvas.getByRole('radio', { name: 'Harbor' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Meridian' })).toBeChecked();
    await userEvent.click(within(canvas.getByRole('group', { name: /^Progress/ })).getByRole('radio', { name: 'V2' }));
    for (const frame of ['Variant A on a phone', 'Variant A on a desktop'])
      await waitFor(() => expect(htmlOf(canvas, frame)).toHaveAttribute('data-theme', '2'));
    const { href: address } = canvas.getByRole<HTMLAnchorElement>('link', { name: /^https?:/ });
    await expect(new URL(address).search).toBe('?theme=2&progress=v2');
    await expect(canvas.getByRole('img', { name: `QR code of ${address}` })).toBeVisible();
    await userEvent.click(canvas.getByText('Advanced: as a line of code'));
    await userEvent.type(canvas.getByLabelText(/As a campaign/), 'Summer 26');
    await expect(canvas.getByLabelText('Campaign entry of this variant')).toHaveValue(
      "'/summer-26': { flow: 'main', oid: '81', affid: '10', switches: { theme: '2', progress: 'v2' } },",
    );
    await expect(location.hash).toContain('theme=2');
    await userEvent.clear(canvas.getByLabelText(/As a campaign/));
    await userEvent.type(canvas.getByLabelText(/As a campaign/), 'Survey');
    await expect(canvas.getByText('/survey is a campaign already: choose another name.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeDisabled();
  },
};

/** On a phone the bar hides nothing, and the survey is one press away. */
export const Small: Story = {
  tags: ['act'],
  parameters: { hash: '' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await survey(canvas, 'Variant A on a phone');
    if (innerWidth >= 900) return;
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'View' })).position).toBe('static');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the survey' }));
    await expect(frameOf(canvas, 'Variant A on a phone').getBoundingClientRect().top).toBeLessThan(innerHeight);
  },
};

/** Answered in one frame, the survey goes on in the other, and the address says where. */
export const Walk: Story = {
  tags: ['act'],
  parameters: { hash: '' },
  play: async ({ canvas, userEvent }) => {
    const phone = await survey(canvas, 'Variant A on a phone');
    const desktop = await survey(canvas, 'Variant A on a desktop');
    const first = heading(phone);
    // A frame's document is not the one that userEvent was set up for.
    fireEvent.click(within(phone.getByRole('main')).getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(heading(phone)).not.toBe(first));
    await waitFor(() => expect(heading(desktop)).toBe(heading(phone)));
    await expect(location.hash).toMatch(/screen=\w+/);
    await userEvent.selectOptions(canvas.getByLabelText('Flow'), 'ticket');
    await expect(location.hash).not.toContain('screen=');
  },
};

/** Another address in the same tab, as a colleague's link or the browser's Back brings it, shows what it would show anew. */
export const Arrive: Story = {
  tags: ['act'],
  parameters: { hash: 'flow=ticket&screen=PhoneAndZip' },
  play: async ({ canvas }) => {
    const phone = await survey(canvas, 'Variant A on a phone');
    const before = heading(phone);
    const screen = () => canvas.getByLabelText<HTMLSelectElement>('Screen').value;
    await expect(screen()).toBe('PhoneAndZip');
    location.hash = '#flow=main&screen=AtFault';
    const { steps } = contentFrom({});
    for (const frame of ['Variant A on a phone', 'Variant A on a desktop'])
      await waitFor(async () => expect(heading(await survey(canvas, frame))).toBe(steps.AtFault.heading));
    await expect(screen()).toBe('AtFault');
    history.back();
    await waitFor(() => expect(heading(phone)).toBe(before));
    await expect(screen()).toBe('PhoneAndZip');
  },
};

/** A switch that leaves out the screen that is shown leads to the one that visitors get in its place. */
export const AnotherScreen: Story = {
  tags: ['act'],
  parameters: { hash: 'flow=v7&screen=PhoneAndZip' },
  play: async ({ canvas, userEvent }) => {
    const phone = await survey(canvas, 'Variant A on a phone');
    const { fields } = contentFrom({});
    await expect(phone.queryByLabelText(fields.email.label)).not.toBeInTheDocument();
    const combined = () => canvas.getByRole('switch', { name: new RegExp(`^${titleOf('combined')}`) });
    await userEvent.click(combined());
    await expect(combined()).toBeChecked();
    await expect(combined()).toHaveAccessibleName(/,\s*changed$/);
    await expect(await phone.findByLabelText(fields.email.label)).toBeVisible();
    await expect(phone.getByLabelText(fields.phone.label)).toBeVisible();
    await expect(canvas.getByLabelText('Screen')).toHaveValue('AllPii');
    await expect(location.hash).toContain('screen=AllPii');
  },
};

/** Of two that differ, a screen that only the other one has is still said by its name. */
export const ScreenOfTheOther: Story = {
  tags: ['act'],
  parameters: { hash: 'flow=v7&b.flow=v7&b.combined=on&widths=phone' },
  play: async ({ canvas, userEvent }) => {
    await survey(canvas, 'Variant B on a phone');
    const screen = canvas.getByLabelText('Screen');
    await userEvent.click(canvas.getByRole('radio', { name: 'Variant B' }));
    await userEvent.selectOptions(screen, 'AllPii');
    await userEvent.click(canvas.getByRole('radio', { name: 'Variant A' }));
    await expect(screen).toHaveDisplayValue('All Pii (by another way)');
    await userEvent.selectOptions(screen, 'PhoneAndZip');
    await expect(screen).toHaveDisplayValue(/^\d+\. Phone And Zip$/);
    await expect(within(screen).queryByText(/by another way/)).not.toBeInTheDocument();
  },
};

/** The walk has an end, in every frame: the thank-you page that the campaign leads to. */
export const WalkToTheEnd: Story = {
  tags: ['act'],
  parameters: { hash: 'flow=main&show-meter=yes&screen=PhoneAndZip' },
  play: async ({ canvas }) => {
    const phone = await survey(canvas, 'Variant A on a phone');
    const desktop = await survey(canvas, 'Variant A on a desktop');
    const { fields, send, meter } = contentFrom({});
    await expect(phone.getByRole('meter')).toBeVisible();
    fireEvent.input(await phone.findByLabelText(fields.phone.label), { target: { value: '2126647665' } });
    fireEvent.input(phone.getByLabelText(fields.zip_code.label), { target: { value: '10001' } });
    fireEvent.click(phone.getByRole('button', { name: send }));
    for (const page of [phone, desktop])
      await expect(await page.findByRole('heading', { level: 1, name: thankYouWords.en.heading })).toBeVisible();
    await expect(phone.getByText(new RegExp(`^${meter.title}`))).toBeVisible();
  },
};

/** What a colleague sent: two variants that differ, one of which asks for what does not go together. */
export const Compare: Story = {
  tags: ['act'],
  parameters: { hash: 'flow=main&theme=4&b.flow=main&b.theme=6&b.logo=v1.1&b.redesign=on&b.grid=two&widths=phone' },
  play: async ({ canvas, userEvent }) => {
    await survey(canvas, 'Variant A on a phone');
    await survey(canvas, 'Variant B on a phone');
    await expect(htmlOf(canvas, 'Variant A on a phone')).toHaveAttribute('data-theme', '4');
    await expect(htmlOf(canvas, 'Variant B on a phone')).toHaveAttribute('data-theme', '6');
    const other = canvas.getByRole('region', { name: 'Variant B' });
    await expect(
      within(other).getByText(new RegExp(`^${titleOf('grid')} .* does not go with ${titleOf('redesign')} `)),
    ).toBeVisible();
    await expect(within(other).getByText(/Logo v1.1 is drawn for light headers/)).toBeVisible();
    await userEvent.click(within(other).getByRole('button', { name: new RegExp(`^Set ${titleOf('grid')} to `) }));
    await expect(other).toHaveFocus();
    // back at its default it is no change
    await expect(location.hash).not.toContain('b.grid');
    await userEvent.click(within(other).getByRole('button', { name: /^Use v1\.2/ }));
    await expect(within(other).queryByRole('listitem')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Variant B' }));
    await userEvent.click(canvas.getByText('Advanced: as a line of code'));
    await userEvent.type(canvas.getByLabelText(/As a campaign/), 'spring');
    await userEvent.click(canvas.getByRole('radio', { name: 'Variant A' }));
    await expect(canvas.getByLabelText('Campaign entry of Variant A')).toHaveValue(
      "'/survey-new': { flow: 'main', oid: '81', affid: '10', switches: { theme: '4' } },",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep B only' }));
    await expect(canvas.getByRole('region', { name: 'View' })).toHaveFocus();
    await expect(canvas.queryByTitle('Variant B on a phone')).not.toBeInTheDocument();
    await waitFor(() => expect(htmlOf(canvas, 'Variant A on a phone')).toHaveAttribute('data-theme', '6'));
    await expect(location.hash).toContain('name=spring');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with another' }));
    await expect(canvas.getByRole('complementary', { name: 'What to show' })).toHaveFocus();
  },
};

/** A first visit, seen as it is before the web fonts came: in each frame, and in the address that is passed on. */
export const FirstVisit: Story = {
  tags: ['act'],
  parameters: { hash: 'flow=main&theme=6&widths=phone' },
  play: async ({ canvas, userEvent }) => {
    const frame = 'Variant A on a phone';
    const familyOf = (page: Page) => getComputedStyle(page.getByRole('heading', { level: 1 })).fontFamily;
    const page = await survey(canvas, frame);
    await expect(familyOf(page)).toMatch(/^Sora,/);
    await userEvent.click(canvas.getByRole('radio', { name: 'First visit' }));
    await waitFor(() => expect(familyOf(page)).toMatch(/^"Sora 600 at first",/));
    await expect(location.hash).toContain('fonts=first');
    await userEvent.click(canvas.getByRole('radio', { name: 'All loaded' }));
    await waitFor(() => expect(familyOf(page)).toMatch(/^Sora,/));
  },
};

/** Many warnings are one line until they are asked for: the survey stays in sight. */
export const ManyWarnings: Story = {
  tags: ['act'],
  parameters: { hash: 'flow=benefits&redesign=on&grid=two&rounded=on&lawyer=rearranged&combined=on&timeframe=grid&widths=phone' },
  play: async ({ canvas, userEvent }) => {
    await survey(canvas, 'Variant A on a phone');
    const warned = within(canvas.getByRole('region', { name: 'Variant A' }));
    const fix = warned.getByRole('button', { name: new RegExp(`^Set ${titleOf('rounded')} to `), hidden: true });
    await expect(fix).not.toBeVisible();
    await userEvent.click(warned.getByText('5 things to know about what you chose'));
    await userEvent.click(fix);
    await expect(warned.getByText('4 things to know about what you chose')).toBeVisible();
  },
};
