/** The entry of the theme contract: tokens, stylesheet writers and contrast. */

export { vars } from './contract.css.ts';
export { contrast, parseColor } from './contrast.ts';
export { type ContrastPair, contrastPairs } from './contrastPairs.ts';
export { darkTokens } from './dark/darkTokens.ts';
export { drawing } from './drawing.ts';
export { chosen, hovered, type Part, parts, type ScreenKind, screens, selectorsOf } from './parts.ts';
export { themeCss } from './themeCss.ts';
export type { FontFace, FontFile, ThemeTokens } from './tokens.ts';
