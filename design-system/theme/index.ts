/** The door to the theme contract: what a theme fills in, and what computes its contrast. */

export { vars } from './contract.css.ts';
export { contrast, parseColor } from './contrast.ts';
export { type ContrastPair, contrastPairs } from './contrastPairs.ts';
export type { ThemeTokens } from './tokens.ts';
