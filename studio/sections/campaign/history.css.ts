import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '#design-system/components/base.css.ts';
import * as shared from '../../parts/parts.css.ts';
import { vars } from '../../parts/theme.css.ts';

const narrow = 'screen and (max-width: 55.99rem)';

export const hidden = style(visuallyHiddenRules);
/** On a phone a version is a block: a table of five columns would scroll sideways. */
export const table = style([shared.table, { '@media': { [narrow]: { display: 'block' } } }]);
export const body = style({ '@media': { [narrow]: { display: 'block' } } });
export const headRow = style({ '@media': { [narrow]: visuallyHiddenRules } });
export const row = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0.125rem 0.75rem',
      padding: '0.75rem 1rem',
      selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
    },
  },
});
const cell = style([
  shared.cell,
  {
    '@media': {
      [narrow]: {
        display: 'block',
        padding: 0,
        border: 0,
        selectors: { '&:first-child': { padding: 0 }, '&:last-child': { padding: 0 } },
      },
    },
  },
]);
export const number = style([cell, { textAlign: 'start', fontWeight: 600, whiteSpace: 'nowrap' }]);
/** Below the number, and beside it on a phone. */
export const standing = style({ display: 'block', '@media': { [narrow]: { display: 'inline', marginInlineStart: '0.5rem' } } });
export const when = style([cell, { whiteSpace: 'nowrap', '@media': { [narrow]: { gridColumn: 1 } } }]);
export const who = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const why = style([cell, { minWidth: '10rem', '@media': { [narrow]: { gridColumn: '1 / -1' } } }]);
export const changes = style([
  cell,
  { fontSize: vars.text.small, overflowWrap: 'anywhere', '@media': { [narrow]: { gridColumn: '1 / -1' } } },
]);
export const act = style([cell, { textAlign: 'end', '@media': { [narrow]: { gridColumn: 2, gridRow: 1 } } }]);
export const picks = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  padding: `0 ${vars.space.l} ${vars.space.l}`,
});
export const fields = style([shared.table, { borderTop: `1px solid ${vars.color.border}`, overflowWrap: 'anywhere' }]);
export const fieldName = style([shared.cell, { textAlign: 'start', fontWeight: 400, color: vars.color.textMuted }]);
export const json = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space.m,
  padding: vars.space.l,
  borderTop: `1px solid ${vars.color.border}`,
});
export const jsonSide = style({ margin: 0, minWidth: 0 });
export const code = style({
  margin: '0.375rem 0 0',
  padding: vars.space.m,
  maxHeight: '28rem',
  overflow: 'auto',
  borderRadius: vars.radius.button,
  background: vars.color.surfaceQuiet,
  fontSize: vars.text.small,
});
