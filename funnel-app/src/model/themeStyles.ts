import { vars } from '#design-system/theme/contract.css.ts';
import { firstFileOf, inTwoFiles } from '#themes/firstGlyphs.ts';
import type { FontFile, MissingFonts } from './pageModel.ts';

/** The stylesheet of a theme and its face, with fonts apart. */
export interface ThemeStyles {
  /** The styles of every page. They name no font that has to be fetched. */
  readonly css: string;
  /** The styles that name the fonts: a page has them when the browser has the fonts. */
  readonly fontCss: string;
  /** The data that the page's script needs to fetch and show the fonts. */
  readonly missingFonts: MissingFonts;
  /** The heading's face with the first glyphs, for the first visit: its rules, and the file to put into them. */
  readonly first: ({ readonly css: string } & FontFile) | undefined;
}

/** The custom properties that a heading and a button are set by. */
export interface TypeProperties {
  readonly heading: string;
  readonly headingWeight: string;
  readonly button: string;
  readonly buttonWeight: string;
}

/** `var(--name)` as the name. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

/** The type properties of the contract. */
export const typeProperties: TypeProperties = {
  heading: nameOf(vars.font.heading),
  headingWeight: nameOf(vars.font.headingWeight),
  button: nameOf(vars.font.button),
  buttonWeight: nameOf(vars.font.buttonWeight),
};

/**
 * Splits fonts from a stylesheet: on a first visit each name in a font stack costs a slow phone layout time.
 * @param name names the look in the browser's cookie
 */
export function themeStylesOf(name: string, text: string, type?: TypeProperties): ThemeStyles {
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
  // the theme's own fonts are not fetched under another face
  const needed = Object.values(stacks).join();
  const isNeeded = (family: string) => needed.includes(`"${family}"`);
  const shownRules = rules.filter((rule) => isNeeded(familyOf(rule))).map(shownFont);
  const shown = Object.entries(stacks).map(([property, stack]) => `${property}:${stack}`);
  return {
    css,
    fontCss: shown.length === 0 ? '' : `${shownRules.join('')}:root:root{${shown.join(';')}}`,
    missingFonts: {
      look: name,
      files: files
        .filter(({ family }) => isNeeded(family))
        .map(({ address, ...font }) => ({ ...font, address: firstFileOf(address) })),
      stacks,
    },
    first: type && firstFace(text, type, { files, rules, stacks }),
  };
}

interface Fonts {
  readonly files: readonly FontFile[];
  readonly rules: readonly string[];
  readonly stacks: Readonly<Record<string, string>>;
}

/** One file only, the heading's; a button has it too where it is of the same face and weight. */
function firstFace(text: string, type: TypeProperties, { files, rules, stacks }: Fonts): ThemeStyles['first'] {
  // a face's own rule comes after the theme's
  const last = (property: string) => [...text.matchAll(new RegExp(`${property}:([^;}]+)`, 'g'))].at(-1)?.[1] ?? '';
  const weight = last(type.headingWeight);
  const stack = stacks[type.heading];
  const own = files.filter(({ family }) => stack?.startsWith(`"${family}"`));
  // as a browser chooses: the weight itself, else the next heavier
  const file = own.find((each) => each.weight === weight) ?? own.find((each) => Number(each.weight) >= Number(weight));
  if (stack === undefined || !file) return undefined;
  const hasButton = stacks[type.button] === stack && last(type.buttonWeight) === weight;
  const address = firstFileOf(file.address);
  const mine = rules.filter((rule) => descriptorOf(rule, /font-weight:([^;}]+)/) === file.weight);
  const shown = mine
    .filter((rule) => [file.family, `${file.family} Fallback`].includes(familyOf(rule)))
    .map((rule) => rule.replace(file.address, address));
  const properties = [type.heading, ...(hasButton ? [type.button] : [])].map((property) => `${property}:${stack}`);
  return { ...file, css: `${shown.join('')}:root:root{${properties.join(';')}}`, address };
}

/** A font as its two files. A face of the device stays as it is. */
const shownFont = (rule: string): string => (rule.includes('url(') ? inTwoFiles(rule, fontFile(rule).address) : rule);

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
