import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, maxWidth } from '../../theme/mediaQueries.ts';

export const call = style({
  display: 'inline-flex',
  flex: 'none',
  // one line where there is room; with doubled text, words and number take a line each
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
  '@media': {
    // forced colours draw a frame, which would overlap the edge
    [forcedColors]: { marginInlineEnd: 0 },
    // Spanish has longer words to put beside the logo
    'screen and (max-width: 26.2em)': {
      selectors: {
        '&:lang(es)': {
          paddingInline: vars.space.xs,
          marginInlineEnd: `calc(-1 * min(${vars.align.headerAction}, ${vars.space.xs}))`,
          fontSize: '1rem',
        },
      },
    },
  },
  selectors: { '&:hover': { background: vars.color.headerActionHover, color: vars.color.onHeaderActionHover } },
});

/** The narrowest phones, under 340 px, show the icon alone. */
export const words = style({
  position: 'relative',
  insetBlockStart: vars.font.drop,
  '@media': {
    'screen and (max-width: 21.2em)': visuallyHiddenRules,
  },
});

/** On a phone the words suffice; the number is still read out. */
export const number = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [maxWidth.phone]: visuallyHiddenRules },
});
