import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const footer = style({
  background: vars.color.footer,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.footerBorder}`,
  color: vars.color.onFooter,
  fontSize: vars.text.small,
  vars: { [vars.color.focus]: vars.color.onFooter, [vars.color.focusInner]: vars.color.footer },
});

export const content = style({
  display: 'grid',
  gap: vars.space.m,
  maxWidth: vars.size.layout,
  marginInline: 'auto',
  padding: `${vars.space.xl} ${vars.space.m}`,
});

export const opening = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.l}`,
});

export const settlement = style({ fontSize: vars.text.body, fontWeight: vars.font.boldWeight, textWrap: 'balance' });

/** Limits the line length of the longest text. */
export const disclaimer = style({ maxWidth: vars.size.question });

export const status = style({ fontWeight: vars.font.boldWeight });

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l });

/** The call number: all of it on one line. */
export const number = style({ whiteSpace: 'nowrap' });

export const link = style({
  display: 'inline-block',
  minHeight: '2.75rem',
  paddingBlock: '0.65rem',
  color: vars.color.footerLink,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

/** Two lines on a phone: the company, and the visitor's rights. */
export const short = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  maxWidth: vars.size.layout,
  marginInline: 'auto',
  padding: `${vars.space.s} ${vars.space.m}`,
});

/** Opened, it takes the whole width below. */
export const details = style({ selectors: { '&[open]': { flexBasis: '100%' } } });

export const summary = style({ display: 'list-item', alignContent: 'center', minHeight: '2.75rem', cursor: 'pointer' });

export const folded = style({ display: 'grid', gap: vars.space.m, paddingBlock: vars.space.s });
