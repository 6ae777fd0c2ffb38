import type { switches } from '#design-system/switches/switches.ts';

/** A value of the switch `font` that is a stylesheet: all but `theme`, which leaves the theme its own pairing. */
export type FaceId = Exclude<(typeof switches)['font']['values'][number], 'theme'>;

/**
 * The stylesheet of each value of the switch `font`: `themes/faces/<id>.css.ts`, which dresses `html[data-theme][data-font="<id>"]` and
 * brings that family's files. Only the one that a page asks for may reach it; with `theme` there is none, and no attribute.
 */
export const faces = {
  system: () => import('./system.css.ts'),
  'source-sans': () => import('./source-sans.css.ts'),
  figtree: () => import('./figtree.css.ts'),
  barlow: () => import('./barlow.css.ts'),
  lora: () => import('./lora.css.ts'),
} as const satisfies Record<FaceId, () => Promise<unknown>>;

export const faceIds = Object.keys(faces) as readonly FaceId[];
