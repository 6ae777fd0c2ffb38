import {
  cssExtension,
  type DesignToken,
  designTokens,
  dimension,
  endsOf,
  type TokenFile,
} from '#design-system/theme/designTokens.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { type PaletteSlots, palette } from './bases/palette.ts';
import { type AnyThemeId, themeById } from './registry.ts';
import { describeTokens } from './tokenDescriptions.ts';

/** Themes for design tools, in the Design Tokens Community Group's format 2025.10: one file each, and a resolver over all. */

type Tokens = Readonly<Record<string, DesignToken>>;
type Groups = Readonly<Record<string, Tokens>>;

const slotNames: readonly (keyof PaletteSlots)[] = [
  ...(['page', 'surface', 'quiet', 'heading', 'text', 'muted', 'line', 'outline', 'accent', 'accentDeep', 'onAccent'] as const),
  ...(['action', 'onAction', 'actionHover', 'actionActive', 'header', 'onHeader', 'footer', 'onFooter', 'footerLink'] as const),
  'scrim',
];

/** Which slot of the palette a colour follows: the palette of the slots' own names. */
const slotOf: Readonly<Record<string, string>> = palette(
  'light',
  Object.fromEntries(slotNames.map((name) => [name, name])) as unknown as PaletteSlots,
);

/** What most of the colours of a slot are: a theme may set single ones apart. */
function slotValue(color: ThemeTokens['color'], slot: string): string {
  const values = Object.entries(color).flatMap(([name, value]) => (slotOf[name] === slot ? [value] : []));
  const namesake = color[slot as keyof typeof color];
  // of two that are equally many, the colour that is called like the slot
  const count = (value: string) => values.filter((each) => each === value).length + (value === namesake ? 0.5 : 0);
  return [...values].sort((a, b) => count(b) - count(a))[0] as string;
}

const alias = (...path: readonly string[]) => `{${path.join('.')}}`;

/** The palette, and the colours as aliases to it where they are one of its. */
function withPalette(color: ThemeTokens['color'], own: Tokens): { palette: Tokens; color: Tokens } {
  const slots = slotNames.map((name) => [name, slotValue(color, name)] as const);
  const read = designTokens({ color: Object.fromEntries(slots) } as unknown as ThemeTokens, '') as unknown as Groups;
  const aliased = Object.entries(own).map(([name, token]) => {
    const value = color[name as keyof typeof color];
    // its own slot first, so that the link stays where two slots are alike
    const slot = slots.find(([each, is]) => is === value && each === slotOf[name]) ?? slots.find(([, is]) => is === value);
    return [name, slot ? { ...token, $value: alias('palette', slot[0]) } : token];
  });
  return { palette: read.color as Tokens, color: Object.fromEntries(aliased) };
}

interface TextStyle {
  readonly face: 'body' | 'heading' | 'button';
  readonly weight: keyof ThemeTokens['font'];
  readonly lineHeight: keyof ThemeTokens['lineHeight'];
  readonly about: string;
}

const body = { face: 'body', weight: 'bodyWeight', lineHeight: 'body' } as const;
const headings = { face: 'heading', weight: 'headingWeight', lineHeight: 'heading' } as const;

/** The text styles, by their size's name. */
const textStyles = {
  display: { ...headings, about: 'The title of a page.' },
  heading: { ...headings, about: 'A question.' },
  lead: { ...body, about: 'What stands under a heading.' },
  body: { ...body, about: 'Running text.' },
  small: { ...body, about: 'Notes, hints and the small print.' },
  answer: { ...body, weight: 'answerWeight', lineHeight: 'control', about: 'An answer.' },
  button: { face: 'button', weight: 'buttonWeight', lineHeight: 'control', about: 'A button.' },
} as const satisfies Partial<Record<keyof ThemeTokens['text'], TextStyle>>;
type StyleName = keyof typeof textStyles;
const styleNames = Object.keys(textStyles) as readonly StyleName[];

/** A face's own spacing and capitals, in CSS; running text has none. */
const faceOf = ({ font }: ThemeTokens, face: TextStyle['face']) =>
  face === 'body'
    ? { spacing: '0', transform: 'none' }
    : { spacing: font[`${face}Spacing`], transform: font[`${face}Transform`] };

