import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { logoBleed, vars } from '#design-system/theme/contract.css.ts';
import { minWidth } from '#design-system/theme/mediaQueries.ts';

const accentInk = createVar();

/** Sizes follow the font size: the mark is 1.8em, the clear space a quarter of it. */
const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.55em',
  padding: '0.45em',
  fontFamily: vars.font.heading,
  fontSize: vars.text.logo,
  lineHeight: 1.1,
  textAlign: 'start',
});

const onLight = { color: vars.logo.ink, backgroundColor: vars.logo.plate, borderRadius: vars.radius.control };
const onDark = { color: vars.logo.inkDark, backgroundColor: vars.logo.plateDark, borderRadius: vars.radius.control };

export const ground = {
  light: style([base, onLight, { margin: `var(${logoBleed.light})`, vars: { [accentInk]: vars.logo.accent } }]),
  dark: style([base, onDark, { margin: `var(${logoBleed.dark})`, vars: { [accentInk]: vars.logo.accentDark } }]),
};

export const layout = styleVariants({
  horizontal: {},
  stacked: { flexDirection: 'column', gap: '0.4em', textAlign: 'center' },
  mark: {},
  badge: {
    margin: 0,
    paddingBlock: '0.45em',
    paddingInline: '0.6em 1em',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.logo.ink,
    color: vars.logo.inkDark,
    vars: { [accentInk]: vars.logo.accentDark },
  },
});

export const oneInk = style({ vars: { [accentInk]: 'currentColor' } });

export const mark = style({
  inlineSize: '1.8em',
  blockSize: '1.8em',
  minInlineSize: '24px',
  minBlockSize: '24px',
  overflow: 'visible',
});

export const ink = styleVariants({ ink: { fill: 'currentColor' }, accent: { fill: accentInk } });
export const stroke = styleVariants({
  ink: { fill: 'none', stroke: 'currentColor' },
  accent: { fill: 'none', stroke: accentInk },
});

export const words = style({ display: 'grid', gap: '0.2em' });

export const name = style({
  fontWeight: vars.font.headingWeight,
  fontStyle: vars.font.headingStyle,
  letterSpacing: vars.font.headingSpacing,
  textTransform: vars.font.headingTransform as 'none',
  textWrap: 'balance',
});

/** Beside a mark that stands alone, where there is room. */
export const besideMark = style([name, { display: 'none', '@media': { [minWidth.tablet]: { display: 'inline' } } }]);

/** Never under 12 px, however small the lock-up. */
export const tagline = style({
  fontFamily: vars.font.body,
  fontSize: 'max(0.75rem, 0.7em)',
  fontWeight: vars.font.bodyWeight,
  lineHeight: 1.25,
  textWrap: 'balance',
});
