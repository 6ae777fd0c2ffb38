import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { focused, hovered } from '#storybook/samples/pseudoStates.ts';
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
    const say = sayer(globals);
    const counter = left > 0 ? say('Minimum {0} characters, type {1} more', needed, left) : say('That is enough, thank you.');
    return <TextArea {...args} value={value} onChange={setValue} counter={counter} counterMet={left <= 0} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The counter follows each key; it is read out only once the typing pauses, and the field's description waits until it is left. */
export const Empty: Story = {};
export const CountsWhatIsMissing: Story = {
  ...Empty,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const hint = say('A sentence or two is enough.');
    const text = say('A truck');
    const missing = (left: number) => say('Minimum {0} characters, type {1} more', needed, left);
    const area = canvas.getByRole('textbox', { name: say('What happened?') });
    await expect(area).toHaveAccessibleDescription(`${hint} ${missing(needed)}`);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(area, text);
    await expect(canvas.getByText(missing(needed - text.length))).toBeVisible();
    await expect(area).toHaveAccessibleDescription(`${hint} ${missing(needed)}`);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(missing(needed - text.length)), { timeout: 3000 });
    await userEvent.tab();
    await expect(area).toHaveAccessibleDescription(`${hint} ${missing(needed - text.length)}`);
  },
};

export const LongEnough: Story = { args: { value: 'A truck hit my car from behind at a red light.' } };
export const WithError: Story = {
  args: { value: 'A truck', error: 'Please write a little more' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      new RegExp(sayer(globals)('Please write a little more')),
    );
  },
};
export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    label: '¿Qué ocurrió?',
    hint: 'Basta con una o dos frases.',
    value: 'Un camión',
    error: 'Escriba un poco más, por favor',
  },
};

export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
