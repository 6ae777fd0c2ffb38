import { type AnyThemeId, themeById, themeIds } from '#themes/registry.ts';

/** One picture of a story, a mode in Chromatic's terms: globals, and window width in px. */
export interface Mode {
  readonly theme: AnyThemeId;
  readonly lang: 'en' | 'es';
  readonly viewport: number;
  /** Takes a mode of `everywhere` back. */
  readonly disable?: true;
}

/** By name. */
export type Modes = Readonly<Record<string, Mode>>;

const phone = 390;
const desktop = 1280;

function modes(themes: readonly AnyThemeId[], viewport: number, lang: Mode['lang'] = 'en'): Modes {
  const nameOf = (theme: AnyThemeId) =>
    [themeById(theme).name.toLowerCase(), lang === 'en' ? '' : lang, viewport].filter(Boolean);
  return Object.fromEntries(themes.map((theme) => [nameOf(theme).join(' '), { theme, lang, viewport }]));
}

/**
 * The pictures of every story by default: colour in each theme, layout in the wireframe at both widths and in Spanish. Local
 * review and Chromatic read this.
 */
export const everyTheme: Modes = {
  ...modes(themeIds, phone),
  ...modes(['wireframe'], phone),
  ...modes(['wireframe'], desktop),
  ...modes(['wireframe'], phone, 'es'),
};

/** Whole pages are judged in each theme at both widths. */
export const wholePage: Modes = { ...modes(themeIds, desktop), ...modes(['wireframe'], desktop, 'es') };

const disabled = (modes: Modes): Modes =>
  Object.fromEntries(Object.entries(modes).map(([name, mode]) => [name, { ...mode, disable: true }]));

/** What chooses its themes by itself has one picture. */
export const onePicture: Modes = { ...disabled(everyTheme), ...modes(['1'], desktop) };

/** For a story of whole pages that differs from its neighbours on no desktop, and in no layout. */
export const phonesOnly: Modes = disabled({
  ...modes(['wireframe'], phone),
  ...modes([...themeIds, 'wireframe'], desktop),
  ...modes(['wireframe'], phone, 'es'),
  ...modes(['wireframe'], desktop, 'es'),
});

/** For a screen whose parts show their colours elsewhere: only the layout is judged. */
export const layoutOnly: Modes = disabled(modes(themeIds, phone));

const spanish = modes(['wireframe'], phone, 'es');

/** For a story in Spanish, whose long words test the layout. */
export const inSpanish = {
  globals: { lang: 'es' },
  parameters: { chromatic: { modes: { ...layoutOnly, ...disabled(modes(themeIds, desktop)), ...disabled(spanish) } } },
} as const;

/** Whether a story with these modes is to be judged in every theme. */
export const coversEveryTheme = (modes: Modes): boolean =>
  themeIds.every((id) => Object.values(modes).some(({ theme, disable }) => theme === id && !disable));
