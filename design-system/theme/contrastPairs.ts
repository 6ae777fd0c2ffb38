import { colorsIn, contrast, over, parseColor, type Rgba } from './contrast.ts';
import type { ThemeTokens } from './tokens.ts';

type Color = keyof ThemeTokens['color'];
type Image = keyof ThemeTokens['image'];

/** `ink` on `ground` (itself on `under`, where it may be see-through), with the image that may cover the ground. */
export interface ContrastPair {
  readonly ink: string;
  readonly ground: string;
  readonly need: 4.5 | 3;
  readonly ratio: (tokens: ThemeTokens) => number;
}

interface Places {
  readonly image?: Image;
  readonly under?: Color;
}

/** The lowest contrast of `ink` over what can lie behind it: the flat ground, and each stop of its image. */
function lowest(tokens: ThemeTokens, ink: string, ground: string, { image, under = 'page' }: Places): number {
  const base = over(parseColor(tokens.color[under]), [255, 255, 255, 1]);
  const flat = over(parseColor(ground), base);
  const stops = image ? colorsIn(tokens.image[image]).map((stop) => over(stop, flat)) : [];
  return Math.min(...[flat, ...stops].map((seen: Rgba) => contrast(over(parseColor(ink), seen), seen)));
}

const pair = (need: 4.5 | 3, ink: Color, ground: Color, places: Places = {}): ContrastPair => ({
  ink,
  ground,
  need,
  ratio: (tokens) => lowest(tokens, tokens.color[ink], tokens.color[ground], places),
});

const text = (inks: readonly Color[], ground: Color, places?: Places) => inks.map((ink) => pair(4.5, ink, ground, places));
/** What shows where a control is, or that it has the focus (WCAG 1.4.11). */
const control = (inks: readonly Color[], ground: Color, places?: Places) => inks.map((ink) => pair(3, ink, ground, places));

type LogoInk = keyof ThemeTokens['logo'];
const logo = (need: 4.5 | 3, ink: LogoInk, plate: LogoInk): ContrastPair => ({
  ink: `logo.${ink}`,
  ground: `header, logo.${plate}`,
  need,
  ratio: (tokens) => lowest(tokens, tokens.logo[ink], tokens.logo[plate], { under: 'header' }),
});

const onPage: readonly Color[] = ['text', 'textMuted', 'heading', 'link', 'linkHover', 'ghost', 'error', 'success', 'onProgress'];

/** Every pair of ink and ground that a component may show, in every state. tests/themes computes them for each theme. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text(onPage, 'page', { image: 'page' }),
  ...text(onPage, 'surface'),
  ...text(['text', 'textMuted', 'heading', 'link', 'noteIcon'], 'surfaceQuiet'),
  ...text(['ghost'], 'ghostHover'),
  ...text(['onAction'], 'action', { image: 'action' }),
  ...text(['onActionHover'], 'actionHover', { image: 'actionHover' }),
  ...text(['onActionActive'], 'actionActive'),
  ...text(['onAnswer'], 'answer', { under: 'surface' }),
  ...text(['onAnswerHover'], 'answerHover', { under: 'surface' }),
  ...text(['onAnswerChosen'], 'answerChosen', { under: 'surface' }),
  ...text(['onBadge'], 'badge'),
  ...text(['onBadgeChosen'], 'badgeChosen'),
  ...text(['onField', 'placeholder'], 'field', { under: 'surface' }),
  ...text(['onErrorSurface', 'error'], 'errorSurface'),
  ...text(['onSuccessSurface'], 'successSurface'),
  ...text(['onNotice'], 'notice'),
  ...text(['onHeader'], 'header', { image: 'header' }),
  ...text(['onHeaderAction'], 'headerAction', { under: 'header', image: 'header' }),
  ...text(['onHeaderActionHover'], 'headerActionHover', { under: 'header' }),
  ...text(['onFooter', 'footerLink'], 'footer'),
  ...text(['onProgressFill'], 'progressFill', { image: 'progressFill' }),
  ...text(['onNote', 'noteIcon', 'link'], 'note'),
  ...control(
    ['fieldBorder', 'fieldHoverBorder', 'answerBorder', 'answerHoverBorder', 'ghostBorder', 'focus', 'progressFill', 'error'],
    'surface',
  ),
  ...control(
    ['fieldBorder', 'fieldHoverBorder', 'answerBorder', 'answerHoverBorder', 'ghostBorder', 'focus', 'progressFill'],
    'page',
    { image: 'page' },
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
