import type { ThemeTokens } from '#design-system/theme/tokens.ts';

type Colors = ThemeTokens['color'];

/** The named slots of a palette; other colours follow from them. */
export interface PaletteSlots {
  readonly page: string;
  readonly surface: string;
  /** Quiet grounds: hover, notes, chips. */
  readonly quiet: string;
  readonly heading: string;
  readonly text: string;
  readonly muted: string;
  /** Decorative lines; a control's outline is `outline`, at least 3:1 on page and surface. */
  readonly line: string;
  readonly outline: string;
  /** Links, chosen answers, progress, focus. */
  readonly accent: string;
  readonly accentDeep: string;
  readonly onAccent: string;
  readonly action: string;
  readonly onAction: string;
  readonly actionHover: string;
  readonly actionActive: string;
  readonly header: string;
  readonly onHeader: string;
  readonly footer: string;
  readonly onFooter: string;
  readonly footerLink: string;
  readonly scrim: string;
}

type Signals = Pick<Colors, 'error' | 'errorSurface' | 'onErrorSurface' | 'success' | 'successSurface' | 'onSuccessSurface'>;

/** Error and success on light and on dark ground. */
const signals = {
  light: {
    error: '#b3261e',
    errorSurface: '#fdecea',
    onErrorSurface: '#8a1c16',
    success: '#12603a',
    successSurface: '#e6f4ec',
    onSuccessSurface: '#135634',
  },
  dark: {
    error: '#ff8f85',
    errorSurface: '#3a1517',
    onErrorSurface: '#ffc9c4',
    success: '#5fe0a0',
    successSurface: '#0d2f22',
    onSuccessSurface: '#b5f2d4',
  },
} as const satisfies Record<ThemeTokens['scheme'], Signals>;

/** Every colour of the contract from the slots. */
export function palette(scheme: ThemeTokens['scheme'], s: PaletteSlots): Colors {
  return {
    ...{
      page: s.page,
      surface: s.surface,
      surfaceQuiet: s.quiet,
      text: s.text,
      textMuted: s.muted,
      heading: s.heading,
      border: s.line,
    },
    ...{ link: s.accent, linkHover: s.accentDeep, focus: s.accent, focusInner: s.surface, rule: s.action, scrim: s.scrim },
    ...{ action: s.action, onAction: s.onAction, actionBorder: s.action },
    ...{ actionHover: s.actionHover, onActionHover: s.onAction, actionActive: s.actionActive, onActionActive: s.onAction },
    ...{ ghost: s.accent, ghostBorder: s.outline, ghostHover: s.quiet },
    ...{ answer: s.surface, onAnswer: s.heading, answerBorder: s.outline },
    ...{ answerHover: s.quiet, onAnswerHover: s.heading, answerHoverBorder: s.accent },
    ...{ answerChosen: s.quiet, onAnswerChosen: s.heading, answerChosenBorder: s.accent },
    ...{ badge: s.quiet, onBadge: s.accent, badgeChosen: s.accent, onBadgeChosen: s.onAccent },
    ...{ field: s.surface, onField: s.heading, fieldBorder: s.outline, fieldHoverBorder: s.accent, placeholder: s.muted },
    ...signals[scheme],
    ...{ notice: s.header, onNotice: s.onHeader },
    ...{ header: s.header, onHeader: s.onHeader, headerBorder: s.line },
    ...{ headerAction: s.accent, onHeaderAction: s.onAccent, headerActionBorder: s.accent },
    ...{ headerActionHover: s.accentDeep, onHeaderActionHover: s.onAccent },
    ...{ footer: s.footer, onFooter: s.onFooter, footerLink: s.footerLink, footerBorder: s.line },
    ...{ progressTrack: s.line, progressFill: s.accent, onProgress: s.text, onProgressFill: s.onAccent },
    ...{ note: s.quiet, onNote: s.text, noteBorder: s.line, noteIcon: s.accent },
  };
}

/** Answers that fill when they are chosen. */
export const filledButton = (ground: string, ink: string) => ({
  answerChosen: ground,
  onAnswerChosen: ink,
  badgeChosen: ink,
  onBadgeChosen: ground,
});
