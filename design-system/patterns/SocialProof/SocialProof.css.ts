import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { minWidth } from '../../theme/mediaQueries.ts';

export const panel = style({ display: 'grid', gap: vars.space.m, containerType: 'inline-size' });

/** In lengths of the text: at twice its size three columns would run into one another. */
const threeAbreast = '(min-width: 25rem)';

export { sectionTitle as title } from '../../components/base.css.ts';

/** Rows on a phone; columns with a line between them where there is room. */
export const facts = style({
  display: 'grid',
  background: vars.color.surfaceQuiet,
  borderRadius: `min(${vars.radius.card}, 1.5rem)`,
  padding: `${vars.space.xs} ${vars.space.m}`,
  '@media': {
    [minWidth.tablet]: {
      '@container': { [threeAbreast]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', padding: vars.space.m } },
    },
  },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': {
    [minWidth.tablet]: {
      '@container': {
        [threeAbreast]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          justifyItems: 'center',
          rowGap: vars.space.xxs,
          padding: `${vars.space.xxs} ${vars.space.m}`,
          textAlign: 'center',
          selectors: {
            '&:not(:first-child)': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.border}` },
          },
        },
      },
    },
  },
});

export const icon = style({ display: 'flex', color: vars.color.noteIcon, fontSize: '1.5rem' });

export const value = style({
  color: vars.color.heading,
  fontWeight: vars.font.boldWeight,
  lineHeight: vars.lineHeight.control,
});

export const text = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.control,
  textWrap: 'balance',
});
