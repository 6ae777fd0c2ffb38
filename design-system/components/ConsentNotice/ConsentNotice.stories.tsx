import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { samples } from '#storybook/samples/sampleContent.ts';
import { copyOf } from '#storybook/samples/say.ts';
import { Stack } from '../../patterns/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { ConsentNotice } from './ConsentNotice.tsx';

const meta = {
  title: 'Components/ConsentNotice',
  component: ConsentNotice,
  decorators: [onSurface],
  args: { id: 'consent', children: samples.en.consent },
  render: (args, { globals }) => (
    <Stack>
      <ConsentNotice {...args}>
        {copyOf(globals).consent} <a href="/privacy-policy">{sayer(globals)('Privacy Policy')}</a>
      </ConsentNotice>
      <Button type="submit" fullWidth aria-describedby={args.id}>
        {sayer(globals)('See my result')}
      </Button>
    </Stack>
  ),
} satisfies Meta<typeof ConsentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The submit control is described by the consent that pressing it gives. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(expect.stringContaining(copyOf(globals).consent));
  },
};
export const Spanish: Story = { tags: ['spanish'], globals: { lang: 'es' } };
