import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '#design-system/components/base.css.ts';
import { studioVars, vars } from '../../../parts/theme.css.ts';

const sideBySide = 'screen and (min-width: 48rem)';

export const hidden = style(visuallyHiddenRules);
export const advertisers = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  maxWidth: '100%',
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.button,
  background: vars.color.surface,
  overflow: 'hidden',
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 0 auto',
  minHeight: vars.size.button,
  padding: '0.25rem 0.875rem',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceQuiet },
    '&:has(:checked)': { background: vars.color.text, color: vars.color.surface, fontWeight: 600 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-3px' } } },
  },
});

export const share = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  padding: vars.space.l,
  '@media': { [sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const shareText = style({ display: 'grid', gap: vars.space.m, minWidth: 0 });
export const address = style({
  margin: 0,
  padding: `${vars.space.m} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceQuiet,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.text.small,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
/** A placeholder inside of the address. */
export const placeholder = style({
  color: studioVars.tone.planned.ink,
  background: studioVars.tone.planned.ground,
  borderRadius: 3,
});
export const figure = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'center', margin: 0, maxWidth: '11rem' });
export const qr = style({
  width: '10rem',
  height: '10rem',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border}`,
});
export const caption = style({ color: vars.color.textMuted, fontSize: vars.text.small, textAlign: 'center' });

export const name = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.text.small,
  whiteSpace: 'nowrap',
});
export const input = style({ padding: '0.3125rem 0.625rem', minHeight: '2.25rem', minWidth: '11rem' });
export const held = style({
  overflowWrap: 'anywhere',
  '@media': { [sideBySide]: { display: 'grid', gap: 1 } },
});
/** The field that holds it. */
export const heldBy = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  '@media': { 'screen and (max-width: 47.99rem)': { marginInlineStart: vars.space.xs } },
});
export const lost = style({ color: studioVars.tone.wrong.ink, fontWeight: 500 });
export const tableHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const title = style({ fontWeight: 600, fontSize: vars.text.body });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
/** On a phone a row is a block, so that its field keeps a width to type in. */
export const row = style({
  '@media': {
    'screen and (max-width: 47.99rem)': {
      display: 'grid',
      padding: `${vars.space.s} ${vars.space.l}`,
      gap: vars.space.xxs,
      borderBottom: `1px solid ${vars.color.border}`,
    },
  },
});
export const cell = style({
  padding: '0.4375rem 0.75rem',
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'middle',
  selectors: { '&:first-child': { paddingInlineStart: vars.space.l }, '&:last-child': { paddingInlineEnd: vars.space.l } },
  '@media': {
    [sideBySide]: { borderBottom: `1px solid ${vars.color.border}`, selectors: { 'tr:last-child > &': { borderBottom: 0 } } },
    'screen and (max-width: 47.99rem)': {
      padding: 0,
      selectors: { '&:first-child': { padding: 0 }, '&:last-child': { padding: 0 } },
    },
  },
});
/** On a phone the column's head is not seen. */
export const heldCell = style([
  cell,
  {
    '@media': { 'screen and (max-width: 47.99rem)': { '::before': { content: '"In the lead: "', color: vars.color.textMuted } } },
  },
]);
export const head = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: 500,
  '@media': { 'screen and (max-width: 47.99rem)': visuallyHiddenRules as never },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  margin: 0,
  padding: vars.space.l,
});
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });
