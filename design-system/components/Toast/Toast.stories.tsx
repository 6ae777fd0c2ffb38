import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inSpanish } from '../../../themes/pictureModes.ts';
import { onSurface } from '../../samples/onSurface.tsx';
import { hovered } from '../../samples/pseudoStates.ts';
import { Button } from '../Button/Button.tsx';
import { ToastRegion, type ToastTone, toastTones } from './Toast.tsx';

const texts: Record<ToastTone, string> = {
  info: 'You are offline. Your answers are kept on this device.',
  success: 'New code has been sent!',
  error: 'We could not send the code. Please try again in a minute.',
};

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  decorators: [onSurface],
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { toasts: [{ id: 'offline', tone: 'info', text: texts.info }], dismissLabel: 'Dismiss', onDismiss: fn() },
  render: (args) => (
    <div style={{ minHeight: '14rem' }}>
      <p>The page goes on behind the message.</p>
      <ToastRegion {...args} />
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.info);
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(dismiss);
    await expect(args.onDismiss).toHaveBeenCalledWith('offline');
  },
};

export const Tones: Story = { args: { toasts: toastTones.map((tone) => ({ id: tone, tone, text: texts[tone] })) } };

/** The region is there before any message, so that the first one is read out too. */
export const Empty: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ComesAndGoes: Story = {
  tags: ['behaviour'],
  render: function Sending(args) {
    const [shown, setShown] = useState(false);
    return (
      <div style={{ minHeight: '14rem' }}>
        <Button onClick={() => setShown(true)}>Send</Button>
        <ToastRegion
          {...args}
          toasts={shown ? [{ id: 'failed', tone: 'error', text: texts.error }] : []}
          onDismiss={() => setShown(false)}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.error);
    // Enter, as who has no pointer
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const LongestCopy: Story = {
  ...inSpanish,
  args: {
    dismissLabel: 'Cerrar el aviso',
    toasts: [
      {
        id: 'kept',
        tone: 'success',
        text: 'Ya no tiene conexión a internet. Hemos guardado sus respuestas en este dispositivo y las enviaremos en cuanto vuelva a tenerla.',
      },
    ],
  },
};

export const Hovered: Story = hovered;
