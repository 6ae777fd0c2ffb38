import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { yieldingSpace } from './yieldingSpace.ts';

/** The thin line between a control and its focus ring, above the control's own shadow. */
globalStyle('html :is(a, button, input, select, textarea):focus-visible', { boxShadow: `0 0 0 2px ${vars.color.focusInner}` });

/** Read out, not seen. */
export const visuallyHiddenRules = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(visuallyHiddenRules);

/** Keeps the pointer over a control that moves under it: it would flicker, and a press at its edge would be lost. */
export const holdsPointer = style({
  position: 'relative',
  selectors: {
    '&:hover::after': { content: '""', position: 'absolute', inset: '0 0 -4px' },
    '&:active::after': { content: '""', position: 'absolute', inset: '-6px' },
  },
});

/** The theme's heading face, at the size of a question. */
export const heading = style({
  color: vars.color.heading,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontStyle: vars.font.headingStyle,
  fontSize: vars.text.heading,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.font.headingSpacing,
  textTransform: vars.font.headingTransform as 'none',
  textWrap: 'balance',
  // also in a grid, whose column a long word would widen
  overflowWrap: 'anywhere',
});

/** The heading of a page or a question: on the theme's side, over its rule. A grid, so that the rule aligns with the words. */
export const pageHeading = style([
  heading,
  {
    display: 'grid',
    justifyItems: vars.align.heading,
    textAlign: vars.align.heading as 'start',
    '::after': {
      content: '""',
      width: vars.rule.width,
      height: vars.rule.height,
      marginBlockStart: vars.rule.gap,
      background: vars.color.rule,
    },
  },
]);

/** The heading of a part of a page. */
export const sectionTitle = style([heading, { fontSize: `calc(${vars.text.lead} * 1.1)` }]);

/** The widest progress bar, and the text under it. See docs/spec/product.md#layout. */
export const measure = '590px';

/** One column of that measure: question and cards begin on one line at any width. */
export const measured = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${measure})`,
  justifyContent: vars.align.column,
  alignContent: 'start',
});

/** The card of a question or a message. */
export const card = style({
  background: vars.color.surface,
  border: `0 solid ${vars.color.border}`,
  borderWidth: vars.border.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  padding: `${vars.density.cardBlock} ${yieldingSpace(vars.density.cardInline)}`,
});

/** The place of a box in its card: off a drawn side, flush with a line. */
export const boxRoom = '0.6875rem';
export const boxInset = createVar();

/** Changes for round ends: letters become round, boxes keep off, lines along a side go. */
export const roundVars = {
  [vars.radius.badge]: '999px',
  [boxInset]: boxRoom,
  [vars.shadow.answerChosen]: `inset 0 0 0 1px ${vars.color.answerChosenBorder}`,
};

/** How far the ink of a check or arrow is inside its square. */
export const inkInset = '0.2em';

/** A number or a letter in the theme's badge. */
export const badge = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.badge,
  height: vars.size.badge,
  paddingBlockStart: `calc(2 * ${vars.font.drop})`,
  borderRadius: vars.radius.badge,
  background: vars.color.badge,
  color: vars.color.onBadge,
  fontSize: '1rem',
  fontWeight: vars.font.boldWeight,
  lineHeight: 1,
});

/** The mark of something done, over a page's heading. */
export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: vars.radius.badge,
  background: vars.color.successSurface,
  color: vars.color.onSuccessSurface,
  fontSize: '1.625rem',
});
