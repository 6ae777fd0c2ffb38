import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered } from '#storybook/samples/pseudoStates.ts';
import { months, years } from '#storybook/samples/sampleContent.ts';
import { MonthYearPicker } from './MonthYearPicker.tsx';

const meta = {
  title: 'Components/MonthYearPicker',
  component: MonthYearPicker,
  decorators: [onSurface],
  args: {
    legend: 'When was the accident?',
    month: { label: 'Month', name: 'injury_month', value: '', placeholder: 'Month', options: months },
    year: {
      label: 'Year',
      name: 'injury_year',
      value: '',
      placeholder: 'Year',
      options: [...years, { value: '2014', label: 'Earlier than 2015' }],
    },
    onChange: fn(),
  },
  render: function Chosen(args) {
    const [date, setDate] = useState({ month: args.month.value, year: args.year.value });
    return (
      <MonthYearPicker
        {...args}
        month={{ ...args.month, value: date.month }}
        year={{ ...args.year, value: date.year }}
        onChange={(part, value) => {
          setDate({ ...date, [part]: value });
          args.onChange(part, value);
        }}
      />
    );
  },
} satisfies Meta<typeof MonthYearPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const IsFilledIn: Story = {
  ...Empty,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByRole('group', { name: say('When was the accident?') })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Month') }), say('March'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('Year') }), '2025');
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 'month', '03');
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 'year', '2025');
  },
};

export const OnePartMissing: Story = {
  args: {
    month: { ...meta.args.month, value: '03' },
    year: { ...meta.args.year, error: 'Choose the year' },
  },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByRole('combobox', { name: say('Year') })).toHaveAccessibleDescription(say('Choose the year'));
    await expect(canvas.getByRole('combobox', { name: say('Month') })).toBeValid();
  },
};

export const InTheFuture: Story = {
  args: {
    month: { ...meta.args.month, value: '12' },
    year: { ...meta.args.year, value: '2026' },
    error: 'The accident cannot be in the future',
  },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(say('The accident cannot be in the future'));
    await expect(canvas.getByRole('combobox', { name: say('Month') })).toBeInvalid();
  },
};

export const LegendHidden: Story = {
  args: { legendHidden: true },
  play: async ({ canvas, globals }) => {
    const legend = canvas.getByText(sayer(globals)('When was the accident?'));
    await expect(canvas.getByRole('group')).toContainElement(legend);
    await expect(legend.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};

export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };

export const Chosen: Story = {
  args: { month: { ...meta.args.month, value: '03' }, year: { ...meta.args.year, value: '2014' } },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByRole('combobox', { name: say('Month') })).toHaveDisplayValue(say('March'));
    await expect(canvas.getByRole('combobox', { name: say('Year') })).toHaveDisplayValue(say('Earlier than 2015'));
  },
};

export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    legend: '¿Cuándo ocurrió el accidente de tránsito por el que nos escribe?',
    month: { ...meta.args.month, label: 'Mes', placeholder: 'Elija el mes' },
    year: {
      ...meta.args.year,
      label: 'Año',
      placeholder: 'Elija el año',
      options: [...years, { value: '2014', label: 'Antes de 2015' }],
    },
  },
};
