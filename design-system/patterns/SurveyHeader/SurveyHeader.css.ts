import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { maxWidth, minWidth } from '../../theme/mediaQueries.ts';

/** One small line over the bar. */
const noticeHeight = '1.75rem';

/** Windows that keep room for the question under a bar that stays. */
const tall = 'screen and (min-height: 30em)';

export const header = style({
  background: `${vars.color.header} ${vars.image.header}`,
  border: `0 solid ${vars.color.headerBorder}`,
  borderWidth: vars.border.header,
  boxShadow: vars.shadow.header,
  color: vars.color.onHeader,
  vars: { [vars.color.focus]: vars.color.onHeader, [vars.color.focusInner]: vars.color.header },
});

/** As wide as the window, and its words in the header's box. With text at twice its size the language has a line of its own. */
export const notice = style({
  // the language's target reaches over the bar
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: vars.space.s,
  background: vars.color.notice,
  color: vars.color.onNotice,
  paddingInline: `calc(${vars.space.m} + max(0px, (100% - ${vars.size.layout}) / 2))`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.headerBorder}`,
  fontSize: vars.text.small,
  vars: { [vars.color.focus]: vars.color.onNotice, [vars.color.focusInner]: vars.color.notice },
  '@media': { [minWidth.tablet]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' } },
});

export const advertisement = style({
  flex: 1,
  gridColumn: 2,
  paddingBlock: vars.space.xxs,
  textAlign: 'center',
  textWrap: 'balance',
});

/** A line of text with a target of 44 px, which reaches into the bar's space. */
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'end',
  position: 'relative',
  minWidth: '2.75rem',
  minHeight: noticeHeight,
  paddingInline: vars.space.s,
  marginInlineEnd: `calc(${vars.space.s} * -1)`,
  color: 'inherit',
  '::after': { content: '""', position: 'absolute', inset: '0 0 -1rem' },
  textUnderlineOffset: '0.2em',
  // the target ends at the window's edge, where a ring would be cut off
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
});

/** A phone has room for the code only; the name is still read out. */
export const languageName = style({ '@media': { [maxWidth.phone]: visuallyHiddenRules } });

export const languageCode = style({ display: 'none', '@media': { [maxWidth.phone]: { display: 'inline' } } });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  maxWidth: vars.size.layout,
  minHeight: vars.size.header,
  marginInline: 'auto',
  padding: `${vars.space.xs} ${vars.space.m}`,
});

/** Within a survey: back, progress and call on one line. */
export const surveyBar = style([
  bar,
  {
    flexWrap: 'nowrap',
    '@media': { [maxWidth.phone]: { minHeight: '3.5rem', paddingBlock: vars.space.xxs, gap: vars.space.xs } },
  },
]);

/** It stays in view where the window is tall enough. */
export const surveyHeader = style([
  header,
  { '@media': { [tall]: { position: 'sticky', insetBlockStart: `calc(-1 * ${noticeHeight} - 1px)`, zIndex: 2 } } },
]);

// a focused control is not scrolled under the bar (WCAG 2.4.11); a `:has()` on html would restyle it with each question
globalStyle(`${surveyHeader} ~ * :is(a, button, input, select, textarea, summary)`, {
  '@media': { [tall]: { scrollMarginBlockStart: '4.5rem' } },
});

export const progress = style({
  flex: '1 1 8rem',
  minWidth: 0,
  maxWidth: '24rem',
  '@media': { [minWidth.desktop]: { marginInlineStart: 'auto' } },
});

/** The name may take two lines; with doubled text the call button moves under it. */
export const logo = style({
  display: 'flex',
  flex: '1 1 8rem',
  minWidth: 0,
  // read out, not seen: a phone's one line is for the way back, the progress and the call
  selectors: { [`${surveyBar} > &`]: { '@media': { [maxWidth.phone]: visuallyHiddenRules } } },
});

/** A phone's survey bar has room for the icon alone; the words are read out. */
globalStyle(`${surveyBar} > a > span`, { '@media': { [maxWidth.phone]: visuallyHiddenRules } });
/** A tablet's has room for the words, not for the number too. */
globalStyle(`${surveyBar} > a > span > span`, { '@media': { '(max-width: 849px)': visuallyHiddenRules } });
