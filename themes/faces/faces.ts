import type { switches } from '#design-system/switches/switches.ts';

/** A value of `font` with a stylesheet: all but `theme`. */
export type FaceId = Exclude<(typeof switches)['font']['values'][number], 'theme'>;

/** The stylesheet of each `font` value. Only the one asked for reaches a page; `theme` has none. */
export const faces = {
  system: () => import('./system.css.ts'),
  'source-sans': () => import('./source-sans.css.ts'),
  figtree: () => import('./figtree.css.ts'),
  barlow: () => import('./barlow.css.ts'),
  lora: () => import('./lora.css.ts'),
} as const satisfies Record<FaceId, () => Promise<unknown>>;

export const faceIds = Object.keys(faces) as readonly FaceId[];
