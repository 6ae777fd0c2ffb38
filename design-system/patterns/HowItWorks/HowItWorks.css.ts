import { style } from '@vanilla-extract/css';
import { heading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { minWidth } from '../../theme/mediaQueries.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  justifyItems: vars.align.heading,
});

export const title = style([heading, { width: '100%', textAlign: vars.align.heading as 'start' }]);

export const steps = style({
  display: 'grid',
  gap: vars.space.l,
  width: '100%',
  '@media': { [minWidth.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: vars.space.xxl } },
});

/** The drawing beside the words on a phone, above them in a row of steps. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignContent: 'start',
  '@media': {
    [minWidth.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.m,
      justifyItems: vars.align.heading,
      textAlign: vars.align.heading as 'start',
    },
  },
});

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.noteBorder}`,
  borderRadius: vars.radius.badge,
  color: vars.color.link,
  fontSize: '1.625rem',
  '@media': { [minWidth.desktop]: { width: '4.5rem', height: '4.5rem', fontSize: '2rem' } },
});

export const stepTitle = style({
  color: vars.color.heading,
  fontSize: vars.text.answer,
  fontWeight: vars.font.boldWeight,
  lineHeight: vars.lineHeight.control,
  marginBlockEnd: vars.space.xxs,
});

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const text = style({ color: vars.color.textMuted });
