import { themeStylesOf, typeProperties } from '../model/themeStyles.ts';

/** The web fonts of a preview: all, or those of a first visit until its second question. */
export const fontStates = ['loaded', 'first'] as const;
export type FontState = (typeof fontStates)[number];

export const fontStateTitles = {
  loaded: 'All loaded',
  first: 'First visit',
} as const satisfies Readonly<Record<FontState, string>>;

/** Suffix for the name of a first visit's font, apart from whole fonts and other themes' fonts. */
const atFirst = ' at first';

const themeRule = /^\[data-theme="([\w-]+)"\]$/;
const faceRule = /^\[data-theme\]\[data-font="([\w-]+)"\]$/;

/** A rule as parsed by the browser. */
export interface Rule {
  readonly selector: string;
  readonly text: string;
}

/** Without the spaces that a browser puts around signs: as the build writes it. */
const tight = (text: string) => text.replace(/\s*([{}:;,])\s*/g, '$1');

const lastOf = (css: string, property: string) =>
  [...css.matchAll(new RegExp(`${property}:([^;}]+)`, 'g'))].at(-1)?.[1] ?? 'inherit';

/** The server's own styles of a first visit, for one theme and face of a page that has every font. */
function firstVisitRule(text: string): { readonly fonts: readonly string[]; readonly declarations: string } {
  const { css, missingFonts, first } = themeStylesOf('', text, typeProperties);
  const bare = Object.keys(missingFonts.stacks).map((property) => `${property}:${lastOf(css, property)}`);
  const fonts = first?.css.match(/@font-face\{[^}]*\}/g) ?? [];
  const families = fonts.map((font) => /font-family:["']?([^;"'}]+)/.exec(font)?.[1] ?? '');
  const weight = /font-weight:([^;}]+)/.exec(fonts.join(''))?.[1] ?? '';
  const nameOf = (family: string) => `"${family} ${weight}${atFirst}"`;
  const own = /:root:root\{([^}]*)\}/.exec(first?.css ?? '')?.[1] ?? '';
  return {
    fonts: fonts.map((font) =>
      font.replace(/font-family:["']?([^;"'}]+)["']?/, (_, family: string) => `font-family:${nameOf(family)}`),
    ),
    declarations: [
      ...bare,
      own.replace(/"([^"]+)"/g, (quoted, family: string) => (families.includes(family) ? nameOf(family) : quoted)),
    ].join(';'),
  };
}

/** A stylesheet that shows each theme and face as on a first visit, under `data-fonts="first"`. */
export function firstVisitStyles(rules: readonly Rule[]): string {
  const idsOf = (kind: RegExp) => [...new Set(rules.flatMap(({ selector }) => kind.exec(selector)?.[1] ?? []))];
  const textOf = (selector: string) => rules.filter((rule) => rule.selector === selector).map(({ text }) => tight(text));
  const fontFaces = [...new Set(textOf('@font-face'))];
  const fonts = new Set<string>();
  const styles: string[] = [];
  const add = (selector: string, text: readonly string[]) => {
    const rule = firstVisitRule([...fontFaces, ...text].join(''));
    for (const font of rule.fonts) fonts.add(font);
    styles.push(`${selector}{${rule.declarations}}`);
  };
  for (const theme of idsOf(themeRule)) {
    const own = `[data-theme="${theme}"]`;
    add(`[data-fonts="first"]${own},[data-fonts="first"] ${own}`, textOf(own));
    for (const face of idsOf(faceRule)) {
      const other = `[data-font="${face}"]`;
      add(`[data-fonts="first"]${own}${other}`, [...textOf(own), ...textOf(`[data-theme]${other}`)]);
    }
  }
  return [...fonts, ...styles].join('');
}

/** The rules of a page that name fonts, with whole addresses. */
function* fontRules(page: Document): Generator<Rule> {
  for (const sheet of page.styleSheets) {
    for (const rule of sheet.cssRules) {
      const base = sheet.href ?? page.baseURI;
      const text = rule.cssText.replace(/url\(["']?([^"')]+)["']?\)/g, (_, at: string) => `url("${new URL(at, base).href}")`);
      if (rule instanceof CSSFontFaceRule) yield { selector: '@font-face', text };
      else if (rule instanceof CSSStyleRule && (themeRule.test(rule.selectorText) || faceRule.test(rule.selectorText)))
        yield { selector: rule.selectorText, text };
    }
  }
}

/** The sheet of each page that shows them. No `<style>`: the studio's policy allows files alone. */
const sheets = new WeakMap<Document, { readonly sheet: CSSStyleSheet; readonly text: string }>();

/** Shows a page with these fonts. Its themes are loaded already. @returns when the faces of a first visit are there */
export async function showFonts(state: FontState, page: Document = document): Promise<void> {
  page.documentElement.dataset.fonts = state;
  if (state === 'loaded') return;
  const text = firstVisitStyles([...fontRules(page)]);
  const before = sheets.get(page);
  // the same rules again would take away faces that a heading is drawn in, until they are loaded anew
  if (before?.text !== text) {
    const sheet = before?.sheet ?? new (page.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(text);
    if (!before) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    sheets.set(page, { sheet, text });
  }
  // the device may lack the fonts of a fallback
  await Promise.allSettled([...page.fonts].filter(({ family }) => family.includes(atFirst)).map((face) => face.load()));
}
