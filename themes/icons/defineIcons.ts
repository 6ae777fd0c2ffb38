import { globalStyle } from '@vanilla-extract/css';
import { drawing } from '#design-system/theme/drawing.ts';
import { type PictureName, pictureNames } from '#design-system/theme/pictures.ts';

/** The elements of each icon on 48 x 48, as SVG: only their shape counts, for the ink is the theme's. */
export type IconSet = Readonly<Record<PictureName, string>>;

/** Puts a set of icons into a theme's stylesheet, as masks that take the ink of the words beside them (AnswerGrid.css.ts). */
export function defineIcons(theme: string, icons: IconSet): void {
  for (const name of pictureNames) {
    globalStyle(`[data-theme="${theme}"] [data-icon="${name}"]`, { vars: { '--icon': drawing('48 48', icons[name]) } });
  }
}
