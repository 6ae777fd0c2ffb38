import { style, styleVariants } from '@vanilla-extract/css';
import { card, heading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { minWidth } from '../../theme/mediaQueries.ts';

export const panel = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    width: '100%',
    maxWidth: '48rem',
    justifySelf: vars.align.column,
  },
]);

export const title = style([heading]);

export const intro = style({ color: vars.color.text });

/** One fieldset round all: disabling it disables every field while the request is sent. */
const fieldset = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl, minWidth: 0 });

export const fields = styleVariants({ open: [fieldset], sending: [fieldset, { opacity: 0.6 }] });

export const section = style({
  display: 'grid',
  gap: vars.space.m,
  minWidth: 0,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.border}`,
});

export { sectionTitle } from '../../components/base.css.ts';

/** Two fields a row from 600 px, where each has room for its error with text at twice its size; longer ones take the row. */
export const grid = style({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.m}`,
  alignItems: 'start',
  '@media': { [minWidth.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(11rem, 34%)), 1fr))' } },
});

export const wide = style({ minWidth: 0, '@media': { [minWidth.tablet]: { gridColumn: '1 / -1' } } });

export const sent = style([
  panel,
  { justifyItems: vars.align.heading, textAlign: vars.align.heading as 'start', paddingBlock: vars.space.xxl },
]);

export { seal } from '../../components/base.css.ts';
