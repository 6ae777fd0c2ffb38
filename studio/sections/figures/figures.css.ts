import { style } from '@vanilla-extract/css';
import { wide } from '../../parts/parts.css.ts';
import { studioVars, vars } from '../../parts/theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  minHeight: '2rem',
  maxWidth: '100%',
  padding: '0 0.75rem',
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: '1rem',
  background: vars.color.surface,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-set="true"], &[aria-pressed="true"]': {
      borderColor: vars.color.text,
      background: vars.color.text,
      color: vars.color.surface,
    },
    '&:focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 1 },
  },
});
export const select = style({
  minWidth: 0,
  maxWidth: '14rem',
  fieldSizing: 'content',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  outline: 'none',
});
/** The list of a select opens on the system's own ground, also from a dark chip. */
export const option = style({ background: vars.color.field, color: vars.color.onField });

export const tiles = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const tile = style({ display: 'grid', gap: '0.125rem', alignContent: 'start' });
export const tileName = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const tileValue = style({
  fontSize: vars.text.display,
  fontWeight: 600,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: '-0.01em',
});
export const up = style({ color: studioVars.tone.live.ink, fontSize: vars.text.small });
export const down = style({ color: studioVars.tone.wrong.ink, fontSize: vars.text.small });
export const even = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 7fr)' } },
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 1rem',
  paddingBottom: vars.space.xs,
});
export const cardName = style({ fontSize: vars.text.body, fontWeight: 600 });

export const plain = style({ width: '100%', borderCollapse: 'collapse' });
export const line = style({
  padding: '0.1875rem 0.375rem 0.1875rem 0',
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'middle',
});
export const figure = style([line, { paddingInlineStart: '0.625rem', textAlign: 'end', whiteSpace: 'nowrap' }]);
export const lineHead = style([line, { color: vars.color.textMuted, fontSize: vars.text.small }]);
export const barCell = style([line, { width: '38%', '@media': { 'screen and (max-width: 34rem)': { width: '28%' } } }]);
export const bar = style({ display: 'block', width: '100%', height: 20, borderRadius: 4 });
export const barGround = style({ fill: vars.color.surfaceQuiet });
export const barFill = style({ fill: vars.color.action, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } });
export const barLoss = style({
  fill: studioVars.tone.waiting.ink,
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
});
export const loss = style({ color: studioVars.tone.wrong.ink, fontWeight: 600 });
export const quiet = style({ color: vars.color.textMuted });
export const ways = style({ color: vars.color.textMuted, fontSize: vars.text.small, paddingBottom: '0.25rem' });
export const summary = style({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"›"', marginInlineStart: '0.375rem', color: vars.color.textMuted },
    '&:hover': { textDecoration: 'underline' },
  },
});

export const ends = style({ display: 'block', width: '100%', height: 26, borderRadius: 6 });
export const endTones = {
  finished: style({ fill: studioVars.tone.live.ink, color: studioVars.tone.live.ink }),
  disqualified: style({ fill: studioVars.tone.planned.ink, color: studioVars.tone.planned.ink }),
  blocked: style({ fill: studioVars.tone.waiting.ink, color: studioVars.tone.waiting.ink }),
  dropped: style({ fill: vars.color.border, color: vars.color.fieldBorder }),
} as const;
export const swatch = style({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: '0.5rem',
  borderRadius: 3,
  border: '1px solid currentColor',
  background: 'currentColor',
});

export const dimmed = style({
  opacity: 0.55,
  transition: 'opacity 0.15s',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const body = style({ display: 'grid', gap: vars.space.l, alignContent: 'start', minWidth: 0 });
export const rowLink = style({ color: vars.color.text, fontWeight: 600, textDecoration: 'none', overflowWrap: 'anywhere' });
export const sortButton = style({
  border: 0,
  padding: '0.25rem 0',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const trend = style({ display: 'block', stroke: vars.color.link });
export const hidden = style({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' });
export const skeleton = style([
  barGround,
  { height: '7rem', background: vars.color.surfaceQuiet, borderRadius: vars.radius.card },
]);

export const panels = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  paddingBottom: '0.375rem',
});
export const panel = style({ minWidth: 0 });
export const panelHead = style({
  display: 'flex',
  gap: vars.space.xs,
  justifyContent: 'space-between',
  fontSize: vars.text.small,
});
export const panelName = style({ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const panelLine = style({
  display: 'block',
  width: '100%',
  height: 64,
  fill: 'none',
  stroke: vars.color.link,
  strokeWidth: 1.6,
});
export const panelGround = style({ stroke: vars.color.border });
export const panelDot = style({ fill: vars.color.link });
export const file = style({ maxWidth: '100%', minHeight: '2.75rem', paddingTop: '0.5rem', font: 'inherit' });
export const lines = style({ whiteSpace: 'pre-line' });
