import { contrast, parseColor } from '#design-system/theme/contrast.ts';
import { darkTokens } from '#design-system/theme/dark/darkTokens.ts';
import { fromOklch, toOklch } from '#design-system/theme/dark/oklch.ts';
import { tintOf, turned, writeColor } from '#design-system/theme/dark/turned.ts';
import type { ThemeTokens } from '#design-system/theme/tokens.ts';
import { palette } from '#themes/bases/palette.ts';
import { compact, regular, steps } from '#themes/bases/scales.ts';
import { corners, lines, plain } from '#themes/bases/shape.ts';
import { semibold, stack, type } from '#themes/bases/type.ts';

const ink = '#14181a';
const soft = '#566066';
const green = '#0d5c50';

/** The studio: paper, cards and hairlines, one green for acts. Denser than any page of a visitor's: people work in it all day. */
export const tokens: ThemeTokens = {
  ...regular,
  ...plain,
  ...compact,
  scheme: 'light',
  color: {
    ...palette('light', {
      page: '#f6f7f5',
      surface: '#ffffff',
      quiet: '#eef1ee',
      heading: ink,
      text: ink,
      muted: soft,
      line: '#dfe3e0',
      outline: '#7d8783',
      accent: green,
      accentDeep: '#08443b',
      onAccent: '#ffffff',
      action: green,
      onAction: '#ffffff',
      actionHover: '#0a4d43',
      actionActive: '#083f37',
      header: '#ffffff',
      onHeader: ink,
      footer: '#ffffff',
      onFooter: soft,
      footerLink: ink,
      scrim: 'rgb(13 19 18 / 0.5)',
    }),
    ghost: ink,
    ghostBorder: '#7d8783',
    ghostHover: '#eef1ee',
  },
  logo: { ink, accent: green, plate: 'transparent', inkDark: '#e9eeec', accentDark: '#5fc9b3', plateDark: ink },
  font: { ...type(stack('IBM Plex Sans')), ...semibold, headingSpacing: '-0.01em', answerWeight: '500' },
  text: {
    small: '0.8125rem',
    body: '0.875rem',
    lead: '0.9375rem',
    answer: '0.875rem',
    button: '0.875rem',
    heading: '1.125rem',
    display: '1.5rem',
    logo: '0.9375rem',
  },
  lineHeight: { body: '1.45', control: '1.3', heading: '1.25' },
  space: { xxs: '0.25rem', xs: '0.5rem', s: '0.625rem', m: '0.875rem', l: '1.125rem', xl: '1.75rem', xxl: '2.5rem' },
  align: { ...regular.align, heading: 'start', column: 'start' },
  density: { ...compact.density, stackGap: '0.875rem', controlInline: '0.75rem', cardBlock: '1rem', cardInline: '1.125rem' },
  size: { ...compact.size, control: '2.375rem', button: '2.25rem', header: '3.75rem', layout: '80rem' },
  buttonWidth: 'fit-content',
  radius: { ...corners('8px', '12px'), badge: '6px' },
  border: { ...lines('1px'), card: '1px' },
  motion: { ...regular.motion, press: 'none' },
  step: steps.none,
};

/** The same, computed for the dark. */
export const nightTokens = darkTokens(tokens);

/** States have a tone each, always beside a word. */
export const tones = ['live', 'planned', 'waiting', 'wrong', 'quiet'] as const;
export type Tone = (typeof tones)[number];

/** An ink, and the soft ground that it stands on. */
export interface TonePair {
  readonly ink: string;
  readonly ground: string;
}

export const lightTones: Readonly<Record<Tone, TonePair>> = {
  live: { ink: '#0b6b44', ground: '#dcf3e6' },
  planned: { ink: '#2450b2', ground: '#e2e9fb' },
  waiting: { ink: '#7d4b00', ground: '#fdeecf' },
  wrong: { ink: '#a8231b', ground: '#fbe3e0' },
  quiet: { ink: '#4f595e', ground: '#eef1ee' },
};

const least = 4.6;

/** Turned for the dark, and the ink moved until it can be read on its ground and on a card. */
function turnedPair({ ink: light, ground: lightGround }: TonePair): TonePair {
  const tint = tintOf(tokens.color.heading);
  const ground = turned(lightGround, 'ground', tint);
  const start = toOklch(parseColor(turned(light, 'ink', tint)));
  for (let l = start.l; l < 1; l += 0.01) {
    const moved = fromOklch({ ...start, l });
    const isReadable = [ground, nightTokens.color.surface].every((each) => contrast(moved, parseColor(each)) >= least);
    if (isReadable) return { ink: writeColor(moved), ground };
  }
  return { ink: '#ffffff', ground };
}

export const nightTones = Object.fromEntries(tones.map((tone) => [tone, turnedPair(lightTones[tone])])) as Readonly<
  Record<Tone, TonePair>
>;

/** The rail is dark by day and by night. */
export const rail = { ground: ink, ink: '#e9eeec', soft: '#a3afac', on: '#33393b' } as const;
