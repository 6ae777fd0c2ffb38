import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { argsIn, sayer } from '#storybook/samples/inLanguage.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DisqualifiedMessage } from './DisqualifiedMessage.tsx';

const meta = {
  title: 'Patterns/DisqualifiedMessage',
  tags: ['takes-focus'],
  component: DisqualifiedMessage,
  args: {
    heading: 'We can’t match you with a law firm right now',
    text: 'The firms that we work with do not take cases like the one you describe. This is not legal advice, and it does not mean that you have no claim.',
    next: {
      title: 'What you can do',
      items: [
        'Ask a lawyer soon: each state limits the time to file a claim.',
        'Your state’s bar association can name a lawyer near you.',
        'Keep your papers: police report, medical bills, photos.',
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DisqualifiedMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('region', { name: argsIn(globals, args).heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** It takes the form's place, and the focus that was on the form's button. */
export const AfterTheForm: Story = {
  tags: ['act'],
  render: function Sending(args, { globals }) {
    const [sent, setSent] = useState(false);
    return sent ? <DisqualifiedMessage {...args} /> : <Button onClick={() => setSent(true)}>{sayer(globals)('Send')}</Button>;
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayer(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('Send') }));
    await expect(canvas.getByRole('heading', { level: 1, name: argsIn(globals, args).heading })).toHaveFocus();
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    heading: 'Por ahora no podemos ponerle en contacto con un bufete de abogados',
    text: 'Los bufetes con los que trabajamos no aceptan casos como el que usted describe. Esto no es asesoría legal y no significa que usted no tenga derecho a reclamar.',
    next: {
      title: 'Lo que puede hacer',
      items: [
        'Consulte pronto a un abogado: cada estado limita el tiempo para presentar un reclamo.',
        'El colegio de abogados de su estado puede recomendarle uno que esté cerca de usted.',
        'Guarde sus documentos: el informe policial, las facturas médicas y las fotografías.',
      ],
    },
  },
};
