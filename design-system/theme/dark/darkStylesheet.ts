import { colorsIn, parseColor } from '../contrast.ts';
import type { ThemeTokens } from '../tokens.ts';
import { darkTokens, roleOf } from './darkTokens.ts';
import { toOklch } from './oklch.ts';
import { isVivid, type Role, type Tint, tintOf, turned, turnedIn } from './turned.ts';

interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** Text in quotes: no sign inside is CSS's own. */
const quoted = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const declaration = new RegExp(String.raw`\s*([\w-]+)\s*:\s*((?:${quoted}|[^;"'])+)\s*(?:;|$)`, 'g');

/** Properties that carry a colour, in families that a shorthand sets together: all of a family is written again, or none. */
const families =
  /^(background|border(?!.*radius|-collapse|-spacing)|outline|color$|box-shadow$|text-shadow$|filter$|fill$|stroke$|--)/;

const rolesOfProperties: readonly (readonly [RegExp, Role])[] = [
  // a halo behind words, too
  [/^(background|text-shadow)/, 'ground'],
  [/^(border|outline)/, 'line'],
  [/shadow$|^filter$/, 'shadow'],
];

/** `--color-onAction` as `onAction`; undefined for another custom property. */
const tokenOf = (property: string) => /^--(?:color|logo)-(\w+)$/.exec(property)?.[1];

function roleOfProperty(property: string): Role {
  const token = tokenOf(property);
  if (token !== undefined) return roleOf(token);
  return rolesOfProperties.find(([pattern]) => pattern.test(property))?.[1] ?? 'ink';
}

/** How a theme's dark scheme differs from the computed one. */
export interface DarkLook {
  /** The contrast that its text promises; WCAG's AA unless it is said. */
  readonly textContrast?: number;
  /** `night`: its scenes keep their colours, and only pale parts are dimmed. Otherwise they are turned, like ink on paper. */
  readonly drawings?: 'night';
  /** Rules after the computed ones, for words on a drawing that stays. */
  readonly also?: string;
}

/** The settings that turn a theme's stylesheets. */
interface DarkPalette extends DarkLook {
  readonly tint: Tint;
  /** The custom properties of the dark palette, for the rule that holds the light one. */
  readonly root: string;
}

/** The width from which a drawing is a scene, and no mark. */
const leastScene = 150;

/**
 * A drawing, turned. One that draws light lines was made for dark ground and stays; so does what is strong.
 * @param svg the text inside the address, with `%23` for `#`
 */
