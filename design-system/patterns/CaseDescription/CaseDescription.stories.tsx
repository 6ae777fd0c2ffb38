import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
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
    const say = sayer(globals);
    const met = say('That is enough, thank you.');
    return (
      <CaseDescription
        tips={tips}
        starters={starters}
        area={{
          ...area,
          value,
          onChange: setValue,
          counter: left > 0 ? say('minimum {0} chars, type {1} more', needed, left) : met,
          spokenCounter: left > 0 ? say('At least {0} characters, {1} more to type.', needed, left) : met,
          counterMet: left <= 0,
        }}
      />
    );
  },
} satisfies Meta<typeof CaseDescription>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const IsFilledIn: Story = {
  ...Empty,
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const area = canvas.getByRole('textbox', { name: say('What happened?') });
    await expect(area).toHaveAccessibleDescription(say('At least {0} characters, {1} more to type.', 20, 20));
    await expect(canvas.getByText(say('minimum {0} chars, type {1} more', 20, 20))).toBeVisible();
    await userEvent.type(area, say('A truck hit my car from behind.'));
    await userEvent.tab();
    await expect(area).toHaveAccessibleDescription(say('That is enough, thank you.'));
  },
};

/** A tap writes a sentence at the end of the text, and the caret stands behind it. */
export const StartersAreTaken: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: say('What happened?') });
    const [first, last] = [say('I was rear-ended'), say('The other driver ran a red light')];
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(area).toHaveValue(`${first}. `);
    await expect(area).toHaveFocus();
    await expect(area.selectionStart).toBe(area.value.length);
    await userEvent.type(area, say('My neck hurts'));
    await userEvent.click(canvas.getByRole('button', { name: last }));
    await expect(area).toHaveValue(`${first}. ${say('My neck hurts')}. ${last}. `);
    await expect(canvas.getByRole('group', { name: say('You can begin with') })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { area: { ...meta.args.area, value: 'A truck', error: 'Please write a little more' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText(sayer(globals)('Please write a little more'))).toBeVisible();
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
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
