import { style } from '@vanilla-extract/css';
import { pageHeading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { panel as cardPanel } from '../ThankYouSteps/ThankYouSteps.css.ts';

export const panel = style([cardPanel, { justifyItems: vars.align.heading, textAlign: vars.align.heading as 'start' }]);
export const heading = style([pageHeading, { fontSize: vars.text.display }]);
/** The words lead; the number is for reports. */
export const code = style({ marginBlockStart: vars.space.l, color: vars.color.textMuted, fontSize: vars.text.small });
export const text = style({ marginBlock: `${vars.space.s} ${vars.space.xl}`, fontSize: vars.text.lead });
