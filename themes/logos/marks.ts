import type { MarkId } from './versions.ts';

/** One shape of a mark: filled, or a stroke of the given width. */
export interface MarkShape {
  readonly ink: 'ink' | 'accent';
  readonly d: string;
  readonly stroke?: number;
}

export interface MarkDrawing {
  readonly name: string;
  readonly shapes: readonly MarkShape[];
  /** Degrees by which the drawing is turned about its centre. */
  readonly turn?: number;
}

const drawn = {
  '1': {
    name: 'Shield with road',
    shapes: [
      {
        ink: 'ink',
        d: 'M14.5 9h3L21.9 26.77C25.59 23.92 28 19.88 28 14.5V6.2L16 2 4 6.2V14.5C4 19.88 6.41 23.92 10.1 26.77Z',
      },
      { ink: 'accent', d: 'M15.5 11.2h1l.35 3.4h-1.7zM15 16.8h2l.45 4.2h-2.9zM14.4 23.2h3.2L18.4 28.6 16 29.9 13.6 28.6z' },
    ],
  },
  '2': {
    name: 'Steering wheel',
    shapes: [
      { ink: 'ink', d: 'M21 4.76A12.3 12.3 0 1 1 11 4.76', stroke: 3.6 },
      { ink: 'accent', d: 'M13.02 4.07A12.3 12.3 0 0 1 18.98 4.07', stroke: 3.6 },
      {
        ink: 'ink',
        d: 'M4.4 13.4C8 12.9 10.6 11.6 16 11.6s8 1.3 11.6 1.8v3.5c-4.6.2-7.4 2.5-8.2 6.4l-.9 4.5h-5l-.9-4.5c-.8-3.9-3.6-6.2-8.2-6.4zM16 14.3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
      },
    ],
  },
  '3': {
    name: 'Scales',
    shapes: [
      { ink: 'accent', d: 'M16 2a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 16 2z' },
      {
        ink: 'ink',
        d: 'M4 8.6C8 9.4 12 9.2 14.6 8.2h2.8C20 9.2 24 9.4 28 8.6v2.6c-3.8.7-7.4.7-10.5 0v14.3H22c1.2 0 2 .9 2 2V30H8v-2.5c0-1.1.8-2 2-2h4.5V11.2c-3.1.7-6.7.7-10.5 0z',
      },
      { ink: 'ink', d: 'M7.5 11 3.1 19.6M7.5 11l4.4 8.6M24.5 11l-4.4 8.6M24.5 11l4.4 8.6', stroke: 1.5 },
      { ink: 'accent', d: 'M1.8 19h11.4a5.7 5.7 0 0 1-11.4 0zM18.8 19h11.4a5.7 5.7 0 0 1-11.4 0z' },
    ],
  },
  '4': {
    name: 'Car with check',
    shapes: [
      {
        ink: 'ink',
        d: 'M9.3 3h13.4c1.5 0 2.8.9 3.3 2.3l3 8.2c1.2.8 2 2.1 2 3.6V28c0 .8-.7 1.5-1.5 1.5H26c-.8 0-1.5-.7-1.5-1.5v-2.5h-17V28c0 .8-.7 1.5-1.5 1.5H2.5C1.7 29.5 1 28.8 1 28V17.1c0-1.5.8-2.8 2-3.6l3-8.2C6.5 3.9 7.8 3 9.3 3zM9.8 5.8c-.6 0-1 .3-1.2.8L6 14.2h20l-2.6-7.6c-.2-.5-.6-.8-1.2-.8zM6.7 17.6a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM25.3 17.6a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM12 18.6v2.4h8v-2.4z',
      },
      { ink: 'accent', d: 'M11.8 10.1l3 2.7 5.4-5.3', stroke: 2.4 },
    ],
  },
  '5': {
    name: 'Crossing lanes',
    turn: 45,
    shapes: [
      {
        ink: 'ink',
        d: 'M12-.5h8c.8 0 1.5.7 1.5 1.5v30c0 .8-.7 1.5-1.5 1.5h-8c-.8 0-1.5-.7-1.5-1.5V1c0-.8.7-1.5 1.5-1.5zM15.1 2.5v5h1.8v-5zM15.1 10v4.5h1.8V10zM15.1 17.5V22h1.8v-4.5zM15.1 24.5v5h1.8v-5z',
      },
      {
        ink: 'accent',
        d: 'M1 10.5h7.7v11H1c-.8 0-1.5-.7-1.5-1.5v-8c0-.8.7-1.5 1.5-1.5zM2 15.1v1.8h5v-1.8zM31 10.5h-7.7v11H31c.8 0 1.5-.7 1.5-1.5v-8c0-.8-.7-1.5-1.5-1.5zM25 15.1v1.8h5v-1.8z',
      },
    ],
  },
} as const satisfies Readonly<Record<MarkId, MarkDrawing>>;

/** The five marks on a 32 x 32 grid. White is left out and the inks never touch, so that a mark works on any ground. */
export const marks: Readonly<Record<MarkId, MarkDrawing & { readonly name: (typeof drawn)[MarkId]['name'] }>> = drawn;
