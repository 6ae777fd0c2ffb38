import { style } from '@vanilla-extract/css';
import { card, seal as doneSeal, pageHeading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    maxWidth: vars.size.question,
    justifySelf: vars.align.column,
  },
]);

export const seal = style([doneSeal, { justifySelf: vars.align.heading }]);

export const heading = style([pageHeading, { marginBlock: `${vars.space.m} ${vars.space.xs}` }]);

export const text = style({
  marginBlockEnd: vars.space.xl,
  fontSize: vars.text.lead,
  textAlign: vars.align.heading as 'start',
  textWrap: 'balance',
});
