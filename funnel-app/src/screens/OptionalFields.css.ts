import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { sideBySide } from './FormScreen.css.ts';

export const folded = style({ color: vars.color.textMuted });

export const summary = style({
  // a target of its own for a thumb
  minHeight: '2.75rem',
  display: 'list-item',
  alignContent: 'center',
  cursor: 'pointer',
  color: vars.color.link,
  textDecoration: 'underline',
  ':hover': { color: vars.color.linkHover },
});

export const pair = style([sideBySide.two, { marginBlockStart: vars.space.xs }]);
