import { style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { summary as foldedSummary } from '../consent/Consent.css.ts';
import { sideBySide } from './FormScreen.css.ts';

export const folded = style({ color: vars.color.textMuted });

export const summary = style([foldedSummary, { ':hover': { color: vars.color.linkHover } }]);

export const pair = style([sideBySide.two, { marginBlockStart: vars.space.xs }]);
