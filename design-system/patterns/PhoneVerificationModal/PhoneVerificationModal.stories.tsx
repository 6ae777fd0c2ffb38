import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { argsIn, sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { PhoneVerificationModal } from './PhoneVerificationModal.tsx';

/** Kept in one piece, whatever the line. */
const phone = '(212)\u00a0664\u20117665';

/** Half a minute has just begun, and no time goes by in a story. */
const clock = { now: () => 0, every: () => () => undefined };

const meta = {
  title: 'Patterns/PhoneVerificationModal',
  tags: ['takes-focus'],
  component: PhoneVerificationModal,
  decorators: [onSurface],
  parameters: { docs: { story: { inline: false, iframeHeight: 620 } } },
  args: {
    open: true,
    title: 'Check your phone',
    text: `We sent a text message with a code to ${phone}.`,
    closeLabel: 'Close',
    codeLabel: 'Your code',
    code: '',
    codeLength: 6,
    resend: {
      label: 'Send a new code',
      waiting: (left) => `You can ask for a new code in ${left} s.`,
      againAt: 30_000,
      onResend: fn(),
    },
    clock,
    submitLabel: 'Verify my number',
    loading: false,
    loadingLabel: 'Checking…',
    onCode: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  render: function Typed(args) {
    const [code, setCode] = useState(args.code);
    return <PhoneVerificationModal {...args} code={code} onCode={setCode} />;
  },
} satisfies Meta<typeof PhoneVerificationModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The input has the focus at once, so that a phone offers the code over its keyboard; Enter sends it. */
export const Open: Story = {};
export const CodeIsSent: Story = {
  ...Open,
  tags: ['act'],
  play: async ({ userEvent, args, globals }) => {
    const say = sayer(globals);
    const input = await screen.findByRole('textbox', { name: say('Your code') });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('409311{Enter}');
    await expect(input).toHaveValue('409311');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { code: '409311', loading: true },
};
export const CheckingTakesNoPress: Story = {
  ...Checking,
  tags: ['act'],
  play: async ({ userEvent, args, globals }) => {
    const say = sayer(globals);
    await userEvent.click(await screen.findByRole('button', { name: say('Checking…') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { code: '409312', error: 'Incorrect code, make sure you have put in all the correct numbers.' },
  play: async ({ args, globals }) => {
    const { error } = argsIn(globals, args);
    await expect(await screen.findByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(error ?? ''));
  },
};

/** After a failure nobody has to go on trying. */
export const WithAWayOut: Story = {
  args: { ...Refused.args, wayOut: { label: 'Go on without a code', onClick: fn() } },
};
export const WayOutIsTaken: Story = {
  ...WithAWayOut,
  tags: ['act'],
  play: async ({ userEvent, args, globals }) => {
    const say = sayer(globals);
    await userEvent.click(await screen.findByRole('button', { name: say('Go on without a code') }));
    await expect(args.wayOut?.onClick).toHaveBeenCalledOnce();
  },
};

export const NewCodeSent: Story = {
  args: {
    resend: {
      label: 'Send a new code',
      waiting: (left) => `You can ask for another in ${left} s.`,
      againAt: 30_000,
      notice: 'New code has been sent!',
      onResend: fn(),
    },
  },
};

/** Half a minute has gone by. */
export const CanBeSentAgain: Story = {
  tags: ['act'],
  args: { clock: { ...clock, now: () => 30_000 } },
  play: async ({ userEvent, args, globals }) => {
    const say = sayer(globals);
    await userEvent.click(await screen.findByRole('button', { name: say('Send a new code') }));
    await expect(args.resend.onResend).toHaveBeenCalledOnce();
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    title: 'Confirmemos que este es su número de teléfono',
    text: `Hemos enviado un mensaje de texto con un código al número ${phone}. Puede tardar un minuto en llegar.`,
    closeLabel: 'Cerrar',
    codeLabel: 'Escriba el código de seis números',
    error: 'No se pudo verificar. Escriba el código que ha recibido, por favor.',
    code: '4093',
    submitLabel: 'Confirmar mi número',
    resend: {
      label: 'Enviar un código nuevo',
      waiting: (left) => `Podrá pedir otro código en ${left} s.`,
      againAt: 30_000,
      notice: '¡Se ha enviado un código nuevo!',
      onResend: fn(),
    },
  },
};
