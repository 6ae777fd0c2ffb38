import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { argsIn } from '#storybook/samples/inLanguage.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Patterns/NotFound',
  component: NotFound,
  args: {
    heading: 'We can’t find that page',
    text: 'The address may be mistyped, or the page may have moved.',
    action: { href: '/survey', label: 'Go to the survey' },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('link', { name: argsIn(globals, args).action?.label ?? '' })).toHaveAttribute(
      'href',
      '/survey',
    );
  },
};
export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    heading: 'No encontramos esa página',
    text: 'Es posible que la dirección esté mal escrita o que la página haya cambiado de lugar.',
    action: { href: '/survey/es', label: 'Ir al cuestionario' },
  },
};
