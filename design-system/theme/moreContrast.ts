import type { vars } from './contract.css.ts';

type Color = keyof typeof vars.color;

/**
 * For `prefers-contrast: more`, in any theme: each colour named takes the other's value. States keep their colour, or they would
 * mark nothing.
 */
export const moreContrast = {
  textMuted: 'text',
  border: 'text',
  ghostBorder: 'ghost',
  answerBorder: 'onAnswer',
  fieldBorder: 'onField',
  noteBorder: 'onNote',
} as const satisfies Partial<Record<Color, Color>>;
