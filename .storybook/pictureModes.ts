import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { type BrandId, brandIds, brands, defaultBrand } from '#themes/brands.ts';
import { type AnyThemeId, themeById, themeIds } from '#themes/registry.ts';

/** One picture of a story, a mode in Chromatic's terms: globals, and window width in px. */
export interface Mode {
  readonly theme: AnyThemeId;
  readonly lang: 'en' | 'es';
  readonly viewport: number;
  /** Without it the default one. */
  readonly brand?: BrandId;
  /** Without it light. */
  readonly scheme?: 'dark';
}

/** By name. */
export type Modes = Readonly<Record<string, Mode>>;

/** What a story's tags may say of its pictures. */
type PictureTag =
  /** It acts (.storybook/main.ts): the story that it begins with has the pictures. */
  | 'act'
  /** An act whose end no other story shows. */
  | 'pictured'
  /** It shows what other stories show, or behaviour alone. */
  | 'no-picture'
  /** It chooses its themes by itself, or no visitor sees it. */
  | 'one-picture'
  /** For whole pages that differ from their neighbours on no desktop, and in no layout. */
  | 'phones-only'
  /** Its parts show their colours in other stories. */
  | 'layout-only'
  /** It is in Spanish, whose long words test the layout. */
  | 'spanish'
  /** It is judged in each theme at both widths. */
  | 'whole-page'
  /** A screen of the studio, in its own theme on a phone and a desktop. */
  | 'studio'
  /** One screen of each kind: also between a phone and a desktop, and in the other brands. */
  | 'decisive-screen';

const phone = 390;
const tablet = 768;
const desktop = 1280;

function modes(themes: readonly AnyThemeId[], viewport: number, lang: Mode['lang'] = 'en'): Modes {
  const nameOf = (theme: AnyThemeId) =>
    [themeById(theme).name.toLowerCase(), lang === 'en' ? '' : lang, viewport].filter(Boolean);
  return Object.fromEntries(themes.map((theme) => [nameOf(theme).join(' '), { theme, lang, viewport }]));
}

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

const inTheDark: Modes = Object.fromEntries(
  themeIds.map((theme) => [
    `${themeById(theme).name.toLowerCase()} dark ${phone}`,
    { theme, lang: 'en', viewport: phone, scheme: 'dark' },
  ]),
);

/** The pictures of a story: without a tag its colour in each theme, its layout in the wireframe at both widths and in Spanish. */
export function modesOf(tags: readonly string[]): Modes {
  const has = (tag: PictureTag) => tags.includes(tag);
  if (has('no-picture') || (has('act') && !has('pictured'))) return {};
  if (has('studio'))
    return {
      'studio 390': { theme: '1', lang: 'en', viewport: phone },
      'studio 1280': { theme: '1', lang: 'en', viewport: desktop },
    };
  if (has('one-picture')) return modes(['1'], desktop);
  if (has('phones-only')) return modes(themeIds, phone);
  return {
    ...(!has('layout-only') && !has('spanish') && modes(themeIds, phone)),
    ...modes(['wireframe'], phone),
    ...modes(['wireframe'], desktop),
    ...(!has('spanish') && modes(['wireframe'], phone, 'es')),
    ...(has('whole-page') && { ...modes(themeIds, desktop), ...modes(['wireframe'], desktop, 'es') }),
    ...(has('decisive-screen') && { ...modes([...themeIds, 'wireframe'], tablet), ...otherBrands, ...inTheDark }),
  };
}

/**
 * Turns tags into the parameters that Chromatic and the local review read. It changes no arg type: no other hook of Storybook's
 * gets both tags and parameters before a story is shown.
 */
export const setPictureModes: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  parameters.chromatic = tags.includes('no-picture') ? { disableSnapshot: true } : { modes: modesOf(tags) };
  return argTypes;
};

/** Whether a story with these modes is to be judged in every theme. */
export const coversEveryTheme = (all: Modes): boolean =>
  themeIds.every((id) => Object.values(all).some(({ theme }) => theme === id));
