import { globalStyle } from '@vanilla-extract/css';
import { drawing } from '../theme/drawing.ts';
import type { IconSet, PictureName } from './lineIcons.ts';

/** A picture as a mask, for an icon that `selector` finds. */
export const definePicture = (selector: string, name: PictureName, picture: string): void =>
  globalStyle(`${selector} [data-icon="${name}"]`, { vars: { '--icon': drawing('48 48', picture) } });

/** Puts a set of pictures into a theme's stylesheet, as masks that take the ink of the words beside them (Icon.css.ts). */
export function defineIcons(theme: string, icons: IconSet): void {
  for (const name of Object.keys(icons) as PictureName[]) definePicture(`[data-theme="${theme}"]`, name, icons[name]);
}
