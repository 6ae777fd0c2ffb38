import { style } from '@vanilla-extract/css';
import { badge, card as cardGround, measured, sectionTitle } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { minWidth } from '../../theme/mediaQueries.ts';

export const panel = style([
  cardGround,
  measured,
  {
    boxShadow: 'none',
    // beside the survey it is narrow: a card's margin would leave lines of four words
    '@media': { [minWidth.desktop]: { paddingInline: `min(${vars.density.cardInline}, ${vars.space.xl})` } },
  },
]);

export const title = style([sectionTitle, { marginBlockEnd: vars.space.l }]);

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });

export const card = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.m,
  selectors: {
    // The line of travel from one number to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${vars.size.badge} + ${vars.space.xxs}) calc(${vars.space.xxs} - ${vars.space.l})`,
      insetInlineStart: `calc(${vars.size.badge} / 2 - 1px)`,
      width: '2px',
      background: vars.color.border,
    },
  },
});

export const number = style([badge]);

/** Long words in large text break in it, and do not widen it. */
export const words = style({ minWidth: 0 });

export const cardTitle = style({
  color: vars.color.heading,
  fontSize: vars.text.body,
  fontWeight: vars.font.boldWeight,
  lineHeight: vars.lineHeight.control,
  // The first line level with its number.
  paddingBlockStart: `calc((${vars.size.badge} - 1lh) / 2)`,
  marginBlockEnd: vars.space.xxs,
});

export const cardText = style({ color: vars.color.textMuted, textWrap: 'balance' });
