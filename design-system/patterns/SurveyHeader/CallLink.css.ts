import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, maxWidth } from '../../theme/mediaQueries.ts';

export const call = style({
  display: 'inline-flex',
  flex: 'none',
  // one line wherever there is room; with text at twice its size words and number take a line each
  maxWidth: '100%',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: `${vars.space.xxs} ${vars.space.s}`,
  marginInlineEnd: `calc(-1 * ${vars.align.headerAction})`,
  background: vars.color.headerAction,
  border: `${vars.border.hair} solid ${vars.color.headerActionBorder}`,
  borderRadius: vars.radius.button,
  color: vars.color.onHeaderAction,
  fontWeight: vars.font.boldWeight,
  lineHeight: vars.lineHeight.control,
  textDecoration: 'none',
  // There it has a frame in every theme, which would stand past the edge that the bare words end on.
  '@media': { [forcedColors]: { marginInlineEnd: 0 } },
  selectors: { '&:hover': { background: vars.color.headerActionHover, color: vars.color.onHeaderActionHover } },
});

/** The narrowest phones leave the logo its room for the icon alone: 340 px, and in Spanish, whose words are longer, 375 px. */
export const words = style({
  position: 'relative',
  insetBlockStart: vars.font.drop,
  '@media': {
    'screen and (max-width: 21.2em)': visuallyHiddenRules,
    'screen and (max-width: 23.4em)': { selectors: { '&:lang(es)': visuallyHiddenRules } },
  },
});

/** On a phone the words suffice, and leave the logo its room; the number is still read out. */
export const number = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [maxWidth.phone]: visuallyHiddenRules },
});
