import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '#design-system/components/base.css.ts';
import { wide } from '../../../parts/parts.css.ts';
import { studioVars, vars } from '../../../parts/theme.css.ts';

/** From this width on both languages stand beside each other. */
const sideBySide = 'screen and (min-width: 44rem)';
/** From this width on the pictures stand beside the fields. */
const withPictures = 'screen and (min-width: 76rem)';
/** How large the phones are drawn. */
const [small, large] = [0.4, 0.55];

export const page = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'start',
  padding: '0.875rem 1rem 1.5rem',
  '@media': {
    [wide]: { padding: '1.375rem 1.75rem 2rem' },
    [withPictures]: { gridTemplateColumns: 'minmax(0, 1fr) 25.5rem' },
  },
});
export const fields = style({
  display: 'grid',
  gap: vars.space.l,
  minWidth: 0,
  '@media': { 'screen and (max-width: 75.99rem)': { order: 2 } },
});

/** One text in both languages. */
export const place = style({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.l}`,
  margin: 0,
  minWidth: 0,
  padding: `${vars.space.m} ${vars.space.l} ${vars.space.l}`,
  border: 0,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const placeHead = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s}` });
export const placeName = style({ fontWeight: 600 });
export const hidden = style(visuallyHiddenRules);

export const heads = style({
  display: 'none',
  padding: `${vars.space.m} ${vars.space.l}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [sideBySide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.l } },
});

export const item = style({ display: 'grid', gap: vars.space.xxs, minWidth: 0, alignContent: 'start' });
export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  '@media': { [sideBySide]: { selectors: { [`${place} &`]: visuallyHiddenRules as never } } },
});
export const control = style({
  padding: '0.4375rem 0.625rem',
  minHeight: '2.25rem',
  resize: 'none',
  // grows with its text where the browser can
  fieldSizing: 'content' as never,
  selectors: { '&:read-only': { background: vars.color.surfaceQuiet } },
});
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
  minHeight: '1.5rem',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
export const tooLong = style({ color: studioVars.tone.wrong.ink, fontWeight: 600 });
export const reset = style({
  padding: '0.125rem 0.25rem',
  border: 0,
  borderRadius: vars.radius.badge,
  background: 'none',
  color: vars.color.link,
  fontSize: vars.text.small,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  cursor: 'pointer',
});
export const problems = style({
  display: 'grid',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: studioVars.tone.wrong.ink,
  fontSize: vars.text.small,
  fontWeight: 500,
});

export const readings = style({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.l}`,
  '@media': { [sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const reading = style({ display: 'grid', gap: vars.space.xxs, alignContent: 'start' });
export const readingHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const pictures = style({
  display: 'grid',
  gap: vars.space.s,
  minWidth: 0,
  '@media': { [withPictures]: { position: 'sticky', top: vars.space.l } },
});
export const pair = style({ display: 'flex', gap: vars.space.s, justifyContent: 'center' });
export const figure = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'center', margin: 0, minWidth: 0 });
export const phone = style({
  position: 'relative',
  boxSizing: 'content-box',
  width: 320 * small,
  height: 640 * small,
  overflow: 'hidden',
  borderRadius: '1.25rem',
  border: `5px solid ${studioVars.rail.on}`,
  background: vars.color.surfaceQuiet,
  '@media': {
    '(forced-colors: active)': { borderColor: 'CanvasText' },
    [sideBySide]: { width: 320 * large, height: 640 * large },
  },
});
/** A phone of 320 px, drawn to the width of its box. */
export const screen = style({
  position: 'absolute',
  width: 320,
  height: 640,
  border: 0,
  transformOrigin: '0 0',
  transform: `scale(${small})`,
  pointerEvents: 'none',
  '@media': { [sideBySide]: { transform: `scale(${large})` } },
});
