import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { argsIn, sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { Stack } from '../../patterns/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { fieldId: 'first_name', message: 'First name is required' },
  { fieldId: 'email', message: 'Valid email is required' },
];

const meta = {
  title: 'Components/ErrorSummary',
  tags: ['takes-focus'],
  component: ErrorSummary,
  decorators: [onSurface],
  args: { title: 'Please check two answers', errors, focusKey: 1 },
  render: (args, { globals }) => {
    const say = sayer(globals);
    const field = (id: string, label: string, message: string) => (
      <TextField id={id} name={id} label={label} value="" onChange={() => undefined} error={message} />
    );
    return (
      <Stack>
        <ErrorSummary {...args} />
        {field('first_name', say('First name'), say('First name is required'))}
        {field('email', say('Email'), say('Valid email is required'))}
      </Stack>
    );
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each line leads to its field. */
export const LeadsToTheFields: Story = {};
export const LinkIsFollowed: Story = {
  ...LeadsToTheFields,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    await userEvent.click(canvas.getByRole('link', { name: say('Valid email is required') }));
    await expect(canvas.getByRole('textbox', { name: say('Email') })).toHaveFocus();
  },
};

/** It takes the focus as it comes, by its title, and again after a second failed submit. */
export const AfterASecondAttempt: Story = {
  tags: ['act'],
  render: function Attempts(args, { globals }) {
    const [attempts, setAttempts] = useState(0);
    return (
      <Stack>
        <ErrorSummary {...args} errors={attempts > 0 ? args.errors : []} focusKey={attempts} />
        <Button onClick={() => setAttempts(attempts + 1)}>{sayer(globals)('Continue')}</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    for (const _attempt of [1, 2]) {
      await userEvent.click(canvas.getByRole('button'));
      await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
      await expect(canvas.getByRole('group', { name: argsIn(globals, args).title })).toHaveFocus();
    }
  },
};

export const Spanish: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    title: 'Revise por favor estas dos respuestas',
    errors: [
      { fieldId: 'first_name', message: 'Escriba su nombre tal como aparece en su identificación' },
      { fieldId: 'email', message: 'Escriba una dirección de correo electrónico válida, como nombre@example.com' },
    ],
  },
};
