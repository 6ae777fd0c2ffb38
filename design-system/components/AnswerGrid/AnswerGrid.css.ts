import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors, maxWidth, noReducedMotionPreference } from '../../theme/mediaQueries.ts';
import { pointerRests } from '../../theme/pointerRests.ts';
import { badge, holdsPointer, roundVars } from '../base.css.ts';

const gap = vars.density.answerGap;

const oneColumn = style({ display: 'grid', gap });
/** Answers without a box do not run into one another side by side. */
const columnGap = `max(0.75rem, ${gap})`;

export const layout = styleVariants({
  stack: [oneColumn],
  // never more than two, and one on the narrowest phones
  grid: [
    oneColumn,
    { columnGap, gridTemplateColumns: `repeat(auto-fit, minmax(max(7.75rem, calc(50% - ${columnGap})), 1fr))`, hyphens: 'auto' },
  ],
  inline: [style({ display: 'flex', flexWrap: 'wrap', justifyContent: vars.align.heading, gap: vars.space.s })],
});

export const answer = style([
  holdsPointer,
  {
    cursor: 'pointer',
    touchAction: 'manipulation',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    width: '100%',
    minHeight: `max(3rem, ${vars.size.answer})`,
    // "No" alone, in a theme whose answers have no box, is narrower than a thumb.
    minWidth: '3rem',
    padding: `${vars.density.answerBlock} ${vars.density.answerInline}`,
    background: vars.color.answer,
    border: `0 solid ${vars.color.answerBorder}`,
    borderWidth: vars.border.answer,
    // A pill of several lines would cut into its words.
    borderRadius: `min(${vars.radius.answer}, 2rem)`,
    boxShadow: vars.shadow.answer,
    color: vars.color.onAnswer,
    fontSize: vars.text.answer,
    fontWeight: vars.font.answerWeight,
    lineHeight: vars.lineHeight.control,
    textAlign: vars.align.answer as 'start',
    textDecorationLine: vars.decoration.answer,
    textUnderlineOffset: '0.25em',
    '@media': {
      [noReducedMotionPreference]: {
        // of its press alone: while screens change a transition of colours would paint each frame
        transition: `transform ${vars.motion.fast}`,
      },
      '(hover: hover)': {
        selectors: {
          // The answer given looks given under the pointer too.
          [`&:not([aria-pressed=true], [${pointerRests}] *):hover`]: {
            background: vars.color.answerHover,
            borderColor: vars.color.answerHoverBorder,
            boxShadow: vars.shadow.answerHover,
            color: vars.color.onAnswerHover,
            textDecorationLine: vars.decoration.answerHover,
          },
        },
      },
    },
    selectors: {
      '&:active': { transform: vars.motion.press },
      '&[aria-pressed=true]': {
        background: vars.color.answerChosen,
        borderColor: vars.color.answerChosenBorder,
        borderWidth: vars.border.answerChosen,
        boxShadow: vars.shadow.answerChosen,
        color: vars.color.onAnswerChosen,
        '@media': {
          [forcedColors]: {
            background: 'Highlight',
            color: 'HighlightText',
            outlineColor: 'CanvasText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

/** An answer that is a line in its theme gets a pill's padding and gap. */
export const roundedAnswer = style([
  answer,
  {
    paddingInline: `max(1rem, ${vars.density.answerInline})`,
    borderRadius: '2rem',
    borderWidth: vars.border.answerRound,
    selectors: {
      '&[aria-pressed=true]': { borderWidth: vars.border.answerRound },
    },
    vars: roundVars,
  },
]);

globalStyle(`${oneColumn}:has(> ${roundedAnswer})`, { rowGap: `max(0.5rem, ${gap})` });

/** A theme draws the answer's icon, number or box on it, and says its `display` and size. */
export const icon = style({
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  fontSize: '1.75rem',
});

export const letter = style([
  badge,
  { selectors: { '[aria-pressed=true] > &': { background: vars.color.badgeChosen, color: vars.color.onBadgeChosen } } },
]);

export const text = style({
  position: 'relative',
  insetBlockStart: vars.font.drop,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'break-word',
  textWrap: 'balance',
  // letters form a list: centred words would begin at another place in each row
  selectors: { [`${letter} + &`]: { textAlign: 'start' } },
});

export const hint = style({
  display: 'block',
  marginBlockStart: vars.space.xxs,
  fontSize: vars.text.small,
  fontWeight: vars.font.bodyWeight,
});

/** A quiet sign that a tap goes on, or that this is the answer given. */
export const mark = style({
  display: 'flex',
  opacity: 0.55,
  marginInlineEnd: `calc(${vars.space.xxs} * -1)`,
  selectors: {
    '[aria-pressed=true] > &': { opacity: 1 },
    '[aria-pressed=false] > &:is([dir="rtl"] *)': { transform: 'scaleX(-1)' },
  },
});

// An odd answer out takes the whole row.
globalStyle(`${layout.grid} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });

// half a phone's width is for the words
globalStyle(`${layout.grid} > button`, {
  '@media': {
    [maxWidth.phone]: { gap: 0, paddingInline: `min(0.375rem, ${vars.density.answerInline})`, fontSize: '1rem' },
  },
});
globalStyle(`${layout.grid} > ${roundedAnswer}`, { '@media': { [maxWidth.phone]: { paddingInline: '0.75rem' } } });
globalStyle(`${layout.grid} > button > ${letter}`, { '@media': { [maxWidth.phone]: { marginInlineEnd: vars.space.xs } } });
globalStyle(`${layout.grid} > button > ${mark}`, { '@media': { [maxWidth.phone]: { fontSize: '0.75rem' } } });

// Inline answers are as wide as their words, and need no arrow.
globalStyle(`${layout.inline} > button`, { width: 'auto', paddingBlock: vars.space.xs });
globalStyle(`${layout.inline} > [aria-pressed=false] > ${mark}`, { display: 'none' });
