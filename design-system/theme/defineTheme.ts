import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { FontFace, ThemeTokens } from './tokens.ts';

/**
 * Writes a theme's whole stylesheet: its fonts, and its tokens as custom properties on whatever carries `data-theme="<id>"` (html on
 * a page, a panel where Storybook shows themes side by side). Called once, in the theme's `theme.css.ts`.
 */
export function defineTheme(id: string, tokens: ThemeTokens, fonts: readonly FontFace[]): void {
  for (const font of fonts) defineFont(font);
  const selector = `[data-theme="${id}"]`;
  createGlobalTheme(selector, vars, tokens);
  globalStyle(selector, { colorScheme: vars.scheme });
}

/**
 * `optional`: however late a font comes, it moves no line that is being read. The stretched fallback is as long on average, but a heading
 * that just fits its line in one face may not in the other. The funnel brings fonts to a first visit with its second question
 * (funnel-app/src/entries/loadWebFonts.ts).
 */
export function defineFont({ family, files }: FontFace): void {
  for (const { weight: fontWeight, url, fallback } of files) {
    const { local, ...measures } = fallback;
    globalFontFace(`"${family}"`, {
      src: `url("${url}") format("woff2")`,
      fontWeight,
      fontStyle: 'normal',
      fontDisplay: 'optional',
    });
    const src = local.map((name) => `local("${name}")`).join(', ');
    globalFontFace(`"${family} Fallback"`, { src, fontWeight, lineGapOverride: '0%', ...measures });
  }
}
