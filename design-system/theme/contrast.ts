import { modeLrgb, modeRgb, wcagContrast, wcagLuminance, useMode as withMode } from 'culori/fn';

/** Red, green and blue 0 to 255, alpha 0 to 1. */
export type Rgba = readonly [r: number, g: number, b: number, a: number];

withMode(modeLrgb);
const toRgb = withMode(modeRgb);

/** A colour for culori. */
export const forCulori = ([r, g, b, alpha]: Rgba) => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255, alpha }) as const;

/** A colour in the notation of tokens, anywhere in a value: a gradient has several. */
const anyColor = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(r g b / a)` or `transparent`. Throws on anything else. */
export function parseColor(value: string): Rgba {
  const color = /^(#|rgba?\(|transparent$)/.test(value) ? toRgb(value) : undefined;
  if (!color) throw new Error(`Not a colour that tokens may use: ${value}`);
  return [Math.round(color.r * 255), Math.round(color.g * 255), Math.round(color.b * 255), color.alpha ?? 1];
}

/** Every colour inside a CSS value, in order: the stops of a gradient, none for `none`. */
export const colorsIn = (value: string): readonly Rgba[] => (value.match(anyColor) ?? []).map(parseColor);

/** The visible colour of `top` on an opaque `ground`. */
export function over(top: Rgba, ground: Rgba): Rgba {
  const mix = (i: 0 | 1 | 2) => top[i] * top[3] + ground[i] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminance = (color: Rgba): number => wcagLuminance(forCulori(color));

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export const contrast = (a: Rgba, b: Rgba): number => wcagContrast(forCulori(a), forCulori(b));
