import type { BrandId } from '#themes/brands.ts';
import { brands } from '#themes/brands.ts';
import { parseSwitches } from '#themes/switches.ts';
import type { Content } from '../content/content.ts';
import { content as en } from '../content/en/index.ts';
import { content as es } from '../content/es/index.ts';
import type { PageModel } from './model.ts';

/** The page's model as Storybook's toolbar asks for it: the same parser reads the toolbar and an address. */
export function modelFrom(globals: Readonly<Record<string, unknown>>): PageModel {
  // Storybook reads `theme:6` in its own address as a number.
  const query = new URLSearchParams(Object.entries(globals).map(([name, value]) => [name, String(value)]));
  const switches = parseSwitches(query, {}, 'auto-accident');
  const { name, sellers, callNumber } = brands[switches.brand];
  return {
    locale: switches.lang,
    brand: { id: switches.brand satisfies BrandId, name, sellers, callNumber },
    switches,
    year: 2026,
    sponsorsShown: true,
    otherLanguage: `?lang=${switches.lang === 'en' ? 'es' : 'en'}`,
  };
}

/** The words in the toolbar's language. */
export const contentFrom = (globals: Readonly<Record<string, unknown>>): Content => (globals.lang === 'es' ? es : en);
