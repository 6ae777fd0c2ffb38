import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { Icon, iconNames } from './Icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  decorators: [onSurface],
  args: { name: 'check' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem', fontSize: '1.5rem' }}>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
};
