import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, minWidth, noReducedMotionPreference } from '../../theme/mediaQueries.ts';
import { holdsPointer } from '../base.css.ts';

const base = style([
  holdsPointer,
  {
    cursor: 'pointer',
    touchAction: 'manipulation',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.button,
    padding: `calc(${vars.space.xs} + ${vars.font.drop}) ${vars.space.l} calc(${vars.space.xs} - ${vars.font.drop})`,
    border: '0 solid transparent',
    borderWidth: vars.border.button,
    borderRadius: vars.radius.button,
    fontFamily: vars.font.button,
    fontSize: vars.text.button,
    fontWeight: vars.font.buttonWeight,
    lineHeight: vars.lineHeight.control,
    letterSpacing: vars.font.buttonSpacing,
    textTransform: vars.font.buttonTransform as 'none',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    '@media': {
      [noReducedMotionPreference]: {
        transition: `transform ${vars.motion.fast}`,
      },
      [forcedColors]: { border: '2px solid ButtonBorder' },
    },
    selectors: {
      '&:active': { transform: vars.motion.press },
      '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    },
  },
]);

export const button = styleVariants({
  primary: [
    base,
    {
      background: `${vars.color.action} ${vars.image.action}`,
      borderColor: vars.color.actionBorder,
      color: vars.color.onAction,
      boxShadow: vars.shadow.button,
      selectors: {
        '&:hover': {
          background: `${vars.color.actionHover} ${vars.image.actionHover}`,
          color: vars.color.onActionHover,
          boxShadow: vars.shadow.buttonHover,
        },
        '&:active': { background: vars.color.actionActive, color: vars.color.onActionActive },
      },
    },
  ],
  ghost: [
    base,
    {
      background: 'transparent',
      border: `0 solid ${vars.color.ghostBorder}`,
      borderWidth: vars.border.control,
      color: vars.color.ghost,
      selectors: { '&:hover': { background: vars.color.ghostHover } },
    },
  ],
  link: [
    base,
    {
      minHeight: '2.75rem',
      paddingInline: vars.space.xs,
      background: 'none',
      border: 0,
      color: vars.color.link,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.2em',
      selectors: { '&:hover': { color: vars.color.linkHover } },
    },
  ],
});

export const fullWidth = style({
  width: '100%',
  '@media': { [minWidth.tablet]: { width: vars.buttonWidth } },
});

export const loading = style({ cursor: 'progress' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  width: '1.25em',
  height: '1.25em',
  border: '0.18em solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  '@media': { [noReducedMotionPreference]: { animation: `${turn} 0.9s linear infinite` } },
});
