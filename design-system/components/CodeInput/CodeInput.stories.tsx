import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { argsIn, sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered } from '#storybook/samples/pseudoStates.ts';
import type { Say } from '#storybook/samples/say.ts';
import { steppedClock } from '#storybook/samples/steppedClock.ts';
import { CodeInput, type CodeInputProps } from './CodeInput.tsx';

const time = steppedClock();

const pause = 30_000;

/** As a page does: it keeps the code, and when another can be asked for. */
function Typing({ say, waits = pause, ...args }: CodeInputProps & { say: Say; waits?: number }) {
  const [value, setValue] = useState(args.value);
  const [againAt, setAgainAt] = useState(() => time.clock.now() + waits);
  const [again, setAgain] = useState(false);
  return (
    <CodeInput
      {...args}
      value={value}
      clock={time.clock}
      resend={{
        label: say('Send a new code'),
        waiting: (left) => say('You can ask for a new code in {0} s.', left),
        againAt,
        notice: again ? say('New code has been sent!') : undefined,
        onResend: () => {
          setAgainAt(time.clock.now() + pause);
          setAgain(true);
        },
      }}
      onChange={(code) => {
        setValue(code);
        args.onChange(code);
      }}
    />
  );
}

const meta = {
  title: 'Components/CodeInput',
  component: CodeInput,
  decorators: [onSurface],
  args: {
    id: 'code',
    name: 'code',
    label: 'Your code',
    hint: 'The six numbers in our text message.',
    length: 6,
    value: '',
    onChange: fn(),
  },
  render: (args, { globals }) => <Typing {...args} say={sayer(globals)} />,
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One input to a screen reader and to autofill; more than six digits do not fit. */
export const Empty: Story = {};
export const TakesSixDigits: Story = {
  ...Empty,
  tags: ['act'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    const input = canvas.getByRole('textbox', { name: say('Your code') });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '12a34');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234');
    await userEvent.type(input, '5678');
    await expect(input).toHaveValue('123456');
  },
};

/** The whole message may be pasted: the digits are taken from it. */
export const Pasted: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('Your code is 409-311.');
    await expect(input).toHaveValue('409311');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(input.scrollLeft).toBe(0);
  },
};

export const Filled: Story = {
  args: { value: '409311' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('409311');
  },
};

export const Focused: Story = {
  args: { value: '409' },
  ...focused,
};

export const WithError: Story = {
  args: { value: '409311', error: 'Incorrect code, make sure you have put in all the correct numbers.' },
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(argsIn(globals, args).error ?? ''));
  },
};

/** The wait is over: another code can be asked for. */
export const Resend: Story = {
  render: (args, { globals }) => <Typing {...args} say={sayer(globals)} waits={0} />,
};

/** Another code can be asked for after 30 seconds, and then again only after another 30. */
export const SendsANewCode: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByText(say('You can ask for a new code in {0} s.', 30))).toBeVisible();
    await waitFor(() => expect(time.isWatched()).toBe(true));
    time.step(29_000);
    await expect(await canvas.findByText(say('You can ask for a new code in {0} s.', 1))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    time.step(1_000);
    await userEvent.click(await canvas.findByRole('button', { name: say('Send a new code') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(say('New code has been sent!'));
    await expect(canvas.getByText(say('You can ask for a new code in {0} s.', 30))).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    label: 'Escriba el código que le hemos enviado',
    hint: 'Los seis números de nuestro mensaje de texto; puede tardar un minuto en llegar.',
    value: '4093',
    error: 'No se pudo verificar. Escriba el código que ha recibido, por favor.',
  },
};

export const Hovered: Story = { ...hovered };
