import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';

/** The layout of the Foundations pages in Storybook; nothing here reaches the funnel. */

const ground = style({
  background: vars.color.page,
  backgroundImage: vars.image.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.lineHeight.body,
});

export const sheet = style([ground, { display: 'grid', alignContent: 'start', gap: vars.space.m, padding: vars.space.xl }]);
export const section = style([ground, { display: 'grid', gap: vars.space.xl, padding: vars.space.xl }]);
export const grey = style({ filter: 'grayscale(1)' });

const headingFace = {
  color: vars.color.heading,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontStyle: vars.font.headingStyle,
  letterSpacing: vars.font.headingSpacing,
  lineHeight: vars.lineHeight.heading,
  textTransform: vars.font.headingTransform as 'none',
};

export const display = style({ ...headingFace, fontSize: vars.text.display });
export const question = style({ ...headingFace, fontSize: vars.text.heading, textAlign: vars.align.heading as 'start' });
export const lead = style({ fontSize: vars.text.lead });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const card = style({
  display: 'grid',
  gap: vars.space.m,
  padding: `${vars.density.cardBlock} ${vars.density.cardInline}`,
  background: vars.color.surface,
  border: `0 solid ${vars.color.border}`,
  borderWidth: vars.border.card,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const answers = style({ display: 'grid', gap: vars.density.answerGap });
export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: vars.space.s });

const answerBase = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: vars.align.answer,
  minBlockSize: vars.size.answer,
  paddingInline: vars.density.answerInline,
  borderStyle: 'solid',
  borderWidth: vars.border.answer,
  borderRadius: vars.radius.answer,
  fontSize: vars.text.answer,
  fontWeight: vars.font.answerWeight,
});

const { color, shadow, decoration } = vars;
export const answer = {
  rest: style([
    answerBase,
    {
      background: color.answer,
      color: color.onAnswer,
      borderColor: color.answerBorder,
      boxShadow: shadow.answer,
      textDecorationLine: decoration.answer,
    },
  ]),
  hover: style([
    answerBase,
    {
      background: color.answerHover,
      color: color.onAnswerHover,
      borderColor: color.answerHoverBorder,
      boxShadow: shadow.answerHover,
      textDecorationLine: decoration.answerHover,
    },
  ]),
  chosen: style([
    answerBase,
    {
      background: color.answerChosen,
      color: color.onAnswerChosen,
      borderColor: color.answerChosenBorder,
      borderWidth: vars.border.answerChosen,
      boxShadow: shadow.answerChosen,
    },
  ]),
};

export const action = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.button,
  background: vars.color.action,
  backgroundImage: vars.image.action,
  color: vars.color.onAction,
  borderRadius: vars.radius.button,
  boxShadow: vars.shadow.button,
  fontFamily: vars.font.button,
  fontSize: vars.text.button,
  fontWeight: vars.font.buttonWeight,
  letterSpacing: vars.font.buttonSpacing,
  textTransform: vars.font.buttonTransform as 'none',
});

export const field = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.density.controlInline,
  background: vars.color.field,
  color: vars.color.onField,
  border: `0 solid ${vars.color.fieldBorder}`,
  borderWidth: vars.border.control,
  borderRadius: vars.radius.control,
});

/** A wide table scrolls by itself. */
export const scroller = style({ overflowX: 'auto', minWidth: 0, maxWidth: '100%' });

export const table = style({ borderCollapse: 'collapse', fontSize: vars.text.small, textAlign: 'start' });

globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.xs} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** A list on the line of the table above it. */
export const list = style({ display: 'grid', gap: vars.space.xs });

/** Beside words a machine's face looks a size larger than it is. */
globalStyle(`${list} code`, { fontSize: '0.875em' });

/** The grounds that logos are shown on. */
export const logoGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  gap: vars.space.m,
});
export const logoCell = style({ display: 'grid', alignContent: 'space-between', gap: vars.space.s });
/** A picture in each size that it is asked for. */
export const sizesInARow = style({ display: 'flex', alignItems: 'center', gap: vars.space.l });
const logoGround = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '9rem',
  padding: vars.space.l,
  borderRadius: '0.5rem',
});
export const logoOn = {
  light: style([logoGround, { background: '#ffffff', border: '1px solid #d0d0d0' }]),
  dark: style([logoGround, { background: '#14181f' }]),
  header: style([
    logoGround,
    { background: vars.color.header, backgroundImage: vars.image.header, border: `1px solid ${vars.color.headerBorder}` },
  ]),
};

/** Drawings with their names. */
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space.m,
  listStyle: 'none',
  padding: 0,
});
export const icon = style({ display: 'inline-block', marginInlineEnd: vars.space.s, background: 'currentColor' });
globalStyle(`${icons} li > span`, { display: 'block' });
