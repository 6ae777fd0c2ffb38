import { colorsIn, contrast, over, parseColor, type Rgba } from './contrast.ts';
import type { ThemeTokens } from './tokens.ts';

type Color = keyof ThemeTokens['color'];
type Image = keyof ThemeTokens['image'];

/** `ink` on `ground`, itself on `under`, with the image that may cover the ground. */
export interface ContrastPair {
  readonly ink: string;
  readonly ground: string;
  readonly need: 4.5 | 3;
  readonly ratio: (tokens: ThemeTokens) => number;
}

/** The image that may lie over a colour (contract: `image`). */
const imageOver: Partial<Record<Color, Image>> = {
  page: 'page',
  header: 'header',
  action: 'action',
  actionHover: 'actionHover',
  progressFill: 'progressFill',
};

/** The colours visible where `ground` lies on each base, with each stop of its image. */
function flattenGround(tokens: ThemeTokens, ground: string, image: Image | undefined, bases: readonly Rgba[]): readonly Rgba[] {
  const flats = bases.map((base) => over(parseColor(ground), base));
  const stops = image ? colorsIn(tokens.image[image]) : [];
  return [...flats, ...flats.flatMap((flat) => stops.map((stop) => over(stop, flat)))];
}

/** The lowest contrast of `ink` over its possible backgrounds. */
function lowestContrast(
  tokens: ThemeTokens,
  ink: string,
  ground: string,
  image: Image | undefined,
  under: Color | undefined,
): number {
  const page = flattenGround(tokens, tokens.color.page, 'page', [[255, 255, 255, 1]]);
  const bases = under ? flattenGround(tokens, tokens.color[under], imageOver[under], page) : page;
  return Math.min(...flattenGround(tokens, ground, image, bases).map((seen) => contrast(over(parseColor(ink), seen), seen)));
}

const pair = (need: 4.5 | 3, ink: Color, ground: Color, under?: Color): ContrastPair => ({
  ink,
  ground,
  need,
  ratio: (tokens) => lowestContrast(tokens, tokens.color[ink], tokens.color[ground], imageOver[ground], under),
});

const text = (inks: readonly Color[], ground: Color, under?: Color) => inks.map((ink) => pair(4.5, ink, ground, under));
/** Pairs that show a control's edge or its focus (WCAG 1.4.11). */
const control = (inks: readonly Color[], ground: Color) => inks.map((ink) => pair(3, ink, ground));

type LogoInk = keyof ThemeTokens['logo'];
const logo = (need: 4.5 | 3, ink: LogoInk, plate: LogoInk): ContrastPair => ({
  ink: `logo.${ink}`,
  ground: `header, logo.${plate}`,
  need,
  ratio: (tokens) => lowestContrast(tokens, tokens.logo[ink], tokens.logo[plate], undefined, 'header'),
});

const pageInks: readonly Color[] = [
  'text',
  'textMuted',
  'heading',
  'link',
  'linkHover',
  'ghost',
  'error',
  'success',
  'onProgress',
];

/** Every pair of ink and ground that a component may show, in every state. A theme must hold each (tests/themes). */
export const contrastPairs: readonly ContrastPair[] = [
  ...text(pageInks, 'page'),
  ...text(pageInks, 'surface'),
  ...text(['text', 'textMuted', 'heading', 'link', 'noteIcon'], 'surfaceQuiet'),
  ...text(['ghost'], 'ghostHover'),
  ...text(['onAction'], 'action'),
  ...text(['onActionHover'], 'actionHover'),
  ...text(['onActionActive'], 'actionActive'),
  ...text(['onAnswer'], 'answer', 'surface'),
  ...text(['onAnswerHover'], 'answerHover', 'surface'),
  ...text(['onAnswerChosen'], 'answerChosen', 'surface'),
  ...text(['onBadge'], 'badge'),
  ...text(['onBadgeChosen'], 'badgeChosen'),
  ...text(['onField', 'placeholder'], 'field', 'surface'),
  // autofilled fields
  ...text(['onField'], 'note'),
  ...text(['onErrorSurface', 'error'], 'errorSurface'),
  ...text(['onSuccessSurface'], 'successSurface'),
  ...text(['onNotice'], 'notice'),
  ...text(['onHeader'], 'header'),
  ...text(['onHeaderAction'], 'headerAction', 'header'),
  ...text(['onHeaderActionHover'], 'headerActionHover', 'header'),
  ...text(['onFooter', 'footerLink'], 'footer'),
  ...text(['onProgressFill'], 'progressFill'),
  ...text(['onNote', 'noteIcon', 'link'], 'note'),
  ...control(
    ['fieldBorder', 'fieldHoverBorder', 'answerBorder', 'answerHoverBorder', 'ghostBorder', 'focus', 'progressFill', 'error'],
    'surface',
  ),
  ...control(
    ['fieldBorder', 'fieldHoverBorder', 'answerBorder', 'answerHoverBorder', 'ghostBorder', 'focus', 'progressFill'],
    'page',
  ),
  ...control(['answerChosenBorder'], 'surface'),
  ...control(['progressFill'], 'progressTrack'),
  ...control(['onHeader'], 'header'),
  ...control(['onFooter'], 'footer'),
  logo(4.5, 'ink', 'plate'),
  logo(3, 'accent', 'plate'),
  logo(4.5, 'inkDark', 'plateDark'),
  logo(3, 'accentDark', 'plateDark'),
];
