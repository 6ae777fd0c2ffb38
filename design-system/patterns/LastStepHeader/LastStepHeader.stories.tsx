import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { LastStepHeader, lastStepVariants } from './LastStepHeader.tsx';

const meta = {
  title: 'Patterns/LastStepHeader',
  component: LastStepHeader,
  decorators: [onSurface],
  args: { variant: 'default', eyebrow: 'Last step', title: 'Where can a law firm reach you?' },
  argTypes: { variant: { control: 'inline-radio', options: lastStepVariants } },
} satisfies Meta<typeof LastStepHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByText(say('Last step'))).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const MatchWithLawyer: Story = {
  args: {
    variant: 'match',
    title: 'A lawyer near you may be able to help',
    points: ['Accident in the last year', 'Hurt and seen by a doctor', 'Not your fault'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    variant: 'match',
    eyebrow: 'Este es el último paso',
    title: 'Es posible que un abogado de su zona pueda ayudarle con un caso como el suyo',
    points: ['Accidente ocurrido en los últimos doce meses', 'Lesiones atendidas por un médico', 'Usted no tuvo la culpa'],
  },
};
