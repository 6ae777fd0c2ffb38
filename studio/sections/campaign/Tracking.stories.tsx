import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StudioAt } from '#storybook/samples/StudioAt.tsx';

const meta = {
  title: 'Studio/Campaign/Tracking',
  component: StudioAt,
  tags: ['studio', '!autodocs', '!manifest'],
  args: { address: '/campaigns/surveyhurt/tracking' },
} satisfies Meta<typeof StudioAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the placeholders of one advertiser, and what a lead will hold of each. */
export const Address: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('combobox', { name: 'Value of utm_source' })).toHaveValue('google');
    await expect(page.getByRole('img', { name: /QR code of https:\/\/survey\.example\/survey\/hurt/ })).toBeVisible();
  },
};

/** The placeholder of another advertiser is named as lost. Things to try: choose each advertiser, copy, change a value. */
export const Lost: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Value of sub2' });
    await userEvent.clear(field);
    await userEvent.type(field, '__CAMPAIGN_ID__');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Not kept/);
    await userEvent.click(canvas.getByRole('radio', { name: 'TikTok' }));
    await expect(canvas.getByRole('combobox', { name: 'Value of ttclid' })).toHaveValue('__CLICKID__');
  },
};
