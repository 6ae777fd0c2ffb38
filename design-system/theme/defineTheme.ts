import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { fontFaces, themeProperties, themeSelector } from './themeCss.ts';
import type { FontFace, ThemeTokens } from './tokens.ts';

/** Writes a theme's stylesheet: fonts, and tokens as custom properties under `data-theme`. Called once in its `theme.css.ts`. */
export function defineTheme(id: string, tokens: ThemeTokens, fonts: readonly FontFace[]): void {
  for (const font of fonts) defineFont(font);
  globalStyle(themeSelector(id), { colorScheme: 'var(--scheme)', vars: themeProperties(tokens) });
}

/** Writes the `@font-face` rules of a family. */
export function defineFont(font: FontFace): void {
  for (const { fontFamily, ...face } of fontFaces(font)) globalFontFace(fontFamily, face);
}
