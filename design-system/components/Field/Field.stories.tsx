import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  decorators: [onSurface],
  args: { id: 'date', label: 'Date', children: (control) => <input {...control} name="date" type="date" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any control takes its label, hint and error from the field round it. */
export const Default: Story = {};

export const WithHintAndError: Story = {
  args: { hint: 'As on the police report.', error: 'Enter a date' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    const control = canvas.getByLabelText(say('Date'));
    await expect(control).toHaveAccessibleDescription(`${say('As on the police report.')} ${say('Enter a date')}`);
    await expect(control).toBeInvalid();
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    label: 'Fecha en la que recibió atención médica por primera vez después del accidente',
    hint: 'Si no la recuerda con exactitud, escriba la más aproximada; el bufete podrá corregirla con usted.',
    error: 'Escriba la fecha con el mes, el día y los cuatro números del año',
  },
};
