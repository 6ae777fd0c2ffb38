import { globalStyle, style } from '@vanilla-extract/css';
import { answer } from '../../components/AnswerGrid/AnswerGrid.css.ts';
import { definePicture } from '../../icons/defineIcons.ts';
import { lineIcons } from '../../icons/lineIcons.ts';
import { vars } from '../../theme/contract.css.ts';
import { accidentPictures } from './accidentPictures.ts';

/** Two tiles on the narrowest phone, three and then four where they fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(7rem, calc(25% - 0.75rem)), 1fr))',
  gap: `max(0.5rem, ${vars.density.answerGap})`,
});

// rows of three where six drawings in fours would leave two alone
globalStyle(`${grid}:has(> :last-child:nth-child(3n)):not(:has(> :last-child:nth-child(4n)))`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(7rem, calc(33% - 0.75rem)), 1fr))',
});

export const tile = style([
  answer,
  {
    position: 'relative',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space.xs,
    minHeight: '7.5rem',
    paddingInline: vars.space.xs,
    borderRadius: `min(${vars.radius.answer}, 1.25rem)`,
    textAlign: 'center',
  },
]);

export const drawing = style({ display: 'flex', fontSize: '2rem' });

// this may be the first screen, before a theme's own pictures have come; `:where`, for they take the place of these
for (const name of accidentPictures) definePicture(`:where(${drawing})`, name, lineIcons[name]);

export const label = style({ maxWidth: '100%', fontSize: vars.text.small, overflowWrap: 'break-word', textWrap: 'balance' });

/** Chosen is said by a mark too, not by colour alone. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  display: 'flex',
  fontSize: '0.9rem',
});
