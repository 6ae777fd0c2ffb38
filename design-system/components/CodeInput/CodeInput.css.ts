import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/mediaQueries.ts';

/** How many there are: the component says so. */
export const digits = '--digits';
/** Measures the cells within their place, on the narrowest phone too. */
export const frame = style({
  containerType: 'inline-size',
  direction: 'ltr',
  // fallback for browsers without container units, which would set all digits in one cell
  vars: { '--room': '66vw' },
  '@supports': { '(width: 1cqi)': { vars: { '--room': '100cqi' } } },
});

// limited by the room: with doubled text a growing gap would shrink the digits
const gap = 'min(0.5rem, var(--room) * 0.03)';
const digitSize = 'min(1.625rem, var(--room) * 0.13)';

/** From the start of one cell to the start of the next. */
const pitch = `min(3.5rem, (var(--room) + ${gap}) / var(${digits}))`;

export const cells = style({
  position: 'relative',
  display: 'flex',
  width: `calc(${pitch} * var(${digits}))`,
  marginInline: `calc(${gap} / -2)`,
  height: vars.size.control,
  // the input is wider than the cells: space after the last digit must not scroll it
  overflow: 'clip',
  overflowClipMargin: '0.5rem',
});

export const cell = style({
  flex: '1',
  marginInline: `calc(${gap} / 2)`,
  background: vars.color.field,
  border: `0 solid ${vars.color.fieldBorder}`,
  borderWidth: vars.border.control,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.field,
  selectors: {
    'input:hover ~ &': { borderColor: vars.color.fieldHoverBorder },
    '[aria-invalid] ~ &': { borderColor: vars.color.error, background: vars.color.errorSurface },
    'input:focus-visible ~ &': { borderColor: vars.color.focus },
  },
});

/** Where the next digit goes. */
export const next = style([
  cell,
  { selectors: { 'input:focus-visible ~ &': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' } } },
]);

/** The one real input over the cells; letter spacing puts each digit into its cell. */
export const input = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: `calc(${pitch} * (var(${digits}) + 1))`,
  // Lets a press between the cells and past them reach it, and a selection be seen.
  background: 'transparent',
  border: 0,
  outline: 'none',
  padding: `0 0 0 calc((${pitch} - 1ch) / 2)`,
  color: vars.color.onField,
  // digits of some faces are not as wide as `ch`, and would drift out of their cells
  fontFamily: 'ui-monospace, "Cascadia Mono", "Roboto Mono", monospace',
  fontSize: digitSize,
  fontWeight: vars.font.boldWeight,
  // also over a visitor's letter spacing (WCAG 1.4.12), which would misplace the digits
  letterSpacing: `calc(${pitch} - 1ch) !important`,
  '@media': {
    // The plate that the browser would put behind the digits would cover the cells.
    [forcedColors]: { forcedColorAdjust: 'none', color: 'FieldText' },
  },
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // A code that the phone fills in: the browser's ground for it would cover the cells. It is `!important`, so it is cut to the digits' shape.
    '&:-webkit-autofill': {
      WebkitBackgroundClip: 'text',
      backgroundClip: 'text',
      WebkitTextFillColor: vars.color.onField,
      filter: 'none',
    },
    '&[aria-invalid]:-webkit-autofill': { WebkitTextFillColor: vars.color.onErrorSurface },
    // A band across the cells would be half a cell off each digit.
    '&::selection': {
      background: 'transparent',
      color: vars.color.link,
      '@media': { [forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
    },
    '&[aria-invalid]': { color: vars.color.onErrorSurface, '@media': { [forcedColors]: { color: 'FieldText' } } },
  },
});

export const resend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textWrap: 'balance',
});

/** The words of the control in line with the cells, as the seconds are. */
export const resendButton = style({ marginInlineStart: `calc(${vars.space.xs} * -1)` });

export const notice = style({ marginInlineEnd: vars.space.xs, color: vars.color.success, fontWeight: vars.font.boldWeight });