/** The format knows no em: spacing goes by the size of the text. */
const spacingAt = (spacing: string, size: string) =>
  `${Math.round(Number.parseFloat(spacing) * Number.parseFloat(size) * 1e4) / 1e4}rem`;

const screens = ['phone', 'desktop'] as const;
type Screen = (typeof screens)[number];

/** What differs between a phone and a desktop, by group, in CSS. */
function fluidAt(tokens: ThemeTokens, screen: Screen): Record<string, Record<string, string>> {
  const end = (css: string) => endsOf(css)[screens.indexOf(screen)] as string;
  const ends = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, css]) => [name, end(css)]));
  const spacings = styleNames.map((name) => [
    name,
    spacingAt(faceOf(tokens, textStyles[name].face).spacing, end(tokens.text[name])),
  ]);
  return { text: ends(tokens.text), density: ends(tokens.density), letterSpacing: Object.fromEntries(spacings) };
}

const mapTokens = <V>(groups: Record<string, Record<string, V>>, make: (group: string, name: string, value: V) => DesignToken) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, values]) => [
      group,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(group, name, value)])),
    ]),
  );

/** The fluid groups as aliases to one end. A phone's override those of the theme's file, which are a desktop's. */
const aliasesTo = (screen: Screen, tokens: ThemeTokens) =>
  mapTokens(fluidAt(tokens, screen), (group, name) => ({ $type: 'dimension', $value: alias(screen, group, name) }));

function typography(tokens: ThemeTokens): Tokens {
  return Object.fromEntries(
    styleNames.map((name) => {
      const { face, weight, lineHeight, about } = textStyles[name];
      const { transform } = faceOf(tokens, face);
      const $value = {
        fontFamily: alias('font', face),
        fontSize: alias('text', name),
        fontWeight: alias('font', weight),
        letterSpacing: alias('letterSpacing', name),
        lineHeight: alias('lineHeight', lineHeight),
      };
      return [
        name,
        { $type: 'typography', $value, $description: about, $extensions: { [cssExtension]: `text-transform: ${transform}` } },
      ];
    }),
  );
}

/** A theme as a file of tokens, with the same names in every theme. @param contract the source of design-system/theme/contract.css.ts */
export function tokenFile(id: AnyThemeId, tokens: ThemeTokens, contract: string): TokenFile {
  const { name, character } = themeById(id);
  const { $description, $extensions, ...groups } = designTokens(tokens, `${name}: ${character}`);
  const own = groups as unknown as Record<string, Tokens>;
  const describe = describeTokens(contract);
  const all = { ...own, ...withPalette(tokens.color, own.color as Tokens), ...aliasesTo('desktop', tokens) };
  const described = mapTokens(all, (group, each, token) => ({
    ...token,
    $description: group === 'palette' ? `Palette: ${each}.` : describe(group, each),
    ...(own[group]?.[each]?.$extensions && { $extensions: own[group][each].$extensions }),
  }));
  const ends = screens.map((screen) => [
    screen,
    mapTokens(fluidAt(tokens, screen), (_, __, css) => dimension(css) as DesignToken),
  ]);
  const { palette: first, ...rest } = described;
  return { $description, $extensions, palette: first, ...Object.fromEntries(ends), ...rest, typography: typography(tokens) };
}

/** What a phone overrides in any theme. */
export const phoneFile = (tokens: ThemeTokens) => ({
  $description: 'A phone: over any theme, the smallest of each fluid size.',
  ...aliasesTo('phone', tokens),
});

export const phoneFileName = 'phone.tokens.json';
export const resolverFileName = 'survey.resolver.json';

/** One document over all themes and both screens. @param sources by the theme's name, and the phone's: a file's `$ref`, or the tokens */
export const resolverFile = (sources: Readonly<Record<string, unknown>>, phone: unknown) => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Survey themes',
  version: '2025.10',
  modifiers: {
    theme: {
      description: 'Which theme dresses the page.',
      contexts: Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, [source]])),
      default: Object.keys(sources)[0],
    },
    screen: {
      description: 'The ends of the fluid sizes.',
      contexts: { desktop: [], phone: [phone] },
      default: 'desktop',
    },
  },
  resolutionOrder: [{ $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/screen' }],
});
