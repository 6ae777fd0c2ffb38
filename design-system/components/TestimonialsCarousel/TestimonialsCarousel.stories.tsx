import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inSpanish } from '../../../themes/pictureModes.ts';
import { onSurface } from '../../samples/onSurface.tsx';
import { hovered, pressed } from '../../samples/pseudoStates.ts';
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
];

const labels = {
  carousel: 'carousel',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: (current: number, of: number) => `${current} of ${of}`,
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Sample content')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('Sample person B'));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('Sample person C'));
    await expect(canvas.getByText('3 of 3')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    const shows = (name: string) => waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent(name));
    await userEvent.keyboard('{ArrowLeft}');
    await shows('Sample person C');
    await userEvent.keyboard('{ArrowRight}');
    await shows('Sample person A');
    await userEvent.keyboard('{ArrowRight}');
    await shows('Sample person B');
    // with a modifier it is the browser's: Alt and the left arrow go back
    const left: [string, boolean][] = [];
    const note = (event: KeyboardEvent) => void left.push([event.key, event.defaultPrevented]);
    document.addEventListener('keydown', note);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    document.removeEventListener('keydown', note);
    await expect(left.at(-1)).toEqual(['ArrowLeft', false]);
    await expect(canvas.getByText('2 of 3')).toBeVisible();
  },
};

/** It starts by itself only where motion is welcome, and has a control that stops it. */
export const Autoplay: Story = {
  tags: ['behaviour'],
  args: { autoplaySeconds: 6 },
  play: async ({ canvas, userEvent }) => {
    const still = prefersReducedMotion();
    const [first, then] = still ? ['Play', 'Pause'] : ['Pause', 'Play'];
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(canvas.getByRole('button', { name: then })).toBeVisible();
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
  ...inSpanish,
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

export const Hovered: Story = hovered;
export const Pressed: Story = { tags: ['behaviour'], ...pressed };
