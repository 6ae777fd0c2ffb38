import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered } from '#storybook/samples/pseudoStates.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  decorators: [onSurface],
  args: { id: 'email', name: 'email', label: 'Email', type: 'email', autoComplete: 'email', value: '', onChange: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextField
        {...args}
        value={value}
        onChange={(text) => {
          setValue(text);
          args.onChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true },
};
export const IsFilledIn: Story = {
  ...Empty,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const input = canvas.getByRole('textbox', { name: say('Email') });
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await expect(input).toBeRequired();
    await userEvent.type(input, 'alex@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('alex@example.com');
  },
};

export const WithHint: Story = {
  args: { hint: 'We send your result there.', value: 'alex@example.com' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('alex@example.com');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(sayer(globals)('We send your result there.'));
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

export const WithError: Story = {
  args: { value: 'alex@', error: 'Valid email is required', hint: 'We send your result there.' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    const input = canvas.getByRole('textbox', { name: say('Email') });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(`${say('We send your result there.')} ${say('Valid email is required')}`);
  },
};

export const Focused: Story = { ...focused };

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    label: 'Correo electrónico en el que podemos escribirle sobre su caso',
    hint: 'Le enviaremos allí la respuesta y nada más: ni anuncios ni boletines que usted no haya pedido.',
    error: 'Escriba una dirección de correo electrónico completa, por ejemplo nombre@example.com',
    value: 'una.direccion.de.correo.electronico.bastante.larga@subdominio.example',
  },
};

export const Hovered: Story = { ...hovered };
