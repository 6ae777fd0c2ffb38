import { colorsIn, contrast, over, parseColor, type Rgba } from '../contrast.ts';
import { contrastPairs } from '../contrastPairs.ts';
import type { ThemeTokens } from '../tokens.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { isVivid, type Role, type Tint, tintOf, turned, turnedIn, writeColor } from './turned.ts';

type Color = keyof ThemeTokens['color'];

/** Grounds that carry the brand: a strong one stays, a dark one is lifted off the ground. */
const brandGrounds: readonly Color[] = [
  ...(['action', 'actionHover', 'actionActive', 'badgeChosen', 'answerChosen', 'answerHover'] as const),
  ...(['headerAction', 'headerActionHover', 'badge'] as const),
];
const lines: readonly Color[] = ['border', 'headerBorder', 'footerBorder', 'noteBorder'];
const untouched: readonly Color[] = ['scrim'];

/** The place of a colour on the page, by its name in the contract. */
export function roleOf(name: string): Role {
  if (lines.includes(name as Color)) return 'line';
  return /^(page|surface|surfaceQuiet|action|actionHover|actionActive|ghostHover|answer|answerHover|answerChosen|badge|badgeChosen|field|focusInner|errorSurface|successSurface|notice|header|headerAction|headerActionHover|footer|progressTrack|note)$/.test(
    name,
  )
    ? 'ground'
    : 'ink';
}

/** A strong colour as it is, a light one turned, and a dark one as light as a control must be. */
function brandGround(css: string, surface: Rgba, floor: number, tint: Tint): string {
  const color = parseColor(css);
  if (color[3] === 0) return css;
  const before = toOklch(color);
  if (isVivid(before)) return css;
  if (before.l >= 0.5) return turned(css, 'ground', tint);
  // black buttons become white ones
  if (before.c < 0.03) return turned(css, 'ink', tint);
  for (let l = before.l; l < 1; l += 0.01) {
    const lifted = fromOklch({ ...before, l });
    if (contrast(lifted, surface) >= floor) return writeColor(lifted);
  }
  return css;
}

/** The theme as it is drawn, or turned: for a dark ground, with each ink moved until all its pairs hold. */
export function darkTokens(tokens: ThemeTokens, textContrast = 4.5): ThemeTokens {
  if (tokens.scheme === 'dark') return tokens;
  const tint = tintOf(tokens.color.heading);
  const color: Record<Color, string> = { ...tokens.color };
  for (const name of Object.keys(color) as Color[]) {
    if (!untouched.includes(name)) color[name] = turned(color[name], roleOf(name), tint);
  }
  const surface = over(parseColor(color.surface), [0, 0, 0, 1]);
  for (const name of brandGrounds)
    color[name] = brandGround(tokens.color[name], surface, /^(action|badge)/.test(name) ? 3 : 1.9, tint);
  // tokens equal to the call to action stay equal
  for (const name of ['actionBorder', 'rule'] as const)
    if (tokens.color[name] === tokens.color.action) color[name] = color.action;
  const image = Object.fromEntries(
    Object.entries(tokens.image).map(([name, value]) => [
      name,
      darkImage(value, name === 'progressFill' ? 'ink' : 'ground', tint),
    ]),
  );
  const shadow = Object.fromEntries(
    Object.entries(tokens.shadow).map(([name, value]) => [name, turnedIn(value, 'shadow', tint)]),
  );
  const logo = { ...tokens.logo };
  // on a plate of its own a lock-up stays as it is
  if (parseColor(logo.plate)[3] === 0)
    Object.assign(logo, { ink: turned(logo.ink, 'ink', tint), accent: turned(logo.accent, 'ink', tint) });
  const dark = { ...tokens, scheme: 'dark', color, logo, image, shadow } as ThemeTokens & {
    color: Record<Color, string>;
    logo: typeof logo;
  };
  raiseTrack(dark, tokens.border.progress === '0');
  moveInks(dark, tokens, textContrast);
  return dark;
}

/** A gradient of strong colours is the brand's, and stays. */
const darkImage = (value: string, role: Role, tint: Tint) =>
  colorsIn(value).every((stop) => isVivid(toOklch(stop))) ? value : turnedIn(value, role, tint);

type Mutable = { color: Record<string, string>; logo: Record<string, string>; image: ThemeTokens['image'] };

/** The empty part of a bar shows on page and card, where it has no line. */
function raiseTrack(dark: Mutable, isBare: boolean): void {
  if (!isBare) return;
  const white: Rgba = [255, 255, 255, 1];
  const grounds = [
    ...['page', 'surface'].map((name) => parseColor(dark.color[name] as string)),
    ...colorsIn(dark.image.page),
  ].map((each) => over(each, white));
  const before = toOklch(parseColor(dark.color.progressTrack as string));
  for (let l = before.l; l < 1; l += 0.01) {
    const track = fromOklch({ ...before, l });
    dark.color.progressTrack = writeColor(track);
    if (grounds.every((each) => contrast(track, each) >= 1.25)) return;
  }
}

/** Each ink with its pairs; the bar's fill first, since words lie on it too. */
const inkNames = [...new Set(['progressFill', ...contrastPairs.map((pair) => pair.ink)])];

function moveInks(dark: ThemeTokens & Mutable, light: ThemeTokens, textContrast: number): void {
  for (const name of inkNames) {
    const pairs = contrastPairs.filter((pair) => pair.ink === name);
    const key = name.replace('logo.', '');
    const group = key === name ? dark.color : dark.logo;
    const before = (key === name ? light.color : light.logo) as Readonly<Record<string, string>>;
    const given = group[key] as string;
    const alpha = parseColor(given)[3];
    const start = toOklch(parseColor(given));
    // as it was, turned, deep, and outwards from there
    const levels = Array.from({ length: 100 }, (_, step) => [start.l + step / 100, start.l - step / 100]).flat();
    const moved = [0.2, ...levels.filter((l) => l >= 0 && l <= 1)].map((l) => writeColor(fromOklch({ ...start, l }, alpha)));
    const holds = (color: string) => {
      group[key] = color;
      return pairs.every((pair) => pair.ratio(dark) >= (pair.need === 4.5 ? textContrast : pair.need) + 0.05);
    };
    if (![before[key] as string, given, ...moved].some(holds)) group[key] = given;
  }
}
