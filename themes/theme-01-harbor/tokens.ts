import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { regular } from '../bases/scales.ts';

const navy = '#0f2747';
const blue = '#1d4f91';
const amber = '#ffb224';
const mist = '#f3f6fb';
const line = '#d5deea';
const humanist = "'Source Sans 3', 'Source Sans 3 Fallback', system-ui, sans-serif";

/** Harbor: deep navy on white, amber call to action, soft 12 px corners, humanist sans. */
export const tokens: ThemeTokens = {
  ...regular,
  scheme: 'light',
  color: {
    page: mist, surface: '#ffffff', surfaceQuiet: mist, text: '#243b57', textMuted: '#52647a', heading: navy, border: line, link: blue, linkHover: navy,
    action: amber, onAction: '#1b1300', actionBorder: amber, actionHover: '#ffc252', onActionHover: '#1b1300', actionActive: '#f0a00a', onActionActive: '#1b1300',
    ghost: blue, ghostBorder: '#7a8ea8', ghostHover: '#e7eef8',
    answer: '#ffffff', onAnswer: navy, answerBorder: '#7a8ea8', answerHover: '#eef4fc', onAnswerHover: navy, answerHoverBorder: blue,
    answerChosen: '#e3edfa', onAnswerChosen: navy, answerChosenBorder: blue,
    badge: '#e7eef8', onBadge: blue, badgeChosen: blue, onBadgeChosen: '#ffffff',
    field: '#ffffff', onField: navy, fieldBorder: '#7a8ea8', fieldHoverBorder: blue, placeholder: '#5c6d82',
    focus: '#1d4f91', focusInner: '#ffffff',
    error: '#b3261e', errorSurface: '#fdecea', onErrorSurface: '#8a1c16', success: '#1a7244', successSurface: '#e6f4ec', onSuccessSurface: '#135634',
    header: '#ffffff', onHeader: navy, headerBorder: line,
    headerAction: navy, onHeaderAction: '#ffffff', headerActionBorder: navy, headerActionHover: blue, onHeaderActionHover: '#ffffff',
    footer: navy, onFooter: '#cbd7e6', footerLink: '#ffffff', footerBorder: navy,
    progressTrack: '#d5deea', progressFill: blue, onProgress: '#3d5068', onProgressFill: '#ffffff',
    note: '#eaf1fa', onNote: '#243b57', noteBorder: '#c9d8ec', noteIcon: blue, rule: amber, scrim: 'rgb(15 39 71 / 0.6)',
    logoInk: navy, logoAccent: '#b96f00', headerLogoInk: navy, headerLogoAccent: '#b96f00',
  },
  image: { page: 'none', header: 'none', action: 'none', actionHover: 'none', progressFill: 'none' },
  font: {
    body: humanist, bodyWeight: '400', boldWeight: '700', heading: humanist, headingWeight: '700', headingTransform: 'none',
    headingSpacing: '-0.01em', headingStyle: 'normal', answerWeight: '600', button: humanist, buttonWeight: '700', buttonTransform: 'none', buttonSpacing: '0',
  },
  radius: { control: '0.75rem', answer: '0.75rem', button: '0.75rem', card: '1.25rem', badge: '0.5rem', progress: '999px', pill: '999px' },
  border: { hair: '1px', control: '1.5px', button: '0', answer: '1.5px', answerChosen: '1.5px', card: '1px', header: '0 0 1px', progress: '0' },
  shadow: {
    card: '0 1px 2px rgb(15 39 71 / 0.05), 0 12px 32px -12px rgb(15 39 71 / 0.16)', answer: '0 1px 2px rgb(15 39 71 / 0.06)',
    answerHover: '0 4px 14px -4px rgb(29 79 145 / 0.28)', answerChosen: '0 0 0 1.5px #1d4f91', button: '0 6px 16px -6px rgb(176 112 0 / 0.55)',
    buttonHover: '0 10px 22px -8px rgb(176 112 0 / 0.6)', field: 'inset 0 1px 2px rgb(15 39 71 / 0.05)', header: '0 1px 0 rgb(15 39 71 / 0.03)',
    progress: 'none', modal: '0 24px 64px -16px rgb(15 39 71 / 0.45)',
  },
};
