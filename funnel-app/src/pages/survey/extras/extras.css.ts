import { style } from '@vanilla-extract/css';
import { card, measured } from '#design-system/components/base.css.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { minWidth } from '#design-system/theme/mediaQueries.ts';

/** Its words begin where those of the panel under it do (WhatHappensNext). */
export const panel = style([
  card,
  measured,
  {
    gap: vars.space.m,
    marginBlockEnd: vars.space.l,
    '@media': { [minWidth.desktop]: { paddingInline: `min(${vars.density.cardInline}, ${vars.space.xl})` } },
  },
]);

export const note = style({ color: vars.color.textMuted, fontSize: vars.text.small });

/** In the band under the page's own content. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
});
