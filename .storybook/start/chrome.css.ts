import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

/** The frame of Storybook's own pages, in the inks of the theme that `chrome` names; nothing here reaches the funnel. */

/** A grey that is quiet beside all themes. */
export const chromeTheme = '3';

const page = '#f6f6f4';
const line = '1px solid #e0e0dc';
const quiet = '#5d6368';

export const chrome = style({
  display: 'grid',
  gap: '1.5rem',
  minBlockSize: '100vh',
  alignContent: 'start',
  padding: 'clamp(1rem, 3vw, 2rem)',
  background: page,
  color: '#17181a',
  fontFamily: vars.font.body,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
});
globalStyle(`${chrome} h1`, { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.15, letterSpacing: '-0.01em' });
globalStyle(`${chrome} h2`, { fontSize: '0.9375rem', fontWeight: 600 });
globalStyle(`${chrome} :is(ul, ol)`, { listStyle: 'none', padding: 0 });
globalStyle(`${chrome} a:not([class])`, { color: '#1d4ed8' });

export const muted = style({ color: quiet });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '1rem' });
export const title = style({ display: 'grid', gap: '0.25rem', maxWidth: '42rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

const control = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: '0.875rem',
  borderRadius: '0.5rem',
  border: '1px solid #b9bcb8',
  background: '#ffffff',
  color: '#17181a',
  font: 'inherit',
  fontWeight: 500,
  textDecorationLine: 'none',
  cursor: 'pointer',
} as const;
export const action = style({ ...control, ':hover': { background: '#ececea' } });
export const mainAction = style({
  ...control,
  background: '#0b5c4a',
  borderColor: '#0b5c4a',
  color: '#ffffff',
  ':hover': { background: '#084638' },
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.75rem',
  minInlineSize: 0,
  padding: '1rem 1.125rem',
  background: '#ffffff',
  border: line,
  borderRadius: '0.75rem',
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: '1rem',
});

/** A real screen, small. */
export const tilePicture = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  background: '#ffffff',
  borderRadius: '0.75rem',
  boxShadow: '0 0 0 1px rgb(20 26 36 / 0.12)',
  forcedColorAdjust: 'none',
});
globalStyle(`${tilePicture} iframe`, { position: 'absolute', inset: 0 });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.25rem 1rem',
  '@media': {
    'screen and (min-width: 600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    'screen and (min-width: 900px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const tile = style({
  display: 'grid',
  gap: '0.125rem',
  alignContent: 'start',
  minInlineSize: 0,
  color: '#17181a',
  textDecorationLine: 'none',
});
export const tileName = style({ marginBlockStart: '0.5rem', fontWeight: 600 });
globalStyle(`${tile}:hover ${tileName}`, { textDecorationLine: 'underline' });

export const rows = style({ display: 'grid' });
globalStyle(`${rows} > *`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.25rem 0.75rem',
  paddingBlock: '0.5rem',
  borderBlockStart: line,
});
export const logos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  alignItems: 'center',
  gap: '0.875rem 1rem',
  vars: { [vars.text.logo]: '0.9375rem' },
});
/** Groups of links, side by side on one card. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: '1.25rem',
});
globalStyle(`${ways} > section`, { display: 'grid', alignContent: 'start', gap: '0.25rem' });
export const links = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${links} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '2rem' });

export const good = style({
  paddingInline: '0.5rem',
  borderRadius: '0.375rem',
  background: '#e0f2e6',
  color: '#0d5a2d',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const bad = style([good, { background: '#fde3e1', color: '#8f1610' }]);
