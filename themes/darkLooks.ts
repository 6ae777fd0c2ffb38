import type { DarkLook } from '#design-system/theme/dark/darkStylesheet.ts';
import { slot } from '#design-system/theme/parts.ts';
import { type AnyThemeId, allThemeIds, themeById } from './registry.ts';

/** Where a theme's dark scheme is more than its colours turned. */
const own: Partial<Record<AnyThemeId, DarkLook>> = {
  // a chart on graphite
  '3': { drawings: 'night' },
  // houses and mesas at dusk, a town by night
  '4': { drawings: 'night' },
  '8': { drawings: 'night' },
  '11': { drawings: 'night' },
  // the numeral stays a shade of the poster's field, and words black on the yellow sign
  '7': { also: `[data-theme="7"] [data-screen] ${slot('picture')}:before{color:#1b1416}` },
  '10': {
    drawings: 'night',
    also: `[data-theme="10"] [data-screen="start"] ${slot('heading')}{color:#000}`,
  },
};

/** What each theme is turned by. */
export const darkLooks: Readonly<Record<AnyThemeId, DarkLook>> = Object.fromEntries(
  allThemeIds.map((id) => [id, { textContrast: themeById(id).textContrast ?? 4.5, ...own[id] }]),
) as Record<AnyThemeId, DarkLook>;
