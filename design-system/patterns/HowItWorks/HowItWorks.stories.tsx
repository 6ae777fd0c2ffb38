import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { HowItWorks } from './HowItWorks.tsx';

const meta = {
  title: 'Patterns/HowItWorks',
  component: HowItWorks,
  args: {
    title: 'How it works',
    steps: [
      {
        icon: 'form',
        title: 'You answer a few questions',
        text: 'It takes about two minutes, and you do not need any papers at hand.',
      },
      {
        icon: 'search',
        title: 'We look at your answers',
        text: 'We check whether a law firm in your area can take a case like yours.',
      },
      { icon: 'message', title: 'A law firm may call you', text: 'You talk it over, free of charge, and you decide what to do.' },
    ],
    action: { href: '/survey', label: 'Start the survey' },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '2rem 1rem', maxWidth: '75rem', margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HowItWorks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 3, name: say('You answer a few questions') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Start the survey') })).toHaveAttribute('href', '/survey');
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    title: 'Cómo funciona, desde la primera pregunta hasta la conversación',
    steps: [
      {
        icon: 'form',
        title: 'Usted responde a unas pocas preguntas sencillas',
        text: 'Toma unos dos minutos y no necesita tener documentos a mano.',
      },
      {
        icon: 'search',
        title: 'Revisamos sus respuestas',
        text: 'Vemos si un bufete de abogados de su zona puede aceptar un caso como el suyo.',
      },
      {
        icon: 'message',
        title: 'Un bufete podría llamarle',
        text: 'Usted conversa sin costo alguno y decide con calma qué hacer a continuación.',
      },
    ],
    action: { href: '/survey/es', label: 'Empezar el cuestionario' },
  },
};
