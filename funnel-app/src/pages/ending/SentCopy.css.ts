import { style } from '@vanilla-extract/css';
import { card } from '#design-system/components/base.css.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { summary as foldedSummary } from '../../screens/consent/Consent.css.ts';

export const copy = style([
  card,
  { marginBlock: vars.space.l, width: '100%', maxWidth: vars.size.question, justifySelf: vars.align.column },
]);

export const summary = style([foldedSummary, { '@media': { print: { display: 'none' } } }]);

export const entries = style({ display: 'grid', gap: vars.space.m, marginBlock: vars.space.m });
export const question = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const answer = style({ margin: 0, overflowWrap: 'anywhere' });
export const note = style({ marginBlockEnd: vars.space.m, color: vars.color.textMuted, fontSize: vars.text.small });
