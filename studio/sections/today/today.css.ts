import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '../../parts/parts.css.ts';
import { studioVars, vars } from '../../parts/theme.css.ts';
import { tones } from '../../parts/tokens.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)' } },
});
export const head = style({
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.border}`,
  fontSize: vars.text.body,
  fontWeight: 600,
});
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  minHeight: '4.0625rem',
  padding: `0.625rem ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
/** On a phone acts are as wide as their line. */
export const acts = style({
  display: 'flex',
  gap: vars.space.xs,
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: 'auto' } },
});
const height = style({ minHeight: '2.75rem', '@media': { [wide]: { minHeight: '1.875rem' } } });
export const act = style([height, { flex: 1 }]);
/** Silences a line: a picture alone, that shows its frame where it is pointed at. */
export const quiet = style([
  height,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.border, color: vars.color.text },
    '@media': { [wide]: { minWidth: '1.875rem' } },
  },
]);
export const silenced = style({ borderTop: `1px solid ${vars.color.border}` });
export const silencedHead = style({
  minHeight: '2.75rem',
  padding: `0.75rem ${vars.space.l}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  cursor: 'pointer',
});
export const silencedLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0.5rem ${vars.space.l}`,
  borderTop: `1px solid ${vars.color.border}`,
});
const mark = style({ display: 'grid', placeItems: 'center', width: '1.75rem', height: '1.75rem', borderRadius: '7px' });
export const marks = styleVariants(Object.fromEntries(tones.map((tone) => [tone, tone])), (tone) => [
  mark,
  { background: studioVars.tone[tone].ground, color: studioVars.tone[tone].ink },
]);
export const what = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const why = style({ color: vars.color.textMuted, fontSize: vars.text.small, overflowWrap: 'anywhere' });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.m,
  padding: `${vars.space.m} ${vars.space.l}`,
  margin: 0,
});
export const figureTitle = style({ fontSize: vars.text.body, fontWeight: 600, padding: `${vars.space.m} ${vars.space.l} 0` });
export const figureName = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const figure = style({ margin: 0, fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.35 });
export const figureAbout = style({ margin: 0, minHeight: '1.2rem', fontSize: vars.text.small, color: vars.color.textMuted });
export const late = style({ color: studioVars.tone.wrong.ink });
export const lately = style({
  display: 'grid',
  gridTemplateColumns: '5.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  minHeight: '2.4375rem',
  padding: `0.5625rem ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const time = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const deed = style({ overflowWrap: 'anywhere' });
export const foot = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const noteBox = style({ padding: `${vars.space.m} ${vars.space.l}` });
export const calm = style({ padding: `${vars.space.xl} ${vars.space.l}`, color: vars.color.textMuted });
export const calmTitle = style({ fontSize: vars.text.heading, fontWeight: 600, color: vars.color.text });
