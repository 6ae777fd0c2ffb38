import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sayer } from '#storybook/samples/inLanguage.tsx';
import { onSurface } from '#storybook/samples/onSurface.tsx';
import { hovered, pressed } from '#storybook/samples/pseudoStates.ts';
import { steppedClock } from '#storybook/samples/steppedClock.ts';
import { prefersReducedMotion } from '../../theme/mediaQueries.ts';
import { TestimonialsCarousel } from './TestimonialsCarousel.tsx';

const items = [
  {
    id: 'a',
    quote: '“The questions were short, and I knew at once what would happen next.”',
    name: 'Sample person A',
    detail: 'Denver',
  },
  {
    id: 'b',
    quote: '“Someone called the next morning and explained everything twice, without hurry.”',
    name: 'Sample person B',
    detail: 'Tampa',
  },
  { id: 'c', quote: '“I could do it on my phone from the waiting room.”', name: 'Sample person C' },
  { id: 'd', quote: '“Nobody pressed me to decide.”', name: 'Sample person D', detail: 'Austin' },
];

const labels = {
  carousel: 'carousel',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: (current: number, of: number) => `${current} of ${of}`,
  stars: (given: number) => `${given} of 5 stars`,
};

const meta = {
  title: 'Components/TestimonialsCarousel',
  component: TestimonialsCarousel,
  decorators: [onSurface],
  args: { title: 'What people say', sampleNote: 'Sample content', items, labels },
} satisfies Meta<typeof TestimonialsCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the one that is shown is there for a screen reader; the others are out of reach. */
export const Default: Story = {
  tags: ['desktop'],
};
export const GoesOnAndBack: Story = {
  ...Default,
  tags: ['act', 'desktop'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    await expect(canvas.getByText(say('Sample content'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: say('Next') }));
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent(say('Sample person B')));
    await userEvent.click(canvas.getByRole('button', { name: say('Previous') }));
    await userEvent.click(canvas.getByRole('button', { name: say('Previous') }));
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent(say('Sample person D')));
    await expect(canvas.getByText(say('{0} of {1}', 4, 4))).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say('Previous') })).toHaveFocus();
    const shows = (name: string) => waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent(name));
    await userEvent.keyboard('{ArrowLeft}');
    await shows(say('Sample person D'));
    await userEvent.keyboard('{ArrowRight}');
    await shows(say('Sample person A'));
    await userEvent.keyboard('{ArrowRight}');
    await shows(say('Sample person B'));
    // with a modifier it is the browser's: Alt and the left arrow go back
    const left: [string, boolean][] = [];
    const note = (event: KeyboardEvent) => void left.push([event.key, event.defaultPrevented]);
    document.addEventListener('keydown', note);
    for (const held of ['Alt', 'Control', 'Meta', 'Shift']) {
      await userEvent.keyboard(`{${held}>}{ArrowLeft}{/${held}}`);
      await expect([held, ...(left.at(-1) ?? [])]).toEqual([held, 'ArrowLeft', false]);
    }
    document.removeEventListener('keydown', note);
    await expect(canvas.getByText(say('{0} of {1}', 2, 4))).toBeVisible();
  },
};

/** It starts by itself only where motion is welcome, and has a control that stops it. */
export const Autoplay: Story = {
  tags: ['act'],
  // it stands still: the picture is of its first one
  args: { autoplaySeconds: 6, clock: steppedClock().clock },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayer(globals);
    const still = prefersReducedMotion();
    const [first, then] = still ? [say('Play'), say('Pause')] : [say('Pause'), say('Play')];
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(canvas.getByRole('button', { name: then })).toBeVisible();
  },
};

/** Three beside each other on a desktop, with what the person gave; one at a time on a phone. */
export const Three: Story = {
  tags: ['desktop'],
  args: { items: items.slice(0, 3).map((item, index) => (index < 2 ? { ...item, stars: 5 - index } : item)) },
  play: async ({ canvas, globals }) => {
    const say = sayer(globals);
    const areBeside = window.matchMedia('(min-width: 850px)').matches;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(areBeside ? 3 : 1);
    await expect(canvas.queryAllByRole('button')).toHaveLength(areBeside ? 0 : 2);
    await expect(canvas.getByRole('img', { name: say('{0} of {1} stars', 5, 5) })).toBeVisible();
  },
};

const time = steppedClock();

/** Each is shown as long as was asked, and none moves away under who has the focus in it. */
export const AutoplayByTheClock: Story = {
  tags: ['act'],
  args: { autoplaySeconds: 6, clock: time.clock },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const say = sayer(globals);
    if (prefersReducedMotion()) await userEvent.click(canvas.getByRole('button', { name: say('Play') }));
    await userEvent.unhover(canvas.getByRole('region'));
    if (canvasElement.ownerDocument.activeElement instanceof HTMLElement) canvasElement.ownerDocument.activeElement.blur();
    await waitFor(() => expect(time.isWatched()).toBe(true));
    time.step(5_999);
    await expect(canvas.getByText(say('{0} of {1}', 1, 4))).toBeVisible();
    time.step(6_000);
    await expect(await canvas.findByText(say('{0} of {1}', 2, 4))).toBeVisible();
    canvas.getByRole('button', { name: say('Next') }).focus();
    await waitFor(() => expect(time.isWatched()).toBe(false));
    canvas.getByRole('button', { name: say('Next') }).blur();
    await waitFor(() => expect(time.isWatched()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: say('Pause') }));
    await userEvent.unhover(canvas.getByRole('region'));
    canvas.getByRole('button', { name: say('Play') }).blur();
    await waitFor(() => expect(time.isWatched()).toBe(false));
  },
};

export const One: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['behaviour'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongestCopy: Story = {
  tags: ['spanish'],
  globals: { lang: 'es' },
  args: {
    title: 'Lo que cuentan las personas que ya respondieron al cuestionario',
    sampleNote: 'Contenido de muestra',
    autoplaySeconds: 8,
    labels: {
      carousel: 'carrusel',
      previous: 'Anterior',
      next: 'Siguiente',
      pause: 'Detener',
      play: 'Reanudar',
      position: (n, of) => `${n} de ${of}`,
      stars: (n) => `${n} de 5 estrellas`,
    },
    items: [
      {
        id: 'larga',
        quote:
          '“Después del accidente no sabía por dónde empezar. Respondí las preguntas desde la sala de espera del hospital, y a la mañana siguiente me llamó una persona que hablaba mi idioma y me explicó con calma qué se podía hacer y qué no”.',
        name: 'Persona de muestra con dos nombres y dos apellidos',
        detail: 'San Antonio, Texas',
      },
      { id: 'corta', quote: '“Fue fácil”.', name: 'Persona de muestra' },
    ],
  },
};

export const Hovered: Story = { ...hovered };
export const Pressed: Story = { tags: ['behaviour'], ...pressed };