function turnedDrawing(svg: string, { tint, drawings }: DarkPalette): string {
  const isScene = drawings === 'night' && Number(/viewBox='\S+ \S+ (\d+)/.exec(svg)?.[1]) >= leastScene;
  if (isScene)
    return svg.replace(/(?<=(?:fill|stop-color)=')%23([0-9a-f]{3,8})/gi, (_, hex: string) => turnedInk(hex, 'night', tint));
  const strokes = [...svg.matchAll(/stroke='%23([0-9a-f]{3,8})'/gi)].map(([, hex]) => toOklch(parseColor(`#${hex}`)));
  if (strokes.some(({ l, c }) => l > 0.78 && c < 0.1)) return svg;
  return svg.replace(/%23([0-9a-f]{3,8})\b/gi, (_, hex: string) => turnedInk(hex, 'art', tint));
}

/** A colour inside an address. */
const turnedInk = (hex: string, role: Role, tint: Tint) => turned(`#${hex}`, role, tint).replace('#', '%23');

const address = /url\("data:image\/svg[^"]*"\)/g;
const gradient = /[\w-]+-gradient\((?:[^()]|\([^()]*\))*\)(?:\s+[^,]*)?/g;

/** A gradient that draws a line: dark, and thin or with gaps. */
function isLine(layer: string): boolean {
  const colors = colorsIn(layer);
  const seen = colors.filter(([, , , alpha]) => alpha > 0).map(toOklch);
  const hasGaps = /transparent|#0000\b/.test(layer) || colors.length > seen.length;
  return seen.length > 0 && seen.every(({ l }) => l < 0.6) && (hasGaps || /\b[1-8](\.\d+)?px\b/.test(layer.replace(/^.*\)/, '')));
}

function turnedValue({ property, value }: Declaration, palette: DarkPalette): string {
  const { tint } = palette;
  const parts: string[] = [];
  const setAside = (part: string) => `url(${parts.push(part) - 1})`;
  // a shadow as wide as the window is a band's ground
  const role = value.includes('100vmax') ? 'ground' : roleOfProperty(property);
  const rest = value
    .replace(address, (drawing) => setAside(turnedDrawing(drawing, palette)))
    .replace(gradient, (layer) =>
      role === 'ground' ? setAside(turnedIn(layer, isLine(layer) ? 'line' : 'ground', tint)) : layer,
    );
  return turnedIn(rest, role, tint).replace(/url\((\d+)\)/g, (_, index: string) => parts[Number(index)] as string);
}

/** The declarations of a rule that carry colours, turned. A strong ground stays as it is where the rule says its ink too. */
function turnedRule(body: string, palette: DarkPalette): string {
  const all = [...body.matchAll(declaration)].map(([, property = '', value = '']): Declaration => ({ property, value }));
  const own = all.filter(({ property }) => families.test(property));
  const grounds = own
    .filter(({ property }) => /^background(-color)?$/.test(property))
    .flatMap(({ value }) => colorsIn(value.replace(address, '')));
  const keeps =
    grounds.length > 0 && grounds.every((each) => isVivid(toOklch(each))) && own.some(({ property }) => property === 'color');
  const isKept = (property: string) => keeps && /^(background|color$)/.test(property);
  return own.map((each) => `${each.property}:${isKept(each.property) ? each.value : turnedValue(each, palette)}`).join(';');
}

const block = new RegExp(String.raw`((?:${quoted}|[^{}"'])*?)\{`, 'y');

/** The end of the block that opens at `from`, outside quotes. */
function endOf(css: string, from: number): number {
  const sign = new RegExp(`${quoted}|[{}]`, 'g');
  sign.lastIndex = from;
  let depth = 0;
  for (let found = sign.exec(css); found; found = sign.exec(css)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}' && --depth === 0) return found.index;
  }
  return css.length;
}

/** Says a stylesheet's colours again: selectors and order are its own, so that its cascade is too. */
function rewritten(css: string, rule: (selector: string, body: string) => string): string {
  let written = '';
  for (let at = 0; at < css.length; ) {
    block.lastIndex = at;
    const [opening, selector = ''] = block.exec(css) ?? [];
    if (opening === undefined) break;
    const end = endOf(css, at + opening.length - 1);
    const body = css.slice(at + opening.length, end);
    const name = selector.trim();
    const isGroup = /^@(media|supports)/.test(name) && name !== '@media print';
    const inner = isGroup ? rewritten(body, rule) : name.startsWith('@') ? '' : rule(name, body);
    if (inner) written += `${name}{${inner}}`;
    at = end + 1;
  }
  return written;
}

/** The custom properties of a theme's own rule, as tokens by group. */
function tokensOf(body: string): ThemeTokens {
  const groups: Record<string, string | Record<string, string>> = {};
  for (const [, property = '', value = ''] of body.matchAll(declaration)) {
    const [, group = '', name] = /^--([a-zA-Z]+)(?:-(\w+))?$/.exec(property) ?? [];
    if (name === undefined) groups[group] = value;
    else groups[group] = { ...(groups[group] as Record<string, string> | undefined), [name]: value };
  }
  return groups as unknown as ThemeTokens;
}

/** The palette's custom properties that differ. */
function differences(before: ThemeTokens, after: ThemeTokens): string {
  const changed = (['color', 'logo', 'image', 'shadow'] as const).flatMap((group) => {
    const old: Readonly<Record<string, string>> = before[group];
    return Object.entries(after[group]).flatMap(([name, value]) => (value === old[name] ? [] : [`--${group}-${name}:${value}`]));
  });
  return ['--scheme:dark', ...changed].join(';');
}

const rootRule = /^\[data-theme=["']?[\w-]+["']?\]$/;

const holdsPalette = (selector: string, body: string) => rootRule.test(selector) && body.includes('--color-page:');

/** Of a theme's first stylesheet, as the build writes it; undefined for a theme that is dark already. */
export function darkPaletteOf(css: string, look: DarkLook): DarkPalette | undefined {
  let found: DarkPalette | undefined;
  rewritten(css, (selector, body) => {
    if (holdsPalette(selector, body)) {
      const tokens = tokensOf(body);
      if (tokens.scheme === 'light') {
        const after = darkTokens(tokens, look.textContrast);
        found = { ...look, tint: tintOf(tokens.color.heading), root: differences(tokens, after) };
      }
    }
    return '';
  });
  return found;
}

/** The colour rules of a theme's stylesheet, turned for dark ground. */
export function darkRules(css: string, palette: DarkPalette): string {
  let isFirst = false;
  const rules = rewritten(css, (selector, body) => {
    if (!holdsPalette(selector, body)) return turnedRule(body, palette);
    isFirst = true;
    return palette.root;
  });
  return rules + (isFirst ? (palette.also ?? '') : '');
}

/** When the dark rules hold. Paper stays light. */
export const darkMedia = { dark: 'screen', system: 'screen and (prefers-color-scheme:dark)' } as const;
