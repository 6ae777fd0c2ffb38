import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

/** The page that Storybook opens on; nothing here reaches the funnel. */

export const page = style({
  display: 'grid',
  gap: vars.space.xl,
  maxWidth: vars.size.layout,
  marginInline: 'auto',
  padding: `${vars.space.xxl} ${vars.space.m}`,
});

const readingWidth = '42rem';
export const head = style({ display: 'grid', gap: vars.space.m, maxWidth: readingWidth });
export const hint = style({ maxWidth: readingWidth, textWrap: 'pretty' });

export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xs} ${vars.space.l}` });

export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.m,
});
// as tall as its neighbours, with its words at the top
globalStyle(`${doors} > section`, { alignContent: 'start', minWidth: 0 });
globalStyle(`${doors} h2, ${page} > section > h2`, { fontSize: vars.text.lead, textAlign: 'start' });

export const links = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${links} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem', paddingBlock: '0.5rem' });

export const part = style({ display: 'grid', gap: vars.space.m, minWidth: 0 });

export const tiles = style({
  display: 'grid',
  // two beside each other on a phone
  gridTemplateColumns: `repeat(auto-fill, minmax(min(10.5rem, calc(50% - ${vars.space.m})), 1fr))`,
  gap: vars.space.m,
});

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  color: vars.color.text,
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'none' },
});
globalStyle(`${tile}:hover strong`, { textDecorationLine: 'underline' });

export const sample = style({
  display: 'grid',
  gridTemplateRows: '1.5rem 1fr auto',
  justifyItems: 'center',
  gap: '0.5rem',
  blockSize: '8.5rem',
  paddingBlockEnd: '0.875rem',
  marginBlockEnd: vars.space.xxs,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.page,
  backgroundImage: vars.image.page,
  forcedColorAdjust: 'none',
});

export const sampleHeader = style({
  inlineSize: '100%',
  background: vars.color.header,
  backgroundImage: vars.image.header,
  borderBlockEnd: `1px solid ${vars.color.headerBorder}`,
});

export const sampleWord = style({
  alignSelf: 'center',
  color: vars.color.heading,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontStyle: vars.font.headingStyle,
  letterSpacing: vars.font.headingSpacing,
  textTransform: vars.font.headingTransform as 'none',
  fontSize: '2.75rem',
  lineHeight: 1,
});

export const sampleAction = style({
  inlineSize: '5.5rem',
  blockSize: '1.25rem',
  background: vars.color.action,
  backgroundImage: vars.image.action,
  border: `1px solid ${vars.color.actionBorder}`,
  borderRadius: vars.radius.button,
  boxShadow: vars.shadow.button,
});
