import { globalStyle, style } from '@vanilla-extract/css';
import { heading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { minWidth } from '../../theme/mediaQueries.ts';

/** Contents over the text on a phone, beside it and in view from 850 px. */
export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [minWidth.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', columnGap: vars.space.xxl, alignItems: 'start' },
  },
});

export const head = style({ '@media': { [minWidth.desktop]: { gridColumn: '2' } } });

export const title = style([heading, { fontSize: vars.text.display }]);

export const updated = style({ marginBlockStart: vars.space.xs, color: vars.color.textMuted });

export const contents = style({
  padding: vars.space.m,
  background: vars.color.surfaceQuiet,
  borderRadius: `min(${vars.radius.card}, 1.25rem)`,
  fontSize: vars.text.small,
  '@media': {
    [minWidth.desktop]: {
      gridColumn: '1',
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: vars.space.l,
      maxHeight: `calc(100vh - 2 * ${vars.space.l})`,
      overflowY: 'auto',
    },
  },
});

export const contentsTitle = style({ color: vars.color.heading, fontSize: vars.text.body, fontWeight: vars.font.boldWeight });

export const contentsList = style({ marginBlockStart: vars.space.xxs });

export const contentsLink = style({
  display: 'block',
  minHeight: '2.75rem',
  paddingBlock: '0.7rem',
  color: vars.color.link,
  lineHeight: vars.lineHeight.control,
  textUnderlineOffset: '0.2em',
});

/** A line of prose is about 70 letters long. */
export const prose = style({
  minWidth: 0,
  maxWidth: '42rem',
  color: vars.color.text,
  textWrap: 'pretty',
  '@media': { [minWidth.desktop]: { gridColumn: '2' } },
});

export const section = style({
  scrollMarginBlockStart: vars.space.l,
  selectors: { '&:not(:first-child)': { marginBlockStart: vars.space.xl } },
});

export { sectionTitle } from '../../components/base.css.ts';

globalStyle(`${prose} :is(p, ul, ol, table)`, { marginBlockStart: vars.space.s });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.5em' });
globalStyle(`${prose} li + li`, { marginBlockStart: vars.space.xs });
globalStyle(`${prose} h3`, {
  marginBlockStart: vars.space.l,
  color: vars.color.heading,
  fontSize: vars.text.body,
  fontWeight: vars.font.boldWeight,
});
globalStyle(`${prose} a`, { color: vars.color.link, textDecorationLine: 'underline', overflowWrap: 'anywhere' });
