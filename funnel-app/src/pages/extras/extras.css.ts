import { style } from '@vanilla-extract/css';
import { card } from '#design-system/components/base.css.ts';
import { vars } from '#design-system/theme/contract.css.ts';

export const panel = style([card, { display: 'grid', gap: vars.space.m, marginBlockEnd: vars.space.l }]);

export const note = style({ color: vars.color.textMuted, fontSize: vars.text.small, textWrap: 'pretty' });

/** Under the question's card. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  marginBlockStart: vars.space.xl,
});
