import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { logoBleed, vars } from './contract.css.ts';
import type { FontFace, ThemeTokens } from './tokens.ts';

/** Writes a theme's stylesheet: fonts, and tokens as custom properties under `data-theme`. Called once in its `theme.css.ts`. */
export function defineTheme(id: string, tokens: ThemeTokens, fonts: readonly FontFace[]): void {
  for (const font of fonts) defineFont(font);
  const selector = `[data-theme="${id}"]`;
  createGlobalTheme(selector, vars, tokens);
  globalStyle(selector, {
    colorScheme: vars.scheme,
    vars: { [logoBleed.light]: bleed(tokens.logo.plate), [logoBleed.dark]: bleed(tokens.logo.plateDark) },
  });
}

/** Clear space without a plate reaches into the space around it; a plate keeps its place. */
const bleed = (plate: string) => (plate === 'transparent' ? '-0.45em' : '0');

/** `optional`: a late font moves no line that is being read. The funnel loads fonts for the second question. */
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
