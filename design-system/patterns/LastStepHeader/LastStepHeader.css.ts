import { style } from '@vanilla-extract/css';
import { heading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.m,
  padding: vars.space.m,
  background: vars.color.successSurface,
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  color: vars.color.onSuccessSurface,
});

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3rem',
  height: '3rem',
  border: '2px solid currentColor',
  borderRadius: vars.radius.badge,
  fontSize: '1.25rem',
});

export const words = style({ flex: '1 1 11rem', minWidth: 0 });

export const eyebrow = style({ fontSize: vars.text.small, lineHeight: vars.lineHeight.control });

export const title = style([heading, { color: 'inherit', fontSize: vars.text.lead, lineHeight: vars.lineHeight.control }]);

/** What was matched, under the words: each with its own mark. */
export const points = style({ display: 'grid', gap: vars.space.xxs, marginBlockStart: vars.space.xs, fontSize: vars.text.small });

export const point = style({ display: 'flex', gap: vars.space.xs, lineHeight: vars.lineHeight.control, textWrap: 'balance' });
