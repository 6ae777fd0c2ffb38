/** Red, green and blue 0 to 255, alpha 0 to 1. */
export type Rgba = readonly [r: number, g: number, b: number, a: number];

const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:\s*[/,]\s*([\d.]+)(%?))?\s*\)$/;
/** A colour as tokens write one, wherever it stands in a value: a gradient has several. */
const anyColor = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)/gi;

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(r g b / a)` or `transparent`. Throws on anything else. */
export function parseColor(value: string): Rgba {
  if (value === 'transparent') return [0, 0, 0, 0];
  const digits = hex.exec(value)?.[1];
  if (digits) {
    const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
    return [part(0), part(2), part(4), full.length === 8 ? part(6) / 255 : 1];
  }
  const parts = rgb.exec(value);
  if (!parts) throw new Error(`Not a colour that tokens may use: ${value}`);
  const [, r, g, b, a = '1', sign] = parts;
  return [Number(r), Number(g), Number(b), Number(a) / (sign ? 100 : 1)];
}

/** Every colour inside a CSS value, in order: the stops of a gradient, none for `none`. */
export const colorsIn = (value: string): readonly Rgba[] => (value.match(anyColor) ?? []).map(parseColor);

/** What is seen where `top` lies on an opaque `ground`. */
export function over(top: Rgba, ground: Rgba): Rgba {
  const mix = (i: 0 | 1 | 2) => top[i] * top[3] + ground[i] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance([r, g, b]: Rgba): number {
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgba, b: Rgba): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
