import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered } from '#storybook/samples/pseudoStates.ts';
import { months } from '#storybook/samples/sampleContent.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  decorators: [onSurface],
  args: { id: 'month', name: 'month', label: 'Month', placeholder: 'Choose a month', value: '', options: months, onChange: fn() },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(sayer(globals)('Choose a month'));
  },
};

export const Chooses: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Month') }), say('March'));
    await expect(args.onChange).toHaveBeenCalledWith('03');
  },
};

export const WithError: Story = {
  args: { error: 'Choose a month', hint: 'The month of the accident.' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(new RegExp(say('Choose a month')));
    await expect(select).toHaveAccessibleDescription(new RegExp(say('The month of the accident.')));
  },
};

export const LongestCopy: Story = {
  args: {
    value: '1',
    options: [{ value: '1', label: 'A choice that is much longer than the field is wide on any phone at all' }],
  },
};

export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };

export const Chosen: Story = {
  args: { value: '03' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(sayer(globals)('March'));
  },
};

export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    label: 'Estado en el que ocurrió el accidente',
    hint: 'Las leyes y los plazos cambian de un estado a otro.',
    placeholder: 'Elija un estado',
    error: 'Elija el estado en el que ocurrió el accidente',
  },
};
