import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered, pressed } from '#storybook/samples/pseudoStates.ts';
import { copyOf } from '#storybook/samples/say.ts';
import { BackControl } from './BackControl.tsx';

const meta = {
  title: 'Components/BackControl',
  component: BackControl,
  decorators: [onSurface],
  args: { label: 'Back', onClick: fn() },
  render: (args, { globals }) => <BackControl {...args} label={copyOf(globals).back} />,
} satisfies Meta<typeof BackControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GoesBack: Story = {
  ...Default,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const control = canvas.getByRole('button', { name: copyOf(globals).back });
    await expect(control).toHaveAttribute('data-action', 'back');
    await userEvent.click(control);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Spanish: Story = { tags: ['spanish'], globals: { lang: 'es' } };

export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const Pressed: Story = { tags: ['behaviour'], ...pressed };
