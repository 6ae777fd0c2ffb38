import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { defineFont } from './defineTheme.ts';
import type { FontFace, ThemeTokens } from './tokens.ts';

/** The data of one family that replaces a theme's pairing. */
export interface Face {
  /** The CSS `font-family`. */
  readonly stack: string;
  readonly fonts: readonly FontFace[];
  /** Sizes and leading for a face of usual proportions; other themes set their own. */
  readonly scale: Pick<ThemeTokens, 'text' | 'lineHeight'>;
}

/** Writes the stylesheet of a `font` value. Two attributes, so that it wins over the theme in either order. */
export function defineFace(id: string, { stack, fonts, scale }: Face): void {
  for (const font of fonts) defineFont(font);
  globalStyle(`[data-theme][data-font="${id}"]`, {
    vars: {
      [vars.font.body]: stack,
      [vars.font.heading]: stack,
      [vars.font.button]: stack,
      [vars.font.drop]: '0em',
      [vars.text.heading]: scale.text.heading,
      [vars.text.button]: scale.text.button,
      [vars.text.logo]: scale.text.logo,
      [vars.lineHeight.heading]: scale.lineHeight.heading,
    },
  });
}
