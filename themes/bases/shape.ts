import type { ThemeTokens } from '#design-system/theme/tokens.ts';

/** No images, no shadows: what a theme starts from when it adds its own. */
export const plain = {
  image: { page: 'none', header: 'none', action: 'none', actionHover: 'none', progressFill: 'none' },
  shadow: {
    card: 'none',
    answer: 'none',
    answerHover: 'none',
    answerChosen: 'none',
    button: 'none',
    buttonHover: 'none',
    field: 'none',
    header: 'none',
    progress: 'none',
    modal: '0 24px 64px -16px rgb(0 0 0 / 0.45)',
  },
} as const satisfies Pick<ThemeTokens, 'image' | 'shadow'>;

/** One radius for controls, a larger one for cards, round ends for pills and the bar. */
export const corners = (control: string, card: string): ThemeTokens['radius'] => ({
  control,
  answer: control,
  button: control,
  card,
  badge: control,
  progress: '999px',
  pill: '999px',
});

/** One line for every control; a card and the header have their own. */
export const lines = (control: string): ThemeTokens['border'] => ({
  hair: '1px',
  control,
  button: control,
  answer: control,
  answerChosen: control,
  answerRound: control,
  card: '0',
  header: '0 0 1px',
  progress: '0',
});
