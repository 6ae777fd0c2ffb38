import { style } from '@vanilla-extract/css';
import { wide } from '../../parts/parts.css.ts';
import { studioVars, vars } from '../../parts/theme.css.ts';

/** From this width on two letters, or steps and people, stand side by side. */
const beside = 'screen and (min-width: 64rem)';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  margin: 0,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.l } },
});
export const tile = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  padding: `${vars.space.m} ${vars.space.l}`,
  minWidth: 0,
});
export const tileName = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const tileValue = style({ margin: 0, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.35 });
export const tileAbout = style({
  margin: 0,
  minHeight: '1.2rem',
  fontSize: vars.text.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const tileGood = style({ color: studioVars.tone.live.ink });
export const tileBad = style({ color: studioVars.tone.wrong.ink });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });
export const spring = style({ flex: 1 });
export const number = style({ fontWeight: 600, whiteSpace: 'nowrap', color: vars.color.text, textDecoration: 'none' });
export const openCell = style({ textAlign: 'end', width: '1%' });
export const fold = style({ padding: `${vars.space.m} ${vars.space.l}` });
export const summary = style({ cursor: 'pointer', fontWeight: 600 });
export const foldBody = style({ display: 'grid', gap: vars.space.m, paddingTop: vars.space.m, minWidth: 0 });
export const crumb = style({ color: vars.color.textMuted });
export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  minWidth: 0,
  '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' } },
});
export const cardHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.375rem 0.625rem' });
export const cardTitle = style({ fontSize: vars.text.body, fontWeight: 600 });
export const card = style({ display: 'grid', gap: vars.space.m, padding: `${vars.space.m} ${vars.space.l}`, minWidth: 0 });
export const steps = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '5rem 0.75rem minmax(0, 1fr)',
  gap: '0 0.75rem',
  position: 'relative',
  paddingBottom: '0.875rem',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(5.75rem + 5px)',
      top: '1.25rem',
      bottom: '-0.125rem',
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});
export const stepWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.625rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const letters = style({
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
  '@media': { [beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const letter = style({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  minWidth: 0,
});
export const letterHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
export const language = style({ fontSize: vars.text.small, fontWeight: 600, color: vars.color.textMuted });
export const letterText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', margin: 0, maxWidth: '62ch' });
export const subject = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: vars.space.l });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
});
export const entry = style({ display: 'grid', gap: vars.space.l, maxWidth: '46rem', minWidth: 0 });
export const pair = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const ticks = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: vars.space.xs, fontWeight: vars.font.boldWeight });
export const error = style({ color: studioVars.tone.wrong.ink, fontSize: vars.text.small });
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.xs });
export const skeleton = style({ height: '18rem', background: vars.color.surfaceQuiet, borderRadius: vars.radius.card });
