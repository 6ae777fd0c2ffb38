import { style } from '@vanilla-extract/css';
import { studioVars, vars } from '../../parts/theme.css.ts';

/** Two classes outweigh the modal's own one, whatever the order of the files. */
export const dialog = style({ selectors: { '&&': { maxWidth: '35rem', padding: '1.25rem 1.375rem 0' } } });
export const form = style({ display: 'grid', gap: vars.space.l });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  position: 'sticky',
  bottom: 0,
  margin: '0 -1.375rem',
  padding: '0.875rem 1.375rem',
  borderTop: `1px solid ${vars.color.border}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: vars.color.surface,
});
export const hindrance = style({ flex: 1, minWidth: '12rem', color: studioVars.tone.wrong.ink });
export const problems = style({ margin: '0.375rem 0 0', paddingInlineStart: '1.125rem' });
export const lines = style({ whiteSpace: 'pre-line' });
export const section = style({ display: 'grid', gap: vars.space.xs });
export const heading = style({ fontSize: vars.text.body, fontWeight: 600 });
export const checks = style({ display: 'grid', gap: '0.375rem', margin: 0, padding: 0, listStyle: 'none' });
export const check = style({ display: 'grid', gridTemplateColumns: '1.125rem minmax(0, 1fr)', gap: '0.5rem' });
export const good = style({ color: studioVars.tone.live.ink });
export const bad = style({ color: studioVars.tone.wrong.ink });
export const warned = style({ color: studioVars.tone.waiting.ink });
export const waits = style({ color: vars.color.textMuted });
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const address = style({ fontFamily: 'ui-monospace, monospace', fontSize: vars.text.small, overflowWrap: 'anywhere' });
