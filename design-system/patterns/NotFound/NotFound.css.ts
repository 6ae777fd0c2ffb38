import { style } from '@vanilla-extract/css';
import { heading as headingFace, pageHeading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { panel as cardPanel } from '../ThankYouSteps/ThankYouSteps.css.ts';

export const panel = style([cardPanel, { justifyItems: vars.align.heading, textAlign: vars.align.heading as 'start' }]);
export const code = style([
  headingFace,
  { color: vars.color.textMuted, marginBlockEnd: vars.space.xs, fontSize: vars.text.display },
]);
export const heading = pageHeading;
export const text = style({ marginBlock: `${vars.space.s} ${vars.space.xl}`, fontSize: vars.text.lead });
