import { style } from '@vanilla-extract/css';
import { studioVars, vars } from '../../parts/theme.css.ts';

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
