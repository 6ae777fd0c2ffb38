import { type BrandId, brandIds, brands, defaultBrand } from '#themes/brands.ts';
import { type AnyThemeId, themeById, themeIds } from '#themes/registry.ts';

/** One picture of a story, a mode in Chromatic's terms: globals, and window width in px. */
export interface Mode {
  readonly theme: AnyThemeId;
  readonly lang: 'en' | 'es';
  readonly viewport: number;
  /** Without it the default one. */
  readonly brand?: BrandId;
  /** Takes a mode of `everywhere` back. */
  readonly disable?: true;
}

/** By name. */
export type Modes = Readonly<Record<string, Mode>>;

const phone = 390;
const tablet = 768;
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

/** The other brands' names and marks: in their own theme at both widths, and where Spanish makes their words long. */
const otherBrands: Modes = Object.fromEntries(
  brandIds
    .filter((id) => id !== defaultBrand)
    .flatMap((brand) => {
      const own = [brands[brand].theme];
      const all = { ...modes(own, phone), ...modes(own, desktop), ...modes(['wireframe'], phone, 'es') };
      return Object.entries(all).map(([name, mode]) => [`${brand} ${name}`, { ...mode, brand }]);
    }),
);

/** For one screen of each kind: also between a phone and a desktop, and in the other brand. */
export const decisiveScreen = {
  parameters: { chromatic: { modes: { ...modes([...themeIds, 'wireframe'], tablet), ...otherBrands } } },
} as const;

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
