import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '../bases/palette.ts';
import { airy, regular, steps } from '../bases/scales.ts';
import { corners, lines, plain } from '../bases/shape.ts';
import { type } from '../bases/type.ts';
import { stack } from '../fonts.ts';
import { blue, dusk, haze, shade, sky, tint } from './inks.ts';

/** Skyline: a wide sky over a hazy city, and one white sheet in reach. */
export const tokens: ThemeTokens = {
  ...regular,
  ...airy,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: sky,
      surface: '#ffffff',
      quiet: '#eff7fe',
      heading: dusk,
      text: '#24466b',
      muted: '#2f4f72',
      line: '#d5e7f6',
      outline: '#4d7299',
      accent: blue,
      accentDeep: dusk,
      onAccent: '#ffffff',
      action: blue,
      onAction: '#ffffff',
      actionHover: '#083f7d',
      actionActive: '#062f5e',
      header: 'transparent',
      onHeader: dusk,
      footer: haze,
      onFooter: '#24466b',
      footerLink: dusk,
      scrim: 'rgb(12 47 85 / 0.55)',
    }),
    answerHover: '#eff7fe',
    answerChosen: tint,
    headerAction: '#ffffff',
    onHeaderAction: blue,
    headerActionBorder: '#ffffff',
    ...{ headerBorder: 'transparent', footerBorder: haze },
    progressTrack: '#9cbcdd',
    notice: 'transparent',
    onNotice: dusk,
    ...{ error: '#96140c', success: '#0e5230', noteBorder: 'transparent' },
  },
  logo: { ink: dusk, accent: '#bf3a1b', plate: 'transparent', inkDark: '#ffffff', accentDark: sky, plateDark: dusk },
  image: { ...plain.image, page: `linear-gradient(${sky}, #cfe8fc 38%, ${haze} 68%)` },
  font: {
    ...type(stack('Lexend')),
    headingWeight: '400',
    headingSpacing: '-0.04em',
    boldWeight: '600',
    answerWeight: '400',
    buttonWeight: '600',
  },
  text: {
    ...regular.text,
    body: '1.0625rem',
    answer: '1.125rem',
    button: '1.1875rem',
    heading: 'clamp(1.625rem, 1.3rem + 1.7vw, 2.5rem)',
  },
  align: { ...regular.align, heading: 'start' },
  size: { ...airy.size, header: '4.25rem', progress: '0.25rem' },
  radius: { ...corners('1.125rem', '2rem'), badge: '999px' },
  border: { ...lines('1px'), button: '0', header: '0' },
  shadow: {
    ...plain.shadow,
    card: `0 2px 6px ${shade(0.06)}, 0 40px 90px -30px ${shade(0.45)}`,
    button: `0 18px 36px -14px ${shade(0.6)}`,
    buttonHover: `0 24px 44px -14px ${shade(0.65)}`,
  },
  lineHeight: { ...regular.lineHeight, heading: '1.08' },
  motion: regular.motion,
  step: steps.sheetRises,
};
