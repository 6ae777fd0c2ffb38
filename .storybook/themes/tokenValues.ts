import type { EditedGroup } from './editedTheme.ts';

/** What a token's value may be, as the browser reads it. */

/** The CSS property that a group's values are for, or that of a name in it. */
const propertyOf: Record<EditedGroup, string | ((name: string) => string)> = {
  color: 'color',
  logo: 'color',
  image: 'background-image',
  radius: 'border-radius',
  border: 'border-width',
  shadow: 'box-shadow',
  size: 'width',
  space: 'padding-left',
  density: 'padding-left',
  text: 'font-size',
  lineHeight: 'line-height',
  font: (name) => {
    if (name === 'drop') return 'width';
    if (name.endsWith('Weight')) return 'font-weight';
    if (name.endsWith('Transform')) return 'text-transform';
    if (name.endsWith('Spacing')) return 'letter-spacing';
    return name.endsWith('Style') ? 'font-style' : 'font-family';
  },
};

/** Valid for any property, and so for none in particular. */
const saysNothing = /\bvar\(|^(inherit|initial|unset|revert|revert-layer|currentcolor)$/i;

/** Whether a token can have this value. */
export function isTokenValue(group: EditedGroup, name: string, value: string): boolean {
  const property = propertyOf[group];
  const isPlain = value.trim() !== '' && !saysNothing.test(value.trim());
  return isPlain && CSS.supports(typeof property === 'string' ? property : property(name), value);
}

const pen = () => document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
let shared: CanvasRenderingContext2D | undefined;

/** Any colour that the browser knows, as `rgb(r g b / a)`. */
function asRgb(color: string): string {
  shared ??= pen();
  shared.clearRect(0, 0, 1, 1);
  shared.fillStyle = color;
  shared.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = shared.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? `rgb(${red} ${green} ${blue})` : `rgb(${red} ${green} ${blue} / ${Math.round(alpha / 2.55) / 100})`;
}

const inTokenNotation = /^(#|rgba?\(|transparent$)/i;
const otherNotation = /\b(oklch|oklab|lch|lab|hsla?|hwb|color)\([^()]*\)/gi;

/** A value with its colours as tokens write them: the oldest browsers that visitors have know no oklch. */
export function inTokens(group: EditedGroup, value: string): string {
  const isColor = group === 'color' || group === 'logo';
  if (isColor) return inTokenNotation.test(value.trim()) ? value.trim() : asRgb(value);
  return value.replace(otherNotation, asRgb);
}
