import { colors } from '../bases/rules.ts';
import { inks } from './drawings.ts';

/** What lies on the ground under the homes is light on cocoa. */
export const onGround = colors({
  heading: inks.cream,
  text: '#f6d9bf',
  textMuted: '#f6d9bf',
  border: '#7d4632',
  badge: inks.coral,
  onBadge: '#350d03',
  success: inks.coral,
  link: inks.lamp,
  linkHover: inks.cream,
  surface: inks.cocoa,
  note: 'transparent',
  noteBorder: 'transparent',
  onNote: '#f6d9bf',
  noteIcon: inks.coral,
  focus: inks.lamp,
  focusInner: inks.cocoa,
});

/** Space at both sides, up to the layout's width. */
export const sides = 'max(1rem, min(6vw, 3rem), 50vw - 37.5rem)';
/** Height of the homes at the foot of a question. */
export const roofs = 'clamp(5.5rem, 15vw, 9.5rem)';
