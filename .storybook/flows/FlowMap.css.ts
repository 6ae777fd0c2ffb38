import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

export const page = style({ maxWidth: '60rem', marginInline: 'auto', padding: vars.space.l, display: 'grid', gap: vars.space.m });
export const title = style({ fontFamily: vars.font.heading, fontSize: vars.text.display, lineHeight: vars.lineHeight.heading });
export const subtitle = style({ fontFamily: vars.font.heading, fontSize: vars.text.lead, marginBlockStart: vars.space.m });
export const facts = style({ display: 'grid', gap: vars.space.s, gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' });
export const fact = style({
  padding: vars.space.s,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});
export const value = style({ fontWeight: vars.font.boldWeight });
/** A link that stands alone, as high as a finger needs. */
export const address = style({ display: 'inline-block', minInlineSize: '2.75rem', paddingBlock: '0.75rem', lineHeight: 1.5 });
export const steps = style({ display: 'grid', gap: vars.space.xs });
export const step = style([fact, { display: 'grid', gap: vars.space.xxs }]);
export const exits = style({ display: 'grid' });
export const quiet = style({ color: vars.color.textMuted });
export const table = style({ borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.xs} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const graph = style([fact, { overflowX: 'auto', fontSize: '0.875rem', margin: 0 }]);

export const widePage = style([page, { maxWidth: '90rem' }]);
export const scroller = style([fact, { overflowX: 'auto', padding: 0 }]);
export const listing = style({ borderCollapse: 'collapse', width: '100%', fontSize: vars.text.small });
export const cell = style({
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});
