import { darkMedia, darkPaletteOf, darkRules } from '#design-system/theme/dark/darkStylesheet.ts';
import { darkLooks } from './darkLooks.ts';
import { allThemeIds } from './registry.ts';
import type { Switches } from './switches.ts';

/** The sheet of each page that shows a scheme. No `<style>`: the studio's policy allows files alone. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The rules of one theme, with the media that they stand in. */
function rulesOf(theme: string, rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.includes(`[data-theme="${theme}"]`) ? rule.cssText : '';
      if (!(rule instanceof CSSMediaRule)) return '';
      const inner = rulesOf(theme, rule.cssRules);
      return inner && `@media ${rule.conditionText}{${inner}}`;
    })
    .join('');
}

/** Every theme's dark rules, from the stylesheets that a page has loaded. */
function darkRulesOf(page: Document): string {
  return allThemeIds
    .map((id) => {
      const css = [...page.styleSheets].map((sheet) => rulesOf(id, sheet.cssRules)).join('');
      const palette = darkPaletteOf(css, darkLooks[id]);
      return palette ? darkRules(css, palette) : '';
    })
    .join('');
}

/**
 * Shows a page's loaded themes in a scheme: for Storybook, the builder and `npm run dev`. Visitors get stylesheets of the build
 * (vite.config.ts).
 */
export function showScheme(scheme: Switches['scheme'], page: Document = document): void {
  const before = sheets.get(page);
  page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== before);
  const { dataset } = page.documentElement;
  if (scheme === 'light') {
    delete dataset.scheme;
    return;
  }
  dataset.scheme = scheme;
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(`@media ${darkMedia[scheme]}{${darkRulesOf(page)}}`);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  sheets.set(page, sheet);
}
