import type { FontFile, MissingFonts } from '../pages/pageModel.ts';

/** The stylesheet of a theme and its face, with fonts apart. */
export interface ThemeStyles {
  /** What every page of the look wears. It names no font that has to be fetched. */
  readonly css: string;
  /** What names them: a page has it when the browser has the fonts. */
  readonly fontCss: string;
  /** What the page's script needs to fetch and show them. */
  readonly missingFonts: MissingFonts;
}

/**
 * Splits fonts from a stylesheet: on a first visit each name in a font stack costs a slow phone layout time.
 * @param name names the look in the browser's cookie
 */
export function themeStylesOf(name: string, text: string): ThemeStyles {
  const rules = [...text.matchAll(/@font-face\{[^}]*\}/g)].map(([rule]) => rule);
  const files = rules.filter((rule) => rule.includes('url(')).map(fontFile);
  const own = [...new Set(files.flatMap(({ family }) => [`${family} Fallback`, family]))].map((family) => `"${family}",`);

  const stacks: Record<string, string> = {};
  const css = withoutParts(rules, text).replace(/(--[\w-]+):([^;}]+)/g, (declaration, property: string, stack: string) => {
    const tight = stack.replace(/,\s+/g, ',');
    if (!own.some((family) => tight.includes(family))) {
      // a face without a font of its own takes the place of the theme's
      delete stacks[property];
      return declaration;
    }
    stacks[property] = tight;
    return `${property}:${withoutParts(own, tight)}`;
  });
  // the theme's own fonts are not fetched for who sees another face
  const needed = Object.values(stacks).join();
  const isNeeded = (family: string) => needed.includes(`"${family}"`);
  const shownRules = rules.filter((rule) => isNeeded(familyOf(rule)));
  const shown = Object.entries(stacks).map(([property, stack]) => `${property}:${stack}`);
  return {
    css,
    fontCss: shown.length === 0 ? '' : `${shownRules.join('')}:root:root{${shown.join(';')}}`,
    missingFonts: { look: name, files: files.filter(({ family }) => isNeeded(family)), stacks },
  };
}

const withoutParts = (parts: readonly string[], text: string) => parts.reduce((rest, part) => rest.replaceAll(part, ''), text);

function descriptorOf(rule: string, pattern: RegExp): string {
  const value = pattern.exec(rule)?.[1];
  if (value === undefined) throw new Error(`A font has no ${pattern.source}: ${rule}`);
  return value;
}

const familyOf = (rule: string) => descriptorOf(rule, /font-family:["']?([^;"'}]+)/);

function fontFile(rule: string): FontFile {
  return {
    family: familyOf(rule),
    weight: descriptorOf(rule, /font-weight:([^;}]+)/),
    address: descriptorOf(rule, /url\(["']?([^"')]+)/),
  };
}
