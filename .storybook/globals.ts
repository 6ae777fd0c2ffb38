import { type SwitchName, switches, switchNames } from '#design-system/switches/switches.ts';
import { fontStates, fontStateTitles } from '#funnel/builder/firstVisitFonts.ts';
import { nameOf, titleOf } from '#funnel/builder/switchLabels.ts';
import { type BrandId, brands, defaultBrand, defaultLogo } from '#themes/brands.ts';
import { logoVersion, toolbarVersion } from '#themes/logos/versions.ts';
import { allThemeIds, type ThemeId, themeById } from '#themes/registry.ts';
import { valuesOf } from '#themes/switches.ts';
import { pseudoLanguage } from './samples/pseudo.ts';

/** The logo of the brand in the theme, unless the toolbar names one. */
const themeLogo = 'own';

/** The toolbar's two menus (toolbarMenus.tsx). */
export const menus = ['Look', 'Switches'] as const;

interface GlobalType {
  readonly description: string;
  readonly name: string;
  readonly menu: (typeof menus)[number];
  readonly items: readonly { readonly value: string; readonly title: string }[];
}

/** What is not listed is a switch among others. */
const looks: readonly SwitchName[] = ['theme', 'scheme', 'brand', 'logo', 'font', 'lang'];

const titles: Partial<Record<SwitchName, (value: string) => string>> = {
  theme: (id) => (themeById(id).name === 'Wireframe' ? 'Wireframe' : `${id} ${themeById(id).name}`),
  brand: (id) => nameOf('brand', id),
  scheme: (value) => nameOf('scheme', value),
  logo: (version) => (version === themeLogo ? 'Its own' : logoVersion(version)),
  lang: (id) => ({ en: 'English', es: 'Español', [pseudoLanguage.value]: pseudoLanguage.title })[id] ?? id,
};

const offeredValues: Partial<Record<SwitchName, readonly string[]>> = {
  theme: allThemeIds,
  lang: [...valuesOf('lang'), pseudoLanguage.value],
  logo: [themeLogo, ...valuesOf('logo').map(toolbarVersion)],
};

/** `STORYBOOK_THEME=7` starts in another theme, so that the stories can be tested in each. Throws on an unknown one. */
const theme: string = import.meta.env.STORYBOOK_THEME ?? brands[defaultBrand].theme;
themeById(theme);

const initial: Partial<Record<SwitchName, string>> = { theme, brand: defaultBrand, logo: themeLogo };

/** A switch in the toolbar is one of the list that does something. */
const builtSwitches = switchNames.filter((name) => switches[name].built);

function globalType(name: SwitchName): GlobalType {
  const title = titles[name] ?? ((value: string) => value);
  const items = (offeredValues[name] ?? valuesOf(name)).map((value) => ({ value, title: title(value) }));
  return { name: titleOf(name), description: switches[name].purpose, menu: looks.includes(name) ? 'Look' : 'Switches', items };
}

/** No switch of a page but a check of `start` and `end`. */
const dir: GlobalType = {
  name: 'Direction',
  description: 'The direction of text',
  menu: 'Look',
  items: [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ],
};

/** No switch either: what a visitor sees before the web fonts are there. */
const fonts: GlobalType = {
  name: 'Web fonts',
  description: 'All web fonts, or what a first visit has until its second question',
  menu: 'Look',
  items: fontStates.map((value) => ({ value, title: fontStateTitles[value] })),
};

/** What can be chosen for all stories, made from the list of switches and the registries. */
export const globalTypes: Readonly<Record<string, GlobalType>> = {
  ...Object.fromEntries(builtSwitches.map((name) => [name, globalType(name)])),
  dir,
  fonts,
};

export const initialGlobals: Record<string, string> = {
  ...Object.fromEntries(
    builtSwitches.map((name) => {
      const definition = switches[name];
      return [name, initial[name] ?? ('default' in definition ? definition.default : '')];
    }),
  ),
  dir: 'ltr',
  fonts: 'loaded',
};

/** The globals of an address with the default for each value that is none, and a word on each of those. */
export function knownGlobals(globals: Readonly<Record<string, unknown>>): {
  readonly known: Record<string, string>;
  readonly notes: readonly string[];
} {
  const known: Record<string, string> = {};
  const notes: string[] = [];
  for (const [name, { items }] of Object.entries(globalTypes)) {
    // Storybook reads `theme:6` in its own address as a number.
    const value = String(globals[name] ?? initialGlobals[name]);
    const shown = items.find((item) => item.value === value) ?? items.find((item) => item.value === initialGlobals[name]);
    known[name] = shown?.value ?? value;
    if (shown && shown.value !== value) notes.push(`There is no ${name} “${value}”: this is “${shown.title}”.`);
  }
  return { known, notes };
}

/** Widths at which the layout is judged: the least, a phone, and each breakpoint in use. See docs/spec/product.md#layout. */
export const viewports = Object.fromEntries(
  Object.entries({ 320: 'Least', 360: 'Phone', 600: 'Tablet', 850: 'Desktop', 1280: 'Wide', 1440: 'Widest' }).map(
    ([px, name]) => [`w${px}`, { name: `${name}, ${px} px`, styles: { width: `${px}px`, height: '100%' } }],
  ),
);

interface Attributes {
  readonly theme: string;
  readonly brand: string;
  readonly logo: string;
  readonly font: string;
  readonly lang: string;
  readonly dir: string;
}

/** html's attributes for the toolbar's choices, which are known ones. See docs/spec/campaigns.md#page-hooks. */
export function htmlAttributes(globals: Record<string, string>): Attributes {
  const { theme = brands[defaultBrand].theme, brand = defaultBrand, logo = themeLogo } = globals;
  const { lang = 'en', font = 'theme', dir = 'ltr' } = globals;
  return {
    theme,
    brand,
    font,
    ...(lang === pseudoLanguage.value ? { lang: pseudoLanguage.lang, dir: 'rtl' } : { lang, dir }),
    logo: logo === themeLogo ? defaultLogo(brand as BrandId, theme as ThemeId) : logoVersion(logo),
  };
}
