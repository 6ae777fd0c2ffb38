import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

/** Over a story that is shown otherwise than its address asks. */
export const note = style({
  padding: vars.space.m,
  background: vars.color.errorSurface,
  color: vars.color.onErrorSurface,
  fontFamily: vars.font.body,
});
