import type { ThemeTokens } from '#design-system/theme/tokens.ts';

/** Shared scales that themes start from. Lengths in rem so that they follow the visitor's own font size. */
type Scales = Pick<
  ThemeTokens,
  'text' | 'lineHeight' | 'space' | 'density' | 'size' | 'motion' | 'step' | 'rule' | 'align' | 'decoration' | 'buttonWidth'
>;

const still = 'scale(1)';
const slide = { time: '0.5s', ease: 'cubic-bezier(0.22, 1, 0.36, 1)', along: '8px', enter: still, leave: still } as const;

/**
 * How a theme changes from one question to the next, by the name in its identity. New words come from at most 8 px beside their place,
 * so that they can be read at once. See docs/spec/product.md#slide.
 */
export const steps = {
  slide,
  steadySlide: { ...slide, ease: 'cubic-bezier(0.45, 0.05, 0.35, 1)' },
  dissolve: { ...slide, ease: 'cubic-bezier(0.42, 0, 0.58, 1)', along: '0px', enter: 'translateY(6px)' },
  /** Past its place, and back. */
  spring: {
    ...slide,
    time: '0.4s',
    ease: 'cubic-bezier(0.3, 1.7, 0.5, 1)',
    along: '0px',
    enter: 'translateY(8px)',
    leave: 'translateY(10px)',
  },
  pageTurn: {
    ...slide,
    ease: 'cubic-bezier(0.42, 0, 0.58, 1)',
    along: '0px',
    enter: 'perspective(50rem) rotateY(3deg)',
    leave: 'perspective(50rem) rotateY(-9deg)',
  },
  lift: { ...slide, time: '0.4s', along: '0px', enter: 'translateY(8px)', leave: 'translateY(-12px)' },
  /** The theme draws what wipes; the words stand still. */
  wipe: { ...slide, time: '0.36s', ease: 'cubic-bezier(0.5, 0, 0.3, 1)', along: '0px' },
  sheetOff: { ...slide, along: '0px', enter: 'translateY(4px)', leave: 'translateY(-24px) rotate(-2.4deg)' },
  softScale: {
    ...slide,
    time: '0.45s',
    ease: 'cubic-bezier(0, 0, 0.58, 1)',
    along: '0px',
    enter: 'scale(0.985)',
    leave: 'scale(0.96)',
  },
  sheetRises: { ...slide, time: '0.45s', along: '0px', enter: 'translateY(8px)', leave: 'translateY(12px)' },
  none: { ...slide, time: '0s' },
} as const satisfies Record<string, ThemeTokens['step']>;

/** The middle of the road: 18 px text, 56 px answers, a 4 px grid. */
export const regular = {
  text: {
    small: '1rem',
    body: '1.125rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
    answer: '1.125rem',
    button: '1.125rem',
    heading: 'clamp(1.5rem, 1.28rem + 1.1vw, 2.125rem)',
    display: 'clamp(1.875rem, 1.5rem + 1.9vw, 3rem)',
    logo: 'clamp(1.0625rem, 0.95rem + 0.5vw, 1.3125rem)',
  },
  lineHeight: { body: '1.5', control: '1.3', heading: '1.2' },
  space: { xxs: '0.25rem', xs: '0.5rem', s: '0.75rem', m: '1rem', l: '1.5rem', xl: '2rem', xxl: '3rem' },
  density: {
    answerGap: '0.75rem',
    stackGap: '1.5rem',
    cardBlock: 'clamp(1.25rem, 0.8rem + 2.2vw, 2.5rem)',
    cardInline: 'clamp(1rem, 0.4rem + 3vw, 2.5rem)',
    answerBlock: '0.875rem',
    answerInline: '1.125rem',
    controlInline: '1rem',
    screenBlock: 'clamp(1rem, 0.4rem + 3vw, 2.5rem)',
  },
  size: {
    answer: '3.5rem',
    control: '3.25rem',
    button: '3.5rem',
    header: '4rem',
    progress: '0.5rem',
    badge: '1.875rem',
    question: '40rem',
    layout: '75rem',
  },
  rule: { width: '3rem', height: '0', gap: '0' },
  align: { answer: 'start', heading: 'center', column: 'center', headerAction: '0px' },
  decoration: { answer: 'none', answerHover: 'none', link: 'underline' },
  buttonWidth: '100%',
  motion: { fast: '160ms', slide: '0.5s', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)', press: 'scale(0.985)' },
  step: steps.slide,
} as const satisfies Scales;

/** Sizes for a condensed face, which is set larger to be read as large. */
export const condensed = {
  heading: 'clamp(1.875rem, 1.5rem + 1.8vw, 2.75rem)',
  button: '1.375rem',
  logo: 'clamp(1.0625rem, 0.8rem + 1.3vw, 1.5rem)',
} as const;

/** Room around everything: taller answers further apart, a wider margin in the card. */
export const airy = {
  density: {
    answerGap: '1rem',
    stackGap: '2rem',
    cardBlock: 'clamp(1.75rem, 1rem + 3.4vw, 3.75rem)',
    cardInline: 'clamp(1.25rem, 0.4rem + 4vw, 3.5rem)',
    answerBlock: '1rem',
    answerInline: '1.5rem',
    controlInline: '1.25rem',
    screenBlock: 'clamp(1.25rem, 0.4rem + 4vw, 3.5rem)',
  },
  size: { ...regular.size, answer: '4rem', control: '3.5rem', button: '4rem', header: '4.75rem' },
} as const satisfies Partial<Scales>;

/** More on a screen: 16 px text and the lowest answers that a thumb may have. */
export const compact = {
  text: {
    ...regular.text,
    small: '0.9375rem',
    body: '1rem',
    lead: '1.0625rem',
    answer: '1rem',
    button: '1rem',
    heading: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
  },
  density: {
    answerGap: '0.5rem',
    stackGap: '1.25rem',
    cardBlock: 'clamp(1.125rem, 0.9rem + 1vw, 1.75rem)',
    cardInline: 'clamp(1rem, 0.7rem + 1.4vw, 2rem)',
    answerBlock: '0.625rem',
    answerInline: '0.875rem',
    controlInline: '0.875rem',
    screenBlock: 'clamp(0.75rem, 0.4rem + 2vw, 1.75rem)',
  },
  size: { ...regular.size, answer: '3rem', control: '3rem', button: '3rem', header: '3.5rem', badge: '1.625rem' },
} as const satisfies Partial<Scales>;
