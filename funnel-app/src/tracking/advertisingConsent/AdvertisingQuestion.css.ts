import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { minWidth } from '#design-system/theme/mediaQueries.ts';

/** At the foot of the screen; the page reserves room for it. */
export const panel = style({
  position: 'fixed',
  zIndex: 8,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  paddingBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.surface,
  color: vars.color.text,
  borderBlockStart: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.modal,
  '@media': {
    // on the page's lines, also in a wider window
    [minWidth.desktop]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      paddingInline: `calc(${vars.space.m} + max(0px, (100% - ${vars.size.layout}) / 2))`,
    },
    // when zoomed or in landscape it would cover the question, so it follows the page
    '(max-height: 30rem)': { position: 'static' },
    // fixed, it would lie over the words of every sheet
    print: { display: 'none' },
  },
});

export const text = style({ margin: 0, maxWidth: '44rem', fontSize: vars.text.small });
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.s });

/** Less tall than the survey's own answers, which stay the page's main thing. */
globalStyle(`${answers} button`, { minHeight: '2.75rem', minWidth: '7rem', paddingBlock: vars.space.xs });
