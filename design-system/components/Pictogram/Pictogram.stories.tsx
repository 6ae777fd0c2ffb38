import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { Pictogram, pictogramNames } from './Pictogram.tsx';

const meta = {
  title: 'Components/Pictogram',
  component: Pictogram,
  decorators: [onSurface],
  args: { name: 'car' },
  argTypes: { name: { control: 'select', options: pictogramNames } },
} satisfies Meta<typeof Pictogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', fontSize: '2rem' }}>
      {pictogramNames.map((name) => (
        <Pictogram key={name} name={name} />
      ))}
    </div>
  ),
};
