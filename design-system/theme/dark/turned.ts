import { parseColor, type Rgba } from '../contrast.ts';
import { fromOklch, type Oklch, toOklch } from './oklch.ts';

/** The purpose of a colour: each turns the same colour differently. `art` and `night` are parts of drawings. */
export type Role = 'ground' | 'ink' | 'line' | 'art' | 'night' | 'shadow';

/** Strong enough for dark ground unchanged: a call's amber, a sun. */
export const isVivid = ({ l, c }: Oklch): boolean => c >= 0.1 && l >= 0.5 && l <= 0.92;

/** The hue that a theme's white and greys take in the dark, and how much of it. */
export interface Tint {
  readonly h: number;
  readonly c: number;
}

/** A theme's tint is the hue of its headings. */
export function tintOf(heading: string): Tint {
  const { h, c } = toOklch(parseColor(heading));
  return { h, c: Math.min(c, 0.022) };
}

type Turn = (color: Oklch, tint: Tint, alpha: number) => Oklch;

/** Light becomes dark, and dark stays dark. A tint keeps its hue, with less chroma. */
const ground: Turn = ({ l, c, h }, tint) => {
  if (l < 0.5 || (c >= 0.1 && l < 0.6)) return { l: Math.max(l, 0.15), c, h };
  return { l: 0.205 + (1 - l) * 0.5, ...(c < 0.02 ? tint : { c: Math.min(c * 0.9, 0.055), h }) };
};
/** Dark becomes light, and light stays light. Words are nearly white, and an accent keeps its colour. */
const ink: Turn = ({ l, c, h }) => {
  if (l >= 0.6) return { l: Math.max(l, 0.74), c, h };
  return { l: 0.97 - l * 0.42, c: Math.min(c, l < 0.35 ? 0.03 : 0.14), h };
};
/** A pale line becomes a dim one, a strong one a light one. */
const line: Turn = (color, tint, alpha) =>
  color.l < 0.7
    ? ink(color, tint, alpha)
    : { l: 0.36 + (1 - color.l) * 0.5, ...(color.c < 0.02 ? tint : { c: Math.min(color.c, 0.06), h: color.h }) };
/** Light in a drawing may be paler than a ground that carries words. */
const isStrong = ({ l, c }: Oklch) => c >= 0.075 && l >= 0.5 && l <= 0.94;
const art: Turn = (color, tint, alpha) => {
  if (isStrong(color)) return color;
  return color.l < 0.5 ? ink(color, tint, alpha) : ground(color, tint, alpha);
};
/** A scene unchanged, with its pale parts dimmed. */
const night: Turn = ({ l, c, h }, tint) => {
  if (c >= 0.12 || l < 0.62) return { l, c, h };
  return { l: 0.26 + (l - 0.62) * 0.32, ...(c < 0.02 ? tint : { c: Math.min(c, 0.06), h }) };
};
/** Shade stays shade, and the line that a shadow draws is turned. */
const shadow: Turn = (color, tint, alpha) => (alpha < 0.9 && color.l < 0.6 ? { l: 0.05, c: 0, h: 0 } : line(color, tint, alpha));

const turns: Readonly<Record<Role, Turn>> = { ground, ink, line, art, night, shadow };

/** As tokens and stylesheets write it. */
export function writeColor([r, g, b, alpha]: Rgba): string {
  const hex = [r, g, b, ...(alpha < 1 ? [Math.round(alpha * 255)] : [])].map((part) => part.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/** Turns a colour for dark ground: hue kept, lightness inverted by its purpose. A transparent colour is unchanged. */
export function turned(css: string, role: Role, tint: Tint): string {
  const color = parseColor(css);
  const alpha = color[3];
  return alpha === 0 ? css : writeColor(fromOklch(turns[role](toOklch(color), tint, alpha), alpha));
}

/** The colours inside a CSS value, each turned. */
export const turnedIn = (value: string, role: Role, tint: Tint): string =>
  value.replace(/#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi, (color) => turned(color, role, tint));
