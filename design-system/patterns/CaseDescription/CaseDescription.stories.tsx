import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inSpanish } from '../../../themes/pictureModes.ts';
import { onSurface } from '../../samples/onSurface.tsx';
import { CaseDescription } from './CaseDescription.tsx';

const needed = 20;

const meta = {
  title: 'Patterns/CaseDescription',
  component: CaseDescription,
  decorators: [onSurface],
  args: {
    tips: {
      title: 'Helpful to know',
      items: ['How the crash happened', 'Where you were hurt', 'What has been hard since then'],
    },
    starters: {
      label: 'You can begin with',
      items: ['I was rear-ended', 'I was hit at an intersection', 'The other driver ran a red light'],
    },
    area: {
      id: 'case_description',
      name: 'case_description',
      label: 'What happened?',
      value: '',
      counter: '',
      counterMet: false,
      onChange: fn(),
    },
  },
  render: function Writing({ tips, starters, area }, { globals }) {
    const [value, setValue] = useState(area.value);
    const left = needed - value.trim().length;
    const words =
      globals.lang === 'es'
        ? { met: 'Es suficiente, gracias.', short: `mínimo ${needed} caracteres, escriba ${left} más` }
        : { met: 'That is enough, thank you.', short: `minimum ${needed} chars, type ${left} more` };
    const spoken = globals.lang === 'es' ? words.short : `At least ${needed} characters, ${left} more to type.`;
    return (
      <CaseDescription
        tips={tips}
        starters={starters}
        area={{
          ...area,
          value,
          onChange: setValue,
          counter: left > 0 ? words.short : words.met,
          spokenCounter: left > 0 ? spoken : words.met,
          counterMet: left <= 0,
        }}
      />
    );
  },
} satisfies Meta<typeof CaseDescription>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  globals: { lang: 'en' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'What happened?' });
    await expect(area).toHaveAccessibleDescription('At least 20 characters, 20 more to type.');
    await expect(canvas.getByText('minimum 20 chars, type 20 more')).toBeVisible();
    await userEvent.type(area, 'A truck hit my car from behind.');
    await userEvent.tab();
    await expect(area).toHaveAccessibleDescription('That is enough, thank you.');
  },
};

/** A tap writes a sentence at the end of the text, and the caret stands behind it. */
export const Starters: Story = {
  globals: { lang: 'en' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened?' });
    await userEvent.click(canvas.getByRole('button', { name: 'I was rear-ended' }));
    await expect(area).toHaveValue('I was rear-ended. ');
    await expect(area).toHaveFocus();
    await expect(area.selectionStart).toBe(area.value.length);
    await userEvent.type(area, 'My neck hurts');
    await userEvent.click(canvas.getByRole('button', { name: 'The other driver ran a red light' }));
    await expect(area).toHaveValue('I was rear-ended. My neck hurts. The other driver ran a red light. ');
    await expect(canvas.getByRole('group', { name: 'You can begin with' })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { area: { ...meta.args.area, value: 'A truck', error: 'Please write a little more' } },
};

export const LongestCopy: Story = {
  ...inSpanish,
  args: {
    tips: {
      title: 'Nos ayuda saber',
      items: [
        'Cómo ocurrió el choque y dónde estaba usted en ese momento',
        'Qué partes del cuerpo se lastimó',
        'Qué le ha resultado difícil desde entonces, en casa o en el trabajo',
      ],
    },
    starters: {
      label: 'Puede empezar con',
      items: ['Me chocaron por detrás', 'Me chocaron en un cruce', 'El otro conductor se pasó el semáforo en rojo'],
    },
    area: {
      ...meta.args.area,
      label: 'Cuéntenos con sus propias palabras qué ocurrió',
      hint: 'Bastan dos o tres frases; no escriba datos de tarjetas ni su número de Seguro Social.',
      value: 'Un camión',
      error: 'Escriba un poco más, por favor',
    },
  },
};
