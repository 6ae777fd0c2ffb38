import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inSpanish } from '../../../themes/pictureModes.ts';
import { onSurface } from '../../samples/onSurface.tsx';
import { focused, hovered } from '../../samples/pseudoStates.ts';
import { TextArea } from './TextArea.tsx';

const needed = 20;

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  decorators: [onSurface],
  args: {
    id: 'case_description',
    name: 'case_description',
    label: 'What happened?',
    hint: 'A sentence or two is enough.',
    value: '',
    counter: '',
    counterMet: false,
    onChange: fn(),
  },
  render: function Counted(args, { globals }) {
    const [value, setValue] = useState(args.value);
    const left = needed - value.length;
    const words =
      globals.lang === 'es'
        ? { met: 'Es suficiente, gracias.', short: `Mínimo ${needed} caracteres, escriba ${left} más` }
        : { met: 'That is enough, thank you.', short: `Minimum ${needed} characters, type ${left} more` };
    return (
      <TextArea {...args} value={value} onChange={setValue} counter={left > 0 ? words.short : words.met} counterMet={left <= 0} />
    );
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The counter follows each key; it is read out only once the typing pauses, and the field's description waits until it is left. */
export const Empty: Story = {
  globals: { lang: 'en' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'What happened?' });
    await expect(area).toHaveAccessibleDescription('A sentence or two is enough. Minimum 20 characters, type 20 more');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, 'A truck');
    await expect(canvas.getByText('Minimum 20 characters, type 13 more')).toBeVisible();
    await expect(area).toHaveAccessibleDescription('A sentence or two is enough. Minimum 20 characters, type 20 more');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('type 13 more'), { timeout: 3000 });
    await userEvent.tab();
    await expect(area).toHaveAccessibleDescription('A sentence or two is enough. Minimum 20 characters, type 13 more');
  },
};

export const LongEnough: Story = { args: { value: 'A truck hit my car from behind at a red light.' } };
export const WithError: Story = { args: { value: 'A truck', error: 'Please write a little more' } };
export const Spanish: Story = {
  ...inSpanish,
  args: {
    label: '¿Qué ocurrió?',
    hint: 'Basta con una o dos frases.',
    value: 'Un camión',
    error: 'Escriba un poco más, por favor',
  },
};

export const Hovered: Story = hovered;
export const Focused: Story = focused;
