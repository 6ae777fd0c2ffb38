import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { Button } from '../Button/Button.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Components/Modal',
  tags: ['takes-focus'],
  component: Modal,
  decorators: [onSurface],
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    open: true,
    title: 'Leave this page?',
    text: 'Your answers stay on this device for a day, so you can come back to them.',
    closeLabel: 'Close',
    onClose: fn(),
    children: <Button fullWidth>Stay here</Button>,
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title has the focus, so that it is read out with the text; the close control is the last stop. */
export const Open: Story = {};
export const IsClosed: Story = {
  ...Open,
  tags: ['act'],
  play: async ({ userEvent, args, globals }) => {
    const say = sayer(globals);
    const dialog = await screen.findByRole('dialog', { name: say('Leave this page?') });
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringContaining(say('Your answers stay on this device for a day, so you can come back to them.')),
    );
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: say('Leave this page?') })).toHaveFocus());
    const close = screen.getByRole('button', { name: say('Close') });
    const { width, height } = close.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  tags: ['behaviour'],
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/**
 * The dialog has the focus before its title, so that no screen reader takes it for read. Tab goes round inside; Escape closes, and the focus
 * goes back to the control that opened it.
 */
export const OpensAndCloses: Story = {
  tags: ['act'],
  args: { open: false },
  render: function Asking(args, { globals }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{sayer(globals)('Leave')}</Button>
        <Modal {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const opener = canvas.getByRole('button', { name: say('Leave') });
    const focused: (EventTarget | null)[] = [];
    const note = ({ target }: FocusEvent) => focused.push(target);
    document.addEventListener('focusin', note);
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
    document.removeEventListener('focusin', note);
    await expect(focused.at(-2)).toBe(dialog);
    for (const _stop of [1, 2, 3]) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Longer than the screen: the modal scrolls, not the page behind it. */
export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    title: '¿Quiere usted salir de esta página sin enviar las respuestas que ya nos ha dado?',
    text: 'Sus respuestas quedan guardadas un día en este dispositivo, de modo que podrá volver a ellas cuando lo desee.',
    closeLabel: 'Cerrar',
    children: (
      <>
        {Array.from({ length: 9 }, (_, index) => `Párrafo ${index + 1}: `).map((start) => (
          <p key={start} style={{ marginBottom: '1rem' }}>
            {start}nadie más que las personas que revisan su caso puede ver lo que usted escribe aquí.
          </p>
        ))}
        <Button fullWidth>Quedarme aquí y terminar</Button>
      </>
    ),
  },
};
