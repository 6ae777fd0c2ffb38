import type { LockupId } from './logos/versions.ts';

export interface Theme {
  readonly name: string;
  /** What kind of brand it suits. */
  readonly fits: string;
  readonly character: string;
  /** The lock-up made for the ground of its header (tests/themes holds each theme to it). */
  readonly headerLockup: LockupId;
  /** Loads the theme's stylesheet, and only that one. */
  readonly stylesheet: () => Promise<unknown>;
}

/** The only list of themes: id -> what it is and where its stylesheet lies. A theme is added here and nowhere else. */
const registry = {
  '1': {
    name: 'Harbor',
    fits: 'A calm, established service (default of Auto Accident Team)',
    character: 'Deep navy on white, amber call to action, soft corners, humanist sans',
    headerLockup: '1',
    stylesheet: () => import('./theme-01-harbor/theme.css.ts'),
  },
  '6': {
    name: 'Midnight',
    fits: 'A young, digital-first service; visits at night',
    character: 'Near-black blue, cyan action, pill answers, glow instead of shadow, geometric sans',
    headerLockup: '2',
    stylesheet: () => import('./theme-06-midnight/theme.css.ts'),
  },
  '7': {
    name: 'Crimson',
    fits: 'A firm, outspoken advocate (default of Crash Compensation)',
    character: 'White with crimson bars, bold condensed headings, square corners, strong dividers',
    headerLockup: '2',
    stylesheet: () => import('./theme-07-crimson/theme.css.ts'),
  },
  wireframe: {
    name: 'Wireframe',
    fits: 'Screenshots of the layout alone; never shown to visitors',
    character: 'Grey structure, monospace, no shadows',
    headerLockup: '1',
    stylesheet: () => import('./wireframe/theme.css.ts'),
  },
} as const satisfies Record<string, Theme>;

export type AnyThemeId = keyof typeof registry;
/** The themes that a visitor can get. */
export type ThemeId = Exclude<AnyThemeId, 'wireframe'>;

export const allThemeIds = Object.keys(registry) as readonly AnyThemeId[];
export const themeIds: readonly ThemeId[] = allThemeIds.filter((id) => id !== 'wireframe');

/** A theme by its id. Throws on an unknown one: a page in the wrong theme must not pass for the right one. */
export function themeById(id: string): Theme {
  if (!Object.hasOwn(registry, id)) throw new Error(`No theme "${id}"; there are ${allThemeIds.join(', ')} (themes/registry.ts)`);
  return registry[id as AnyThemeId];
}
