import { globalStyle, style } from '@vanilla-extract/css';
import { card, pageHeading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = style([
  card,
  { display: 'grid', gap: vars.space.m, width: '100%', maxWidth: vars.size.question, justifySelf: vars.align.column },
]);

export const title = pageHeading;

export const text = style({ fontSize: vars.text.lead, textAlign: vars.align.heading as 'start' });

export const next = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: `${vars.space.m} ${vars.space.l}`,
  background: vars.color.note,
  border: `${vars.border.hair} solid ${vars.color.noteBorder}`,
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  color: vars.color.onNote,
});

export const nextTitle = style({ fontSize: vars.text.body, fontWeight: vars.font.boldWeight });

globalStyle(`${next} ul`, { paddingInlineStart: '1.25em' });
globalStyle(`${next} li + li`, { marginBlockStart: vars.space.xxs });
