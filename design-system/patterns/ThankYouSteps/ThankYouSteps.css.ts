import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '../../components/Button/Button.css.ts';
import { card, seal as doneSeal, pageHeading } from '../../components/base.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { forcedColors } from '../../theme/mediaQueries.ts';

export const panel = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: '100%',
    maxWidth: vars.size.question,
    justifySelf: vars.align.column,
  },
]);

/** Empty, and without a place in a theme that draws nothing on it. `data-done` says that all went well. */
export const picture = style({ display: 'none', '@media': { print: { display: 'none' }, [forcedColors]: { display: 'none' } } });

export const seal = style([doneSeal, { justifySelf: vars.align.heading }]);

// keeps equal space at top and foot without seal, text or steps
const ends = { '&:first-child': { marginBlockStart: 0 }, '&:last-child': { marginBlockEnd: 0 } };

export const heading = style([pageHeading, { marginBlock: `${vars.space.m} ${vars.space.xs}`, selectors: ends }]);

export const text = style({
  marginBlockEnd: vars.space.xl,
  fontSize: vars.text.lead,
  textAlign: vars.align.heading as 'start',
  selectors: ends,
});

export const atHand = style({
  marginBlockStart: vars.space.xl,
  padding: `${vars.space.m} ${vars.space.l}`,
  background: vars.color.note,
  border: `${vars.border.hair} solid ${vars.color.noteBorder}`,
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  color: vars.color.onNote,
});

export const atHandTitle = style({ marginBlockEnd: vars.space.xs, fontSize: vars.text.body, fontWeight: vars.font.boldWeight });

globalStyle(`${atHand} ul`, { paddingInlineStart: '1.25em' });

export const contact = style([
  button.ghost,
  { marginBlock: `${vars.space.m} ${vars.space.xl}`, '@media': { print: { display: 'none' } } },
]);

export const action = style([
  button.primary,
  { marginBlockStart: vars.space.m, selectors: { 'ol + &': { marginBlockStart: vars.space.xl } } },
]);
