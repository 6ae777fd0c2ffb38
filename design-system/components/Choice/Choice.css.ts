import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/mediaQueries.ts';
import { boxInset, boxRoom } from '../base.css.ts';

/** The height of a row, which is the target as a whole. */
const cell = '3rem';

const boxSize = '1.625rem';

/** Distance of a card's box from its side; a row above cards keeps to it. */
export const cardInset = fallbackVar(boxInset, `min(${vars.density.answerInline}, ${boxRoom})`);

/** Height of the first line, distance of the box, the chosen box and its mark. */
const rowHeight = createVar();
const side = createVar();
const filled = createVar();
const mark = createVar();

const ring = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' };

const row = style({
  position: 'relative',
  display: 'grid',
  // The label as far from the box in either look.
  gridTemplateColumns: `calc(${side} + ${boxSize} + ${boxRoom}) minmax(0, 1fr)`,
  // the border is extra, so that thick lines leave the control its height
  boxSizing: 'content-box',
  minHeight: rowHeight,
  color: vars.color.text,
  borderRadius: vars.radius.control,
  selectors: { '&:has(:focus-visible)': ring },
  // Firefox before 121, Chrome before 105.
  '@supports': { 'not selector(:has(*))': { selectors: { '&:focus-within': ring } } },
});

export const choice = styleVariants({
  /** Dressed as an answer: one of several. */
  card: [
    row,
    {
      background: vars.color.answer,
      border: `0 solid ${vars.color.answerBorder}`,
      borderWidth: vars.border.answer,
      borderRadius: `min(${vars.radius.answer}, 2rem)`,
      boxShadow: vars.shadow.answer,
      color: vars.color.onAnswer,
      vars: {
        [rowHeight]: `max(${cell}, ${vars.size.control})`,
        [side]: cardInset,
        [filled]: vars.color.badgeChosen,
        [mark]: vars.color.onBadgeChosen,
      },
      selectors: {
        '&:hover': { borderColor: vars.color.answerHoverBorder },
        '&:has([aria-checked=true], input:not([aria-hidden]):checked)': {
          background: vars.color.answerChosen,
          borderColor: vars.color.answerChosenBorder,
          borderWidth: vars.border.answerChosen,
          boxShadow: vars.shadow.answerChosen,
          color: vars.color.onAnswerChosen,
        },
      },
    },
  ],
  /** Without a ground of its own: a single consent, or the line above a list. */
  plain: [
    row,
    {
      vars: { [rowHeight]: cell, [side]: '0px', [filled]: vars.color.progressFill, [mark]: vars.color.onProgressFill },
    },
  ],
});

/** The button that Radix draws: transparent, round the box. */
export const control = style({
  cursor: 'pointer',
  touchAction: 'manipulation',
  display: 'grid',
  justifyItems: 'start',
  padding: 0,
  paddingInlineStart: side,
  background: 'none',
  border: 0,
  color: 'inherit',
  // The row draws the ring.
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' }, '&:disabled': { cursor: 'not-allowed' } },
});

/** The browser's own control, in the place of Radix's: before the page's script, and without it. */
const native = style({
  appearance: 'none',
  cursor: 'pointer',
  alignSelf: 'start',
  boxSizing: 'border-box',
  width: boxSize,
  height: boxSize,
  margin: 0,
  marginInlineStart: side,
  marginBlockStart: `calc((${rowHeight} - ${boxSize}) / 2)`,
  background: vars.color.field,
  border: `2px solid ${vars.color.fieldBorder}`,
  '@media': { [forcedColors]: { appearance: 'auto' } },
  selectors: {
    '&:checked': { background: filled, borderColor: filled },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&[aria-invalid]': { borderColor: vars.color.error },
    // the mark is a picture of borders, as theirs
    '&:checked::after': { content: '', display: 'block', color: mark },
  },
});

export const nativeControl = styleVariants({
  check: [
    native,
    {
      borderRadius: `min(${vars.radius.control}, 0.375rem)`,
      selectors: {
        '&:checked::after': {
          width: '0.4rem',
          height: '0.8rem',
          margin: '0.1rem auto 0',
          border: 'solid',
          borderWidth: '0 3px 3px 0',
          transform: 'rotate(45deg)',
        },
      },
    },
  ],
  radio: [
    native,
    {
      borderRadius: '50%',
      selectors: {
        '&:checked::after': { width: 0, height: 0, margin: '0.375rem auto', border: '0.3125rem solid', borderRadius: '50%' },
      },
    },
  ],
});

/** Level with the label's first line, however many lines it has. */
const drawn = style({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: boxSize,
  height: boxSize,
  marginBlockStart: `calc((${rowHeight} - ${boxSize}) / 2)`,
  background: vars.color.field,
  border: `2px solid ${vars.color.fieldBorder}`,
  color: mark,
  fontSize: '1rem',
  selectors: {
    '[aria-checked=true] > &, [aria-checked=mixed] > &': {
      background: filled,
      borderColor: filled,
      '@media': { [forcedColors]: { borderColor: 'Highlight', color: 'Highlight' } },
    },
    '[aria-invalid] > &': { borderColor: vars.color.error },
    ':disabled > &': { opacity: 0.6 },
  },
});

export const box = styleVariants({
  check: [drawn, { borderRadius: `min(${vars.radius.control}, 0.375rem)` }],
  radio: [drawn, { borderRadius: '50%' }],
});

/** Drawn with borders, which stay when forced colours take the backgrounds away. */
export const dot = style({ border: '0.3125rem solid', borderRadius: '50%' });
export const dash = style({ width: '0.75rem', borderBlockStart: '3px solid' });

export const label = style({
  cursor: 'pointer',
  alignSelf: 'center',
  paddingBlock: `calc(${vars.space.s} + ${vars.font.drop}) calc(${vars.space.s} - ${vars.font.drop})`,
  paddingInlineEnd: vars.density.answerInline,
  fontWeight: 'inherit',
  lineHeight: vars.lineHeight.control,
  overflowWrap: 'anywhere',
});

export const strong = style({ fontWeight: vars.font.answerWeight });

export const hint = style({
  display: 'block',
  marginBlockStart: vars.space.xxs,
  fontSize: vars.text.small,
  fontWeight: vars.font.bodyWeight,
});

export const list = styleVariants({
  stack: { display: 'grid', gap: vars.space.s },
  inline: { display: 'grid', gap: vars.space.s, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' },
});

globalStyle(`${label} a`, { color: 'inherit', textDecorationLine: 'underline', textUnderlineOffset: '0.2em' });
