import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { defineFont } from './defineTheme.ts';
import type { FontFace, ThemeTokens } from './tokens.ts';

/** What one family needs to take the place of a theme's pairing. */
export interface Face {
  /** The CSS `font-family`. */
  readonly stack: string;
  readonly fonts: readonly FontFace[];
  /** Sizes that suit a face of common width: a theme with a condensed one sets its own larger. */
  readonly text: Pick<ThemeTokens['text'], 'heading' | 'button' | 'logo'>;
}

/**
 * Writes the stylesheet of one value of the switch `font` (decisions 3): its files, and its family throughout whatever carries both `data-theme`
 * and `data-font="<id>"`. Two attributes, so that it wins over the theme in whichever order the two stylesheets come.
 */
export function defineFace(id: string, { stack, fonts, text }: Face): void {
  for (const font of fonts) defineFont(font);
  globalStyle(`[data-theme][data-font="${id}"]`, {
    vars: {
      [vars.font.body]: stack,
      [vars.font.heading]: stack,
      [vars.font.button]: stack,
      [vars.text.heading]: text.heading,
      [vars.text.button]: text.button,
      [vars.text.logo]: text.logo,
    },
  });
}
