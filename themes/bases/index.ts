/** The door to the bases: what a theme starts from, so that it says only what differs. */
export { filledButton, type PaletteSlots, palette } from './palette.ts';
export { airy, compact, condensed, regular, steps } from './scales.ts';
export { corners, lines, plain } from './shape.ts';
export { semibold, stack, systemFaces, type } from './type.ts';
