import { type SwitchName, switches, switchNames } from '#design-system/switches/switches.ts';
import { type BrandId, brands, defaultBrand, defaultLogo } from '#themes/brands.ts';
import { logoVersion, toolbarVersion } from '#themes/logos/versions.ts';
import { allThemeIds, type ThemeId, themeById } from '#themes/registry.ts';
import { valuesOf } from '#themes/switches.ts';

/** The logo of the brand in the theme, unless the toolbar names one. */
const themeLogo = 'own';

/** The names of Storybook's own icons. */
type Icon = 'paintbrush' | 'home' | 'star' | 'globe';

interface Toolbar {
  title: string;
  icon?: Icon;
  dynamicTitle: boolean;
  items: { value: string; title: string }[];
}

const icons: Partial<Record<SwitchName, Icon>> = { theme: 'paintbrush', brand: 'home', logo: 'star', lang: 'globe' };

const titles: Partial<Record<SwitchName, (value: string) => string>> = {
  theme: (id) => (themeById(id).name === 'Wireframe' ? 'Wireframe' : `${id} ${themeById(id).name}`),
  brand: (id) => brands[id as BrandId].name,
  logo: (version) => (version === themeLogo ? 'Logo: its own' : `Logo: ${logoVersion(version)}`),
  lang: (id) => (id === 'en' ? 'English' : 'Español'),
};

const offeredValues: Partial<Record<SwitchName, readonly string[]>> = {
  theme: allThemeIds,
  logo: [themeLogo, ...valuesOf('logo').map(toolbarVersion)],
};

/** `STORYBOOK_THEME=7` starts in another theme, so that the stories can be tested in each. An unknown one throws as the first story renders. */
const theme: string = import.meta.env.STORYBOOK_THEME ?? brands[defaultBrand].theme;

const initial: Partial<Record<SwitchName, string>> = { theme, brand: defaultBrand, logo: themeLogo };

/** A switch in the toolbar is one of the list that does something. */
const builtSwitches = switchNames.filter((name) => switches[name].built);

function toolbar(name: SwitchName): Toolbar {
  const title = titles[name] ?? ((value: string) => `${name}: ${value}`);
  const items = (offeredValues[name] ?? valuesOf(name)).map((value) => ({ value, title: title(value) }));
  return { title: name, dynamicTitle: true, items, ...(icons[name] ? { icon: icons[name] } : {}) };
}

/** No switch of a page but a check of `start` and `end`. */
const direction = {
  description: 'The direction of text',
  toolbar: {
    title: 'direction',
    icon: 'transfer' as const,
    dynamicTitle: true,
    items: [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
};

/** Storybook's toolbar, made from the list of switches and the registries. */
export const globalTypes = {
  ...Object.fromEntries(builtSwitches.map((name) => [name, { description: switches[name].purpose, toolbar: toolbar(name) }])),
  dir: direction,
};

export const initialGlobals: Record<string, string> = {
  ...Object.fromEntries(
    builtSwitches.map((name) => {
      const definition = switches[name];
      return [name, initial[name] ?? ('default' in definition ? definition.default : '')];
    }),
  ),
  dir: 'ltr',
};

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

/** html's attributes for the toolbar's choices. See docs/spec/campaigns.md#page-hooks. */
export function htmlAttributes(globals: Record<string, string>): Attributes {
  const { brand = defaultBrand, logo = themeLogo, lang = 'en', font = 'theme', dir = 'ltr' } = globals;
  // Storybook reads `theme:6` in its own address as a number.
  const theme = String(globals.theme);
  themeById(theme);
  return {
    theme,
    brand,
    font,
    lang,
    dir,
    logo: logo === themeLogo ? defaultLogo(brand as BrandId, theme as ThemeId) : logoVersion(logo),
  };
}
