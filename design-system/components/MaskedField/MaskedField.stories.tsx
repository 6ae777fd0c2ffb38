import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onSurface } from '../../samples/onSurface.tsx';
import MaskedField, { type MaskName, masks } from './MaskedField.tsx';

const meta = {
  title: 'Components/MaskedField',
  component: MaskedField,
  decorators: [onSurface],
  args: {
    id: 'phone',
    name: 'phone',
    label: 'Phone number',
    mask: 'phone',
    autoComplete: 'tel-national',
    value: '',
    onChange: fn(),
  },
  argTypes: { mask: { control: 'inline-radio', options: Object.keys(masks) as MaskName[] } },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MaskedField
        {...args}
        value={value}
        onChange={(text) => {
          setValue(text);
          args.onChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(input, '2126647665');
    await expect(input).toHaveValue('(212) 664-7665');
    await expect(args.onChange).toHaveBeenLastCalledWith('(212) 664-7665');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('(212) 664-7665');
  },
};

/** Autofill often brings the country code along. */
export const PastedWithCountryCode: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+1 212-664-7665');
    await expect(input).toHaveValue('(212) 664-7665');
  },
};

export const Zip: Story = {
  args: { id: 'zip_code', name: 'zip_code', label: 'ZIP code', mask: 'zip', autoComplete: 'postal-code' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'ZIP code' });
    await userEvent.type(input, '9a02101');
    await expect(input).toHaveValue('90210');
  },
};

/** An answer kept from before is shown, and the caller is not told of a change that nobody made. */
export const Kept: Story = {
  args: { value: '(212) 664-7665' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('(212) 664-7665');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  args: { value: '(212) 66', error: 'Phone number is incomplete', hint: 'A law firm may call you on it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'A law firm may call you on it. Phone number is incomplete',
    );
  },
};
