import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { studioVars, vars } from '../../parts/theme.css.ts';
import { tones } from '../../parts/tokens.ts';

const phone = 'screen and (max-width: 55.99rem)';
/** From this width on one lead stands beside the list. */
const beside = 'screen and (min-width: 72rem)';

/** The list, and beside it the open lead. Where there is no room for both, the open one is the page. */
export const columns = style({ display: 'grid', gap: vars.space.l, alignItems: 'start', minWidth: 0 });
export const withLead = style([columns, { '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' } } }]);
export const list = style({ display: 'grid', gap: vars.space.l, minWidth: 0 });
export const listBehind = style([list, { '@media': { 'screen and (max-width: 71.99rem)': { display: 'none' } } }]);
/** Chips in one line on a phone, which scrolls sideways. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignItems: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': {
    [phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      margin: '0 -1rem',
      padding: '0.25rem 1rem',
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${chips} > *`, { flex: 'none' });
export const date = style({
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  outline: 'none',
  colorScheme: 'inherit',
});
export const findForm = style({ display: 'flex', flex: 1, minWidth: 0 });
export const number = style({ fontWeight: 600, whiteSpace: 'nowrap', color: vars.color.text, textDecoration: 'none' });
export const open = style({ background: studioVars.tone.live.ground });
export const backLink = style({ justifySelf: 'start', '@media': { [beside]: { display: 'none' } } });
export const pane = style({ display: 'grid', minWidth: 0, '@media': { [beside]: { position: 'sticky', top: '1rem' } } });
export const paneHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.375rem 0.625rem',
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const paneTitle = style({ fontSize: vars.text.lead, fontWeight: 600, whiteSpace: 'nowrap' });
export const spring = style({ flex: 1 });
export const fileActs = style({ display: 'flex', gap: vars.space.xs });
export const part = style({
  display: 'grid',
  gap: vars.space.m,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.border}`,
  minWidth: 0,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 35%) minmax(0, 1fr)',
  gap: '0.375rem 0.875rem',
  margin: 0,
});
globalStyle(`${facts} > dt`, { color: vars.color.textMuted });
globalStyle(`${facts} > dd`, { margin: 0, overflowWrap: 'anywhere' });
export const heading = style({ fontSize: vars.text.small, fontWeight: 600 });
export const dots = style({ color: vars.color.textMuted, letterSpacing: '0.1em' });
export const agreedText = style({
  margin: '0.5rem 0 0',
  padding: '0.5rem 0.75rem',
  borderInlineStart: `3px solid ${vars.color.border}`,
  maxHeight: '14rem',
  overflow: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
export const summary = style({ cursor: 'pointer' });
export const times = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
export const time = style({
  display: 'grid',
  gridTemplateColumns: '5.25rem 0.75rem minmax(0, 1fr)',
  gap: '0 0.75rem',
  position: 'relative',
  paddingBottom: '0.75rem',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(6rem + 5px)',
      top: '1.125rem',
      bottom: '-0.25rem',
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});
export const when = style({ color: vars.color.textMuted, fontSize: vars.text.small, paddingTop: '0.0625rem' });
export const words = style({ overflowWrap: 'anywhere' });
export const showSent = style({
  display: 'block',
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.link,
  font: 'inherit',
  fontSize: vars.text.small,
  textDecoration: 'underline',
  cursor: 'pointer',
});
const dot = style({
  width: 11,
  height: 11,
  marginTop: '0.3125rem',
  borderRadius: '50%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});
export const points = styleVariants(Object.fromEntries(tones.map((tone) => [tone, tone])), (tone) => [
  dot,
  { color: studioVars.tone[tone].ink },
]);
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, alignItems: 'center' });
export const ticks = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, border: 0 });
export const count = style({ fontSize: vars.text.heading, fontWeight: 600 });
export const skeleton = style({ height: '20rem', background: vars.color.surfaceQuiet, borderRadius: vars.radius.card });
