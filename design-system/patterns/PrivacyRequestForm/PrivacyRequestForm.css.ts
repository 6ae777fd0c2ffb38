import { style, styleVariants } from '@vanilla-extract/css';
import { card, heading } from '../../components/base.css.ts';
import { from } from '../../components/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = style([
  card,
  { display: 'grid', gap: vars.space.l, width: '100%', maxWidth: '48rem', marginInline: 'auto' },
]);

export const title = style([heading]);

export const intro = style({ color: vars.color.text, textWrap: 'pretty' });

/** One fieldset round all: disabling it disables every field while the request is sent. */
const fieldset = style({ display: 'grid', gap: vars.space.xl, minWidth: 0 });

export const fields = styleVariants({ open: [fieldset], sending: [fieldset, { opacity: 0.6 }] });

export const section = style({
  display: 'grid',
  gap: vars.space.m,
  minWidth: 0,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.border}`,
});

export const sectionTitle = style([heading, { fontSize: vars.text.lead }]);

/** Two fields a row from 600 px; what is not a short field takes the whole row. */
export const grid = style({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.m}`,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ minWidth: 0, '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });

export const sent = style([panel, { justifyItems: 'center', textAlign: 'center', paddingBlock: vars.space.xxl }]);

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: '5rem',
  height: '5rem',
  borderRadius: '50%',
  background: vars.color.successSurface,
  color: vars.color.onSuccessSurface,
  fontSize: '2rem',
});
