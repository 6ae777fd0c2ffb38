import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samples } from '#storybook/samples/sampleContent.ts';
import { copyOf } from '#storybook/samples/say.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

const meta = {
  title: 'Patterns/WhatHappensNext',
  component: WhatHappensNext,
  args: samples.en.next,
  render: (_args, { globals }) => (
    <div style={{ padding: '1rem', maxWidth: '24rem' }}>
      <WhatHappensNext {...copyOf(globals).next} />
    </div>
  ),
} satisfies Meta<typeof WhatHappensNext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Spanish: Story = { tags: ['spanish'], globals: { lang: 'es' } };
