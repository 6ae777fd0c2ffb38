import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { SocialProof } from './SocialProof.tsx';

const meta = {
  title: 'Patterns/SocialProof',
  component: SocialProof,
  decorators: [onSurface],
  args: {
    title: 'Why people start here',
    facts: [
      { icon: 'coins', value: '$20,000', text: 'is the average settlement' },
      { icon: 'clock', value: '2 minutes', text: 'and no papers at hand' },
      { icon: 'shield', value: 'No charge', text: 'for asking or for the call' },
    ],
  },
} satisfies Meta<typeof SocialProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByRole('heading', { name: say('Why people start here') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const spoken = canvas.getAllByRole('paragraph').map((part) => part.textContent);
    await expect(spoken.slice(0, 2)).toEqual(['$20,000', say('is the average settlement')]);
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    title: 'Por qué tantas personas empiezan por aquí',
    facts: [
      { icon: 'coins', value: '$20,000', text: 'es lo que se obtiene en el acuerdo promedio' },
      { icon: 'clock', value: 'Unos dos minutos', text: 'y sin necesidad de tener documentos a mano' },
      { icon: 'shield', value: 'Sin costo alguno', text: 'por preguntar ni por la conversación posterior' },
    ],
  },
};
