import { modeOklab, modeOklch, modeRgb, useMode as withMode } from 'culori/fn';
import { forCulori, type Rgba } from '../contrast.ts';

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

withMode(modeOklab);
const [inOklch, inRgb] = [withMode(modeOklch), withMode(modeRgb)];

/** A colour of sRGB in OKLCH; its alpha is left out. */
export function toOklch(color: Rgba): Oklch {
  const { l, c, h = 0 } = inOklch(forCulori(color));
  return { l, c, h };
}

function channelsOf(color: Oklch): readonly [number, number, number] {
  const { r, g, b } = inRgb({ mode: 'oklch', ...color });
  return [r * 255, g * 255, b * 255];
}

const fits = (channel: number) => channel >= -0.5 && channel <= 255.5;

/** The colour in sRGB, paler where sRGB has none so strong. */
export function fromOklch(color: Oklch, alpha = 1): Rgba {
  const steps = Array.from({ length: 51 }, (_, step) => color.c * (1 - step / 50));
  const chroma = steps.find((c) => channelsOf({ ...color, c }).every(fits)) ?? 0;
  const [r, g, b] = channelsOf({ ...color, c: chroma }).map((channel) => Math.round(Math.min(255, Math.max(0, channel)) || 0));
  return [r as number, g as number, b as number, alpha];
}
