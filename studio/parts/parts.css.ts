import { style, styleVariants } from '@vanilla-extract/css';
import { studioVars, vars } from './theme.css.ts';
import { tones } from './tokens.ts';

/** From this width on the rail stands beside the page. */
export const wide = 'screen and (min-width: 56rem)';

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
export const padded = style({ padding: `${vars.space.m} ${vars.space.l}` });
export const cardTitle = style({ fontSize: vars.text.body, fontWeight: 600, padding: `${vars.space.m} ${vars.space.l}` });
export const muted = style({ color: vars.color.textMuted });
export const small = style({ fontSize: vars.text.small });

const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '1.375rem',
  padding: '0 0.5rem',
  borderRadius: vars.radius.badge,
  fontSize: vars.text.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '::before': { content: '""', width: 7, height: 7, borderRadius: '50%', background: 'currentColor' },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const tags = styleVariants(Object.fromEntries(tones.map((tone) => [tone, tone])), (tone) => [
  tag,
  { background: studioVars.tone[tone].ground, color: studioVars.tone[tone].ink },
]);

const note = style({
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'flex-start',
  borderRadius: '10px',
  padding: '0.6875rem 0.875rem',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const notes = styleVariants(Object.fromEntries(tones.map((tone) => [tone, tone])), (tone) => [
  note,
  { background: studioVars.tone[tone].ground, color: studioVars.tone[tone].ink },
]);
export const noteText = style({ minWidth: 0, flex: 1 });

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
  padding: `${vars.space.xl} ${vars.space.l}`,
  maxWidth: '36rem',
});
export const emptyTitle = style({ fontSize: vars.text.heading, fontWeight: 600 });

const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.button,
  padding: `0.25rem 0.875rem`,
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.button,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.button,
  fontWeight: 600,
  lineHeight: vars.lineHeight.control,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceQuiet },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
  },
});
export const buttons = styleVariants({
  plain: [control],
  main: [
    control,
    {
      background: vars.color.action,
      borderColor: vars.color.actionBorder,
      color: vars.color.onAction,
      selectors: { '&:hover': { background: vars.color.actionHover, color: vars.color.onActionHover } },
    },
  ],
  ghost: [control, { background: 'transparent', borderColor: 'transparent', color: vars.color.textMuted }],
  danger: [control, { color: studioVars.tone.wrong.ink, borderColor: studioVars.tone.wrong.ink }],
  small: [control, { minHeight: '1.875rem', padding: '0.125rem 0.625rem' }],
});
export const key = style({
  font: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: 1,
  padding: '0.1875rem 0.25rem',
  border: '1px solid currentColor',
  borderRadius: '4px',
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, alignItems: 'center' });
export const stack = style({ display: 'grid', gap: vars.space.l, alignContent: 'start', minWidth: 0 });

export const tableBox = style([card, { overflowX: 'auto' }]);
export const table = style({ width: '100%', borderCollapse: 'collapse' });
const phone = 'screen and (max-width: 55.99rem)';
/** A phone has no room beside three columns. */
const narrow = { '@media': { [phone]: { paddingInline: '0.5rem' } } };
export const head = style({
  padding: '0.625rem 0.75rem',
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.l, ...narrow },
    '&:last-child': { paddingInlineEnd: vars.space.l, ...narrow },
  },
  ...narrow,
});
export const cell = style({
  padding: '0.625rem 0.75rem',
  borderBottom: `1px solid ${vars.color.border}`,
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.l, ...narrow },
    '&:last-child': { paddingInlineEnd: vars.space.l, ...narrow },
    'tr:last-child > &': { borderBottom: 0 },
  },
  ...narrow,
});
export const number = style({ textAlign: 'end' });
/** Left out on a phone. */
export const phoneOnly = style({ display: 'none', '@media': { [phone]: { display: 'block' } } });
export const wideOnly = style({ '@media': { [phone]: { display: 'none' } } });
