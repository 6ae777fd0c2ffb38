import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export const list = style({ marginBlockStart: vars.space.xs });

export const summary = style({
  display: 'list-item',
  alignContent: 'center',
  minHeight: '2.75rem',
  cursor: 'pointer',
  color: vars.color.link,
  textDecoration: 'underline',
});
