import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { iconNames } from '../../icons/icons.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  decorators: [onSurface],
  args: { name: 'check' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The strokes, and the pictures in themes that have them. Foundations/Icons shows each set of pictures. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', fontSize: '2rem' }}>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
};
