import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { question, display as title } from './page.css.ts';

/** The layout of the pages that show whole themes in Storybook; nothing here reaches the funnel. */

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxWidth: vars.size.layout,
  marginInline: 'auto',
  padding: `${vars.space.xxl} ${vars.space.m}`,
});

export const part = style({ display: 'grid', gap: vars.space.m, minWidth: 0 });
export const small = style({ color: vars.color.text, fontSize: vars.text.small, overflowWrap: 'anywhere' });
globalStyle(`${part} > h2`, { textAlign: 'start' });

export const figure = style({ fontVariantNumeric: 'tabular-nums' });

/** On a surface, where every ink of the theme is legible. */
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  listStyle: 'none',
  fontSize: vars.text.small,
});
globalStyle(`${swatches} > li > *`, { display: 'block' });

const sample = style({
  blockSize: '3.5rem',
  lineHeight: '3.375rem',
  textAlign: 'center',
  marginBlockEnd: vars.space.xxs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '0.375rem',
});
export const swatch = style([sample]);
export const pair = style([sample, { fontSize: '1.375rem', fontWeight: vars.font.boldWeight }]);
export const outline = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: '3rem',
  blockSize: '1.5rem',
  border: '2px solid currentColor',
  borderRadius: vars.radius.control,
});

export const specimens = style({ display: 'grid', gap: vars.space.l });
export const specimen = styleVariants({
  display: [title],
  heading: [question, { textAlign: 'start' }],
  lead: { fontSize: vars.text.lead },
  body: { fontSize: vars.text.body },
  small: { fontSize: vars.text.small },
});

export const panels = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))' });
export const panel = style({
  // What is fixed to the page is fixed to its panel here.
  transform: 'translate(0)',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  backgroundColor: vars.color.page,
  backgroundImage: vars.image.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: vars.font.bodyWeight,
  lineHeight: vars.lineHeight.body,
});
export const panelName = style({ padding: `${vars.space.xs} ${vars.space.m}`, fontWeight: vars.font.boldWeight });
export const panelMain = style({ flex: 1, padding: `${vars.density.screenBlock} ${vars.space.m}` });
export const frame = style({ inlineSize: '100%', blockSize: '36rem', border: 0 });

/** For a table with a column a theme. */
export const widePage = style([page, { maxWidth: 'none' }]);
export const tokenScroller = style({
  overflowX: 'auto',
  padding: vars.space.m,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
});
globalStyle(`${tokenScroller} td`, { minWidth: '3.5rem' });
globalStyle(`${tokenScroller} td:nth-child(3)`, { fontVariantNumeric: 'tabular-nums' });
const tokenLine = `1px solid ${vars.color.border}`;
export const tokenColor = style({ display: 'block', inlineSize: '4rem', blockSize: '1.5rem', border: tokenLine });
// a bar longer than the page says no more than its figure
export const tokenLength = style({ display: 'block', maxInlineSize: '12rem', blockSize: '0.75rem', background: vars.color.link });
export const tokenBox = style({
  display: 'block',
  inlineSize: '4rem',
  blockSize: '2.5rem',
  background: vars.color.surfaceQuiet,
  border: `1px solid ${vars.color.fieldBorder}`,
});

export const downloads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: vars.space.s,
  listStyle: 'none',
});
export const button = style({
  justifySelf: 'start',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.m,
  background: vars.color.action,
  color: vars.color.onAction,
  border: `1px solid ${vars.color.actionBorder}`,
  borderRadius: vars.radius.button,
  fontWeight: vars.font.buttonWeight,
  cursor: 'pointer',
  ':hover': { background: vars.color.actionHover, color: vars.color.onActionHover },
});

export const identity = style({ display: 'grid', gap: vars.space.l, minWidth: 0 });

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.l,
});

export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  listStyle: 'none',
});
/** On a middle grey, which shows what is drawn for light ground and for dark. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '9rem',
  padding: '0.5rem',
  background: '#98a1a8',
  objectFit: 'contain',
});

/** A desktop beside what the theme is. */
export const themeHead = style({
  display: 'grid',
  alignItems: 'center',
  gap: '1.5rem',
  '@media': { 'screen and (min-width: 850px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const themeAbout = style({ display: 'grid', gap: '0.5rem' });
export const themeName = style({ selectors: { '&&': { fontSize: '2.75rem' } } });
export const idea = style({ fontSize: '1.125rem', textWrap: 'pretty' });
export const phones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, calc(50% - 0.5rem)), 1fr))',
  gap: '1rem',
});
export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '0.75rem',
  fontSize: '0.8125rem',
});
globalStyle(`${chips} li`, { overflowWrap: 'anywhere' });
export const chip = style({
  display: 'block',
  blockSize: '2rem',
  marginBlockEnd: '0.25rem',
  border: '1px solid rgb(20 26 36 / 0.15)',
  borderRadius: '0.5rem',
  forcedColorAdjust: 'none',
});
export const faceHeading = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '1.75rem',
  lineHeight: 1.1,
});
export const faceBody = style({ fontFamily: vars.font.body, fontWeight: vars.font.bodyWeight, fontSize: '1.125rem' });
export const more = style({
  display: 'grid',
  gap: vars.space.l,
  marginBlockStart: '1rem',
  padding: '1rem',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
});
