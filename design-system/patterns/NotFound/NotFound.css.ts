import { style } from '@vanilla-extract/css';
import { heading as headingFace } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { panel as cardPanel } from '../ThankYouSteps/ThankYouSteps.css.ts';

export const panel = style([cardPanel, { textAlign: 'center' }]);
export const code = style([
  headingFace,
  { color: vars.color.textMuted, marginBlockEnd: vars.space.xs, fontSize: vars.text.display },
]);
export const heading = style([headingFace]);
export const text = style({ marginBlock: `${vars.space.s} ${vars.space.xl}`, fontSize: vars.text.lead, textWrap: 'balance' });
