import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { Button } from '../Button/Button.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Components/LoadingOverlay',
  tags: ['takes-focus'],
  component: LoadingOverlay,
  decorators: [onSurface],
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { title: 'Sending your answers', text: 'This takes a moment. Please keep this page open.', open: true },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ globals }) => {
    const say = sayer(globals);
    await waitFor(() => expect(screen.getByRole('dialog', { name: say('Sending your answers') })).toHaveFocus());
  },
};

export const Closed: Story = {
  tags: ['behaviour'],
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The page behind cannot be reached, Escape does not uncover it, and the focus goes back to where it was. */
export const OpensAndCloses: Story = {
  tags: ['act'],
  args: { open: false },
  render: function Sending(args, { globals }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button
          onClick={() => {
            setOpen(true);
            window.addEventListener('answered', () => setOpen(false), { once: true });
          }}
        >
          {sayer(globals)('Send')}
        </Button>
        <LoadingOverlay {...args} open={open} />
      </>
    );
  },
  play: async ({ userEvent, globals }) => {
    const say = sayer(globals);
    const button = screen.getByRole('button', { name: say('Send') });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    window.dispatchEvent(new Event('answered'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    title: 'Estamos enviando sus respuestas de forma segura',
    text: 'Puede tardar unos segundos. Le rogamos que no cierre esta página mientras terminamos.',
  },
};
