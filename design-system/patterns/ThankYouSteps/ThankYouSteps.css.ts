import { style } from '@vanilla-extract/css';
import { card, heading as headingFace } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = style([card, { width: '100%', maxWidth: vars.size.question, marginInline: 'auto' }]);

export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  marginInline: 'auto',
  borderRadius: '50%',
  background: vars.color.successSurface,
  color: vars.color.onSuccessSurface,
  fontSize: '1.625rem',
});

export const heading = style([headingFace, { marginBlock: `${vars.space.m} ${vars.space.xs}`, textAlign: 'center' }]);

export const text = style({ marginBlockEnd: vars.space.xl, fontSize: vars.text.lead, textAlign: 'center', textWrap: 'balance' });
