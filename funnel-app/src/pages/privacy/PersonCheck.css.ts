import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export const status = style({
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  selectors: { '&:empty': { margin: 0 } },
});
