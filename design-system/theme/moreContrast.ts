import type { vars } from './contract.css.ts';

type Color = keyof typeof vars.color;

/**
 * For whoever asks for more contrast (`prefers-contrast: more`), in any theme: each colour named here takes the other's value. Quiet words
 * become as dark as those around them, and a line gets the ink of what it encloses. What marks a state (hover, chosen, focus, error) keeps its
 * colour, or it would mark nothing.
 */
export const moreContrast = {
  textMuted: 'text',
  border: 'text',
  ghostBorder: 'ghost',
  answerBorder: 'onAnswer',
  fieldBorder: 'onField',
  noteBorder: 'onNote',
} as const satisfies Partial<Record<Color, Color>>;
