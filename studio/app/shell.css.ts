import { style } from '@vanilla-extract/css';
import { wide } from '../parts/parts.css.ts';
import { studioVars, vars } from '../parts/theme.css.ts';

export const app = style({
  minHeight: '100dvh',
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});
export const skip = style({
  position: 'absolute',
  insetInlineStart: '-100vw',
  selectors: {
    '&:focus': { insetInlineStart: '0.5rem', top: '0.5rem', zIndex: 5, padding: '0.5rem', background: vars.color.surface },
  },
});
export const rail = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      gap: 2,
      position: 'sticky',
      top: 0,
      height: '100dvh',
      overflowY: 'auto',
      padding: '0.875rem 0.625rem',
      background: studioVars.rail.ground,
      color: studioVars.rail.ink,
    },
    print: { display: 'none' },
  },
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5625rem',
  padding: '0.25rem 0.5rem 0.875rem',
  fontWeight: 600,
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: 7,
  background: '#5fc9b3',
  color: '#06231e',
});
export const company = style({ display: 'block', fontWeight: 400, fontSize: vars.text.small, color: studioVars.rail.soft });
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.25rem',
  padding: '0 0.625rem',
  borderRadius: 7,
  color: studioVars.rail.ink,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: '#ffffff', textDecoration: 'none', background: studioVars.rail.on },
    '&[aria-current="page"]': { background: studioVars.rail.on, color: '#ffffff' },
    '&:focus-visible': { outlineColor: '#5fc9b3' },
  },
});
export const spring = style({ flex: 1 });
export const who = style({
  display: 'flex',
  gap: '0.5625rem',
  alignItems: 'center',
  width: '100%',
  minHeight: '3.25rem',
  border: 0,
  borderTop: `1px solid ${studioVars.rail.on}`,
  padding: '0.75rem 0.5rem 0.25rem',
  background: 'none',
  color: studioVars.rail.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: '#ffffff' }, '&:focus-visible': { outlineColor: '#5fc9b3' } },
});
export const whoName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const placeName = style({ '@media': { [wide]: { flex: 1 } } });
/** How much waits in a section. */
export const badge = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% + 0.375rem)',
  top: '0.25rem',
  minWidth: '1.25rem',
  padding: '0 0.375rem',
  borderRadius: '1rem',
  background: studioVars.rail.on,
  color: '#ffffff',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  textAlign: 'center',
  '@media': {
    [wide]: { position: 'static', minWidth: '1.5rem' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
export const badgeWrong = style({ background: '#c63a31' });
/** For readers of the screen alone. */
export const unseen = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
export const face = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  flex: 'none',
  borderRadius: '50%',
  background: '#e5a54b',
  color: '#2b1a00',
  fontSize: '0.75rem',
  fontWeight: 600,
});
export const role = style({ display: 'block', fontSize: vars.text.small, color: studioVars.rail.soft });
export const main = style({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: '4.5rem',
  '@media': { [wide]: { paddingBottom: 0 } },
});
export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 3,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});
export const tab = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: '3.5rem',
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  cursor: 'pointer',
  justifyItems: 'center',
  gap: 3,
  padding: '0.625rem 0.25rem',
  color: vars.color.textMuted,
  fontSize: '0.75rem',
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.link, fontWeight: 600 } },
});
