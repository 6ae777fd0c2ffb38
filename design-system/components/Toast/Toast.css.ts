import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, minWidth, noReducedMotionPreference } from '../../theme/mediaQueries.ts';
import { rise } from '../motion.css.ts';

/** At the foot of the screen, clear of a phone's bar; presses beside a toast reach the page. */
export const region = style({
  position: 'fixed',
  zIndex: 9,
  insetInline: 0,
  insetBlockEnd: 'env(safe-area-inset-bottom, 0)',
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'center',
  padding: vars.space.m,
  pointerEvents: 'none',
  '@media': { [minWidth.desktop]: { justifyItems: 'end', padding: vars.space.l } },
});

const toastBase = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.s,
  width: '100%',
  maxWidth: '28rem',
  paddingInlineStart: vars.space.m,
  border: '1px solid currentColor',
  borderInlineStartWidth: '0.375rem',
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  // The thick side would bend into a crescent.
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  boxShadow: vars.shadow.modal,
  '@media': {
    [noReducedMotionPreference]: { animation: `${rise} ${vars.motion.fast} ${vars.motion.ease}` },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const toast = styleVariants({
  info: [toastBase, { background: vars.color.note, color: vars.color.onNote, borderColor: vars.color.noteIcon }],
  success: [
    toastBase,
    { background: vars.color.successSurface, color: vars.color.onSuccessSurface, borderColor: vars.color.success },
  ],
  error: [toastBase, { background: vars.color.errorSurface, color: vars.color.onErrorSurface, borderColor: vars.color.error }],
});

export const icon = style({ display: 'flex', paddingBlockStart: '0.875rem' });

export const message = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space.s,
  lineHeight: vars.lineHeight.control,
  textWrap: 'balance',
});

export const dismiss = style({
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3rem',
  height: '3rem',
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  color: 'inherit',
  vars: { [vars.color.focusInner]: 'transparent' },
  selectors: { '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: '-5px' } },
});
