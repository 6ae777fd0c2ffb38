import { parseColor } from './contrast.ts';
import type { ThemeTokens } from './tokens.ts';

/** One token of the Design Tokens Community Group's format (2025.10). */
export interface DesignToken {
  readonly $type:
    | 'color'
    | 'dimension'
    | 'fontFamily'
    | 'fontWeight'
    | 'duration'
    | 'cubicBezier'
    | 'number'
    | 'shadow'
    | 'gradient'
    | 'typography';
  readonly $value: unknown;
  readonly $description?: string;
  /** The CSS itself, where the format says less than it. */
  readonly $extensions?: { readonly [cssExtension]: string };
}

/** Groups of tokens by name, as in the contract. */
export interface TokenFile {
  readonly $description: string;
  /** Values that the format has no type for, by their path. */
  readonly $extensions: { readonly [cssExtension]: Readonly<Record<string, string>> };
  readonly [group: string]: unknown;
}

export const cssExtension = 'survey.css';

type TokenReader = (css: string) => DesignToken | undefined;

const roundTo4 = (value: number) => Math.round(value * 1e4) / 1e4;

function colorValue(css: string) {
  const [r, g, b, alpha] = parseColor(css);
  const hex = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components: [r, g, b].map((part) => roundTo4(part / 255)), alpha, hex };
}

function lengthValue(css: string): { value: number; unit: string } | undefined {
  const [, value, unit = 'px'] = /^(-?\d*\.?\d+)(px|rem)?$/.exec(css) ?? [];
  return value === undefined || (unit === 'px' && css === value && Number(value) !== 0)
    ? undefined
    : { value: Number(value), unit };
}

const color: TokenReader = (css) => ({ $type: 'color', $value: colorValue(css) });

/** The smallest and the largest of a fluid size; of a fixed one, twice the same. */
export function endsOf(css: string): readonly [phone: string, desktop: string] {
  const [, least = css, largest = css] = /^clamp\(([\d.]+rem),.*,\s*([\d.]+rem)\)$/.exec(css) ?? [];
  return [least, largest];
}

/** A fluid size is exported as its largest, lines of several widths as their widest. The CSS goes with both. */
export const dimension: TokenReader = (css) => {
  const [, largest] = endsOf(css);
  const sides = largest.split(' ').flatMap((side) => lengthValue(side) ?? []);
  const $value = [...sides].sort((a, b) => b.value - a.value)[0];
  return $value && { $type: 'dimension', $value, ...($value && css !== written($value) ? asWritten(css) : {}) };
};

const written = ({ value, unit }: { value: number; unit: string }) => (value === 0 ? '0' : `${value}${unit}`);
const asWritten = (css: string) => ({ $extensions: { [cssExtension]: css } });

const number: TokenReader = (css) => (Number.isNaN(Number(css)) ? undefined : { $type: 'number', $value: Number(css) });
const weight: TokenReader = (css) => ({ $type: 'fontWeight', $value: Number(css) });
/** Without the page's stretched stand-ins, which design tools lack. */
const family: TokenReader = (css) => ({
  $type: 'fontFamily',
  $value: css
    .split(',')
    .map((name) => name.trim().replaceAll('"', ''))
    .filter((name) => !name.endsWith(' Fallback')),
});

const duration: TokenReader = (css) => {
  const [, value, unit] = /^([\d.]+)(ms|s)$/.exec(css) ?? [];
  return value === undefined ? undefined : { $type: 'duration', $value: { value: Number(value), unit } };
};
const curve: TokenReader = (css) => {
  const points = /^cubic-bezier\((.*)\)$/.exec(css)?.[1];
  return points === undefined ? undefined : { $type: 'cubicBezier', $value: points.split(',').map(Number) };
};

/** The commas between layers, not those inside a colour. */
const splitLayers = (css: string) => css.split(/,\s*(?![^(]*\))/);

const zero = { value: 0, unit: 'px' };
const invisible = colorValue('transparent');
const noShadow = { color: invisible, offsetX: zero, offsetY: zero, blur: zero, spread: zero, inset: false };

/** None is a shadow that cannot be seen: every theme has the same names. */
const shadow: TokenReader = (css) => {
  if (css === 'none') return { $type: 'shadow', $value: [noShadow], ...asWritten(css) };
  const $value = splitLayers(css).map((layer) => {
    const [ink = ''] = /#[0-9a-f]+|rgba?\([^)]*\)/i.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread] = layer.replace(ink, '').replace('inset', '').trim().split(/\s+/).map(lengthValue);
    return {
      color: colorValue(ink),
      offsetX,
      offsetY,
      blur: blur ?? zero,
      spread: spread ?? zero,
      inset: layer.includes('inset'),
    };
  });
  return { $type: 'shadow', $value };
};

/** The format has stops but no direction or shape: the CSS is added. A stop without a percentage takes its even share. */
const gradient: TokenReader = (css) => {
  const none = [0, 1].map((position) => ({ color: invisible, position }));
  if (css === 'none') return { $type: 'gradient', $value: none, ...asWritten(css) };
  const stops = [...css.matchAll(/(#[0-9a-f]+|rgba?\([^)]*\))(?:\s+(\d+)%)?/gi)];
  const $value = stops.map(([, ink = '', at], index) => ({
    color: colorValue(ink),
    position: at ? Number(at) / 100 : roundTo4(index / (stops.length - 1)),
  }));
  return { $type: 'gradient', $value, ...asWritten(css) };
};

const font: (name: string) => TokenReader = (name) => {
  if (name.endsWith('Weight')) return weight;
  return name === 'body' || name === 'heading' || name === 'button' ? family : () => undefined;
};

/** The readers of each group's values; rejected values stay CSS. */
const readers: Readonly<Record<string, (name: string) => TokenReader>> = {
  color: () => color,
  logo: () => color,
  image: () => gradient,
  font,
  text: () => dimension,
  lineHeight: () => number,
  space: () => dimension,
  density: () => dimension,
  radius: () => dimension,
  border: () => dimension,
  shadow: () => shadow,
  size: () => dimension,
  rule: () => dimension,
  motion: (name) => (name === 'ease' ? curve : duration),
  step: (name) => ({ time: duration, ease: curve })[name] ?? dimension,
};

/** A theme in the Design Tokens Community Group's format, grouped as in the contract. */
export function designTokens(tokens: ThemeTokens, description: string): TokenFile {
  const groups: Record<string, Record<string, DesignToken>> = {};
  const css: Record<string, string> = {};
  for (const [group, values] of Object.entries(tokens)) {
    if (typeof values === 'string') {
      css[group] = values;
      continue;
    }
    for (const [name, value] of Object.entries(values)) {
      const token = readers[group]?.(name)(value);
      if (token) groups[group] = { ...groups[group], [name]: token };
      else css[`${group}.${name}`] = value;
    }
  }
  return { $description: description, $extensions: { [cssExtension]: css }, ...groups };
}
