import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

const wide = '(min-width: 1000px)';

/** On a phone controls come first and facts last; side by side where there is room. */
export const player = style({
  display: 'grid',
  gridTemplateAreas: '"controls" "stage" "facts"',
  '@media': {
    [wide]: { gridTemplate: '"controls stage" auto "facts stage" 1fr / 22rem minmax(0, 1fr)', minHeight: '100vh' },
  },
});
const panel = style({ padding: vars.space.m, background: vars.color.surface });
export const controls = style([panel, { gridArea: 'controls', display: 'grid', gap: vars.space.m }]);
export const stage = style({ gridArea: 'stage', minWidth: 0 });
export const facts = style([panel, { gridArea: 'facts' }]);
export const list = style({ display: 'grid', gap: vars.space.s, fontSize: vars.text.small });
export const term = style({ color: vars.color.textMuted });
export const value = style({ overflowWrap: 'anywhere' });
