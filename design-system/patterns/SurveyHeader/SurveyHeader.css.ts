import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  background: `${vars.color.header} ${vars.image.header}`,
  border: `0 solid ${vars.color.headerBorder}`,
  borderWidth: vars.border.header,
  boxShadow: vars.shadow.header,
  color: vars.color.onHeader,
  vars: { [vars.color.focus]: vars.color.onHeader, [vars.color.focusInner]: vars.color.header },
});

export const advertisement = style({
  background: vars.color.notice,
  color: vars.color.onNotice,
  padding: `${vars.space.xxs} ${vars.space.m}`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.headerBorder}`,
  fontSize: vars.text.small,
  textAlign: 'center',
  textWrap: 'balance',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  maxWidth: vars.size.layout,
  minHeight: vars.size.header,
  marginInline: 'auto',
  padding: `${vars.space.xs} ${vars.space.m}`,
});

/** Its words may take two lines; with text at twice its size the call button moves under it. */
export const logo = style({ display: 'flex', flex: '1 1 7.5rem', minWidth: 0 });
