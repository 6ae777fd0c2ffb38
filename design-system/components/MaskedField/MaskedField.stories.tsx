import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered } from '#storybook/samples/pseudoStates.ts';
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
    autoComplete: 'tel',
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

export const Phone: Story = {};
export const PhoneIsTyped: Story = {
  ...Phone,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const input = canvas.getByRole('textbox', { name: say('Phone number') });
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('inputmode', 'tel');
    await userEvent.type(input, '2126647665');
    await expect(input).toHaveValue('(212) 664-7665');
    await expect(args.onChange).toHaveBeenLastCalledWith('(212) 664-7665');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('(212) 664-7665');
  },
};

/** Autofill often brings the country code along. */
export const PastedWithCountryCode: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+1 212-664-7665');
    await expect(input).toHaveValue('(212) 664-7665');
  },
};

/** However a number is written: typed with a plus, copied from a link or from contacts with their marks, or in wide digits. */
export const WrittenInOtherWays: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '+1 (212) 664-7665');
    await expect(input).toHaveValue('(212) 664-7665');
    for (const written of ['tel:+1-212-664-7665', '\u202a+1 212-664-7665\u202c', '２１２６６４７６６５', '212.664.7665 x12']) {
      await userEvent.clear(input);
      await userEvent.paste(written);
      await expect(input).toHaveValue('(212) 664-7665');
    }
  },
};

/** A number of another country, cut to ten digits, would be somebody else's: the field stays empty, and asks. */
export const OfAnotherCountry: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    // of twelve digits, eleven and ten
    for (const written of ['+52 33 1234 5678', '011 44 20 7183 8750', '+44 20 7183 875', '44 20 7183 875', '+45 21 66 47 66']) {
      await userEvent.paste(written);
      await expect(input).toHaveValue('');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, written);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await expect(input).toHaveValue('');
    }
  },
};

/** A whole number that is pasted over a part of one takes its place; what does not fit is said. */
export const PastedOverAPart: Story = {
  tags: ['act'],
  args: { doesNotFit: 'That does not fit.' },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '415');
    await userEvent.paste('2126647665');
    await expect(input).toHaveValue('(212) 664-7665');
    // from the first digit of a part to its end: all of these make room
    input.setSelectionRange('(212) '.length, '(212) 664-7665'.length);
    await userEvent.paste('415-5552');
    await expect(input).toHaveValue('(212) 415-5552');
    await userEvent.clear(input);
    await userEvent.type(input, '41555');
    for (const [written, typed, value] of [
      ['266-4766', '5', '(415) 555'],
      ['+45 21 66 47 66', '{Backspace}', '(415) 55'],
      ['266-4766', '5', '(415) 555'],
    ] as const) {
      await userEvent.paste(written);
      await expect(canvas.getByText(say('That does not fit.'))).toBeVisible();
      await userEvent.type(input, typed);
      await expect(canvas.queryByText(say('That does not fit.'))).toBeNull();
      await expect(input).toHaveValue(value);
    }
  },
};

/** A browser that fills the field in replaces what was typed. */
export const FilledInOverAPart: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '415');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2126647665');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(input).toHaveValue('(212) 664-7665'));
  },
};

/** With `tel` a browser fills the country code in too, into an empty field or over what was typed. */
export const FilledInWithCountryCode: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    for (const typed of ['', '415'])
      for (const filledIn of ['+12126647665', '+1 (212) 664-7665', '12126647665', '1-212-664-7665']) {
        await userEvent.clear(input);
        if (typed) await userEvent.type(input, typed);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filledIn);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await waitFor(() => expect(input).toHaveValue('(212) 664-7665'));
      }
  },
};

/** The digits behind the cursor stay: a 1 that comes to stand first there is no country's. */
export const FirstDigitCorrected: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '9126647665');
    await userEvent.type(input, '{Backspace}2', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(input).toHaveValue('(212) 664-7665');
  },
};

export const Zip: Story = {
  args: { id: 'zip_code', name: 'zip_code', label: 'ZIP code', mask: 'zip', autoComplete: 'postal-code' },
};
export const ZipIsTyped: Story = {
  ...Zip,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const input = canvas.getByRole('textbox', { name: say('ZIP code') });
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '9a02101');
    await expect(input).toHaveValue('90210');
  },
};

const date = {
  id: 'incident_date',
  name: 'incident_date',
  label: 'Date of the accident',
  mask: 'date',
  autoComplete: 'off',
} as const;

/** The slashes come by themselves, and a visitor who types them is not wrong either. */
export const DateOfTheAccident: Story = {
  args: { ...date, hint: 'Month, day and year, such as 03/09/2024.' },
};
export const DateIsTyped: Story = {
  ...DateOfTheAccident,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const input = canvas.getByRole('textbox', { name: say('Date of the accident') });
    await userEvent.type(input, '03092024');
    await expect(input).toHaveValue('03/09/2024');
    await userEvent.clear(input);
    await userEvent.type(input, '3/9/2024');
    await expect(input).toHaveValue('03/09/2024');
    await expect(args.onChange).toHaveBeenLastCalledWith('03/09/2024');
  },
};

export const DatePasted: Story = {
  tags: ['act'],
  args: date,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const whole of ['2024-03-09', '3/9/2024']) {
      await userEvent.clear(input);
      await userEvent.paste(whole);
      await expect(input).toHaveValue('03/09/2024');
    }
  },
};

export const DateIncomplete: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    ...date,
    label: 'Fecha en que ocurrió el accidente',
    hint: 'Mes, día y año, por ejemplo 03/09/2024.',
    value: '03/0',
    error: 'Escriba la fecha completa: mes, día y año',
  },
};

/** An answer kept from before is shown, and the caller is not told of a change that nobody made. */
export const Kept: Story = {
  tags: ['behaviour'],
  args: { value: '(212) 664-7665' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('(212) 664-7665');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  args: { value: '(212) 66', error: 'Phone number is incomplete', hint: 'A law firm may call you on it.' },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${say('A law firm may call you on it.')} ${say('Phone number is incomplete')}`,
    );
  },
};

export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };

/** A day as people write it: with hyphens, with a short year, or with the month's name. */
export const DateInOtherWays: Story = {
  tags: ['act'],
  args: date,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const written of ['3-9-1990', '3/9/90', '3.9.1990']) {
      await userEvent.clear(input);
      await userEvent.type(input, written);
      await userEvent.tab();
      await expect(input).toHaveValue('03/09/1990');
    }
    for (const written of ['March 9, 1990', '9 de marzo de 1990', '1990-03-09', 'Mar 9 1990']) {
      await userEvent.clear(input);
      await userEvent.paste(written);
      await expect(input).toHaveValue('03/09/1990');
    }
  },
};
