import { vars } from '#design-system/theme/contract.css.ts';
import { inks } from './drawings.ts';

/** What lies on the ground under the homes is light on cocoa. */
export const onGround = {
  [vars.color.heading]: inks.cream,
  [vars.color.text]: '#f6d9bf',
  [vars.color.textMuted]: '#f6d9bf',
  [vars.color.border]: '#7d4632',
  [vars.color.badge]: inks.coral,
  [vars.color.onBadge]: '#350d03',
  [vars.color.success]: inks.coral,
  [vars.color.link]: inks.lamp,
  [vars.color.linkHover]: inks.cream,
  [vars.color.surface]: inks.cocoa,
  [vars.color.note]: 'transparent',
  [vars.color.noteBorder]: 'transparent',
  [vars.color.onNote]: '#f6d9bf',
  [vars.color.noteIcon]: inks.coral,
  [vars.color.focus]: inks.lamp,
  [vars.color.focusInner]: inks.cocoa,
} as const;

/** Space at both sides, up to the layout's width. */
export const sides = 'max(1rem, min(6vw, 3rem), 50vw - 37.5rem)';
/** Height of the homes at the foot of a question. */
export const roofs = 'clamp(5.5rem, 15vw, 9.5rem)';
