import type { LockupId } from './logos/versions.ts';

export interface Theme {
  readonly name: string;
  /** What kind of brand it suits. */
  readonly fits: string;
  readonly character: string;
  /** The lock-up made for the ground of its header (tests/themes). */
  readonly headerLockup: LockupId;
  /** The contrast that its text promises where that is more than WCAG's AA (4.5). */
  readonly textContrast?: 7;
  /** Loads the theme's stylesheets, and only those: what its first screen needs, and what comes later. */
  readonly stylesheet: () => Promise<unknown>;
}

/** Types the list by its ids alone. */
function listThemes<Id extends string>(themes: Readonly<Record<Id, Theme>>) {
  return themes;
}

/** The only list of themes: id -> what it is and where its stylesheet lies. A theme is added here and nowhere else. */
const registry = listThemes({
  '1': {
    name: 'Harbor',
    fits: 'A calm, established service',
    character: 'A lighthouse on deep navy, its beam on the question, amber call to action, humanist sans',
    headerLockup: '2',
    stylesheet: () => Promise.all([import('./theme-01-harbor/theme.css.ts'), import('./theme-01-harbor/later.css.ts')]),
  },
  '2': {
    name: 'Meridian',
    fits: 'A patient, caring service; visitors who want time',
    character: 'Teal and mist, pill answers, generous space, rounded sans',
    headerLockup: '1',
    stylesheet: () => Promise.all([import('./theme-02-meridian/theme.css.ts'), import('./theme-02-meridian/later.css.ts')]),
  },
  '3': {
    name: 'Slate',
    fits: 'A precise, matter-of-fact service; desktop visits',
    character: 'A ledger in graphite and cobalt: a numbered margin, hairlines from edge to edge, compact grotesque',
    headerLockup: '1',
    stylesheet: () => Promise.all([import('./theme-03-slate/theme.css.ts'), import('./theme-03-slate/later.css.ts')]),
  },
  '4': {
    name: 'Sunrise',
    fits: 'A warm, neighbourly service; social campaigns',
    character: 'Warm cream and a rising sun, coral action, large radius, friendly display face',
    headerLockup: '1',
    stylesheet: () => Promise.all([import('./theme-04-sunrise/theme.css.ts'), import('./theme-04-sunrise/later.css.ts')]),
  },
  '5': {
    name: 'Evergreen',
    fits: 'An established regional office with a human voice',
    character: 'A double-framed letterhead in forest and sage, an engraved oak and courthouse, boxes to tick, serif headings',
    headerLockup: '1',
    stylesheet: () => Promise.all([import('./theme-05-evergreen/theme.css.ts'), import('./theme-05-evergreen/later.css.ts')]),
  },
  '6': {
    name: 'Midnight',
    fits: 'A young, digital-first service; visits at night',
    character: 'A night road to a lit house, near-black blue, cyan action, glow instead of shadow, geometric sans',
    headerLockup: '2',
    stylesheet: () => Promise.all([import('./theme-06-midnight/theme.css.ts'), import('./theme-06-midnight/later.css.ts')]),
  },
  '7': {
    name: 'Crimson',
    fits: 'A firm, outspoken advocate',
    character: 'White with crimson bars, bold condensed headings, square corners, strong dividers',
    headerLockup: '2',
    stylesheet: () => Promise.all([import('./theme-07-crimson/theme.css.ts'), import('./theme-07-crimson/later.css.ts')]),
  },
  '8': {
    name: 'Sandstone',
    fits: 'A family business; the Southwest',
    character: 'Sand and terracotta, sheets of paper on a desk, slab headings',
    headerLockup: '1',
    stylesheet: () => Promise.all([import('./theme-08-sandstone/theme.css.ts'), import('./theme-08-sandstone/later.css.ts')]),
  },
  '9': {
    name: 'Orchid',
    fits: 'A gentle, personal service; social campaigns',
    character: 'An orchid spray asks in plum bubbles, answers are soft pills on the right, geometric sans',
    headerLockup: '1',
    stylesheet: () => Promise.all([import('./theme-09-orchid/theme.css.ts'), import('./theme-09-orchid/later.css.ts')]),
  },
  '10': {
    name: 'Signal',
    fits: 'Anyone who needs the most legible page there is',
    character: 'Black, white and yellow, text at 7:1, thick borders, no shadows, the face of the road signs',
    headerLockup: '1',
    textContrast: 7,
    stylesheet: () => Promise.all([import('./theme-10-signal/theme.css.ts'), import('./theme-10-signal/later.css.ts')]),
  },
  '11': {
    name: 'Skyline',
    fits: 'A modern, optimistic service',
    character: 'A sky down to the horizon, one white floating card, light and airy type',
    headerLockup: '1',
    stylesheet: () => Promise.all([import('./theme-11-skyline/theme.css.ts'), import('./theme-11-skyline/later.css.ts')]),
  },
  '12': {
    name: 'Ink',
    fits: 'A serious, editorial voice; readers',
    character: 'Black on paper, serif throughout, underlined answers, no cards',
    headerLockup: '1',
    stylesheet: () => Promise.all([import('./theme-12-ink/theme.css.ts'), import('./theme-12-ink/later.css.ts')]),
  },
  wireframe: {
    name: 'Wireframe',
    fits: 'Screenshots of the layout alone; never shown to visitors',
    character: 'Grey structure, monospace, no shadows',
    headerLockup: '1',
    stylesheet: () => import('./wireframe/theme.css.ts'),
  },
});

export type AnyThemeId = keyof typeof registry;
/** The themes that a visitor can get. */
export type ThemeId = Exclude<AnyThemeId, 'wireframe'>;

export const allThemeIds = Object.keys(registry) as readonly AnyThemeId[];
export const themeIds: readonly ThemeId[] = allThemeIds.filter((id) => id !== 'wireframe');

/** A theme by its id. Throws on an unknown one: the wrong theme must not pass for the right one. */
export function themeById(id: string): Theme {
  if (!Object.hasOwn(registry, id)) throw new Error(`No theme "${id}"; there are ${allThemeIds.join(', ')}`);
  return registry[id as AnyThemeId];
}
