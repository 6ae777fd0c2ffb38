import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, maxWidth, minWidth, noReducedMotionPreference } from '#design-system/theme/mediaQueries.ts';
import { chosen, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { pen, redUnderline, ring, tick } from './drawings.ts';
import { ink, red } from './inks.ts';
import { write } from './motion.css.ts';

const { any } = selectorsOf('12');
const noDrawing = { [forcedColors]: { display: 'none' }, print: { display: 'none' } } as const;

globalStyle('[data-theme="12"]', { vars: { '--pen': pen } });

/** The head of a page is closed by a double rule. */
globalStyle(any('notice'), { borderBlockEnd: `1px solid ${ink}`, fontSize: '0.9375rem' });
globalStyle(any('advertisement'), { '@media': { [maxWidth.phone]: { textAlign: 'start' } } });
globalStyle(any('bar'), { position: 'relative', paddingBlockEnd: 'calc(0.5rem + 6px)' });
globalStyle(any('bar', '::after'), {
  content: '""',
  position: 'absolute',
  inset: 'auto 1rem 0',
  height: '6px',
  border: `solid ${ink}`,
  borderWidth: '3px 0 1px',
});
globalStyle(any('logo'), { vars: { [vars.font.headingWeight]: '600' } });
globalStyle(any('call'), { textDecoration: 'underline', textUnderlineOffset: '0.25em' });

globalStyle(any('button', ':focus-visible'), { outlineOffset: '4px' });
globalStyle(any('tickMark', ' > svg'), { display: 'none', '@media': { [forcedColors]: { display: 'block' } } });
globalStyle(any('tickMark'), {
  width: '1.25rem',
  height: '1.125rem',
  flex: 'none',
  background: `${tick} center / contain no-repeat`,
  '@media': { [forcedColors]: { background: 'none' } },
});

/** Lettered lines from rule to rule. The hand marks the chosen one: a ring, a stroke, a tick. */
globalStyle(any('answers'), { gap: 0, counterReset: 'letter' });
globalStyle(any('answers', '[data-columns="one"]'), { borderBlockStart: `1px solid ${ink}` });
globalStyle(any('answer'), {
  counterIncrement: 'letter',
  gap: '0.75rem',
  paddingInline: 0,
  borderColor: ink,
  letterSpacing: '-0.015em',
  boxShadow: 'none',
  lineHeight: 1.1,
});
globalStyle(any('answer', ':focus-visible'), { outlineOffset: '-3px' });
globalStyle(any('icon', ':not(:has(+ :not([data-part])))'), {
  display: 'grid',
  position: 'relative',
  width: '2rem',
  fontSize: '1.0625em',
  fontWeight: 600,
});
globalStyle(any('icon', '::before'), {
  content: 'counter(letter, upper-alpha)',
  paddingBlockStart: '0.14em',
  color: 'inherit',
});
globalStyle(any('icon', '[data-icon]::before'), {
  content: 'counter(letter, upper-alpha)',
  width: 'auto',
  height: 'auto',
  background: 'none',
  mask: 'none',
  '@media': { [forcedColors]: { background: 'none', forcedColorAdjust: 'none' } },
});
const handOf = (part: string) => any('answer', `${chosen} ${part}`);
globalStyle(any('answer', ':active'), { color: red });
globalStyle(any('answer', chosen), { fontWeight: 600 });
globalStyle(handOf(`${slot('icon')}::after`), {
  content: '""',
  position: 'absolute',
  inset: '50% auto auto 50%',
  width: '2.75rem',
  height: '2.5rem',
  translate: '-50% -54%',
  background: `${ring} center / contain no-repeat`,
  '@media': noDrawing,
});
globalStyle(handOf(slot('label')), { flex: '0 1 auto' });
globalStyle(handOf(`${slot('label')}::after`), {
  content: '""',
  position: 'absolute',
  insetInline: '-0.125rem',
  insetBlockEnd: '-0.42em',
  height: '0.45em',
  background: `${redUnderline} center / 100% 100% no-repeat`,
  '@media': { [noReducedMotionPreference]: { animation: `${write} 0.3s ease-out both` }, ...noDrawing },
});
globalStyle(any('mark'), { margin: 0, marginInlineStart: 'auto', opacity: 1 });
globalStyle(any('mark', ' > svg'), { display: 'none', '@media': { [forcedColors]: { display: 'block' } } });
globalStyle(handOf(`${slot('mark')}::before`), {
  content: '""',
  width: '1.375rem',
  height: '1.25rem',
  background: `${tick} center / contain no-repeat`,
  '@media': noDrawing,
});
globalStyle(any('answers', '[data-columns="inline"]'), { columnGap: '2rem' });
globalStyle(any('answers', `[data-columns="two"] ${slot('icon')}`), { '@media': { [maxWidth.phone]: { display: 'none' } } });

/** The words of the progress are the page's folio; its picture is the column rule beside the text (question.css.ts). */
globalStyle(any('progress'), { color: ink, textAlign: 'center' });
globalStyle(any('progress', ' > :first-child'), {
  justifyContent: 'center',
  gap: '0.5rem',
  fontSize: '1.1875rem',
  lineHeight: 1.2,
});
globalStyle(any('track'), { opacity: 0, height: '1px', '@media': { [forcedColors]: { opacity: 1, height: '6px' } } });

globalStyle(any('number'), {
  alignItems: 'start',
  width: 'auto',
  minWidth: '2.25rem',
  height: 'auto',
  padding: 0,
  background: 'none',
  color: ink,
  fontSize: '3rem',
  fontWeight: 400,
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
});
globalStyle(any('card', '::before'), { display: 'none' });
globalStyle(any('next'), { background: 'none', border: 0 });
globalStyle(any('nextTitle'), {
  marginBlockEnd: 0,
  paddingBlockEnd: '0.5rem',
  borderBlockEnd: `3px solid ${ink}`,
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-0.015em',
});
globalStyle(any('cards'), { gap: 0 });
globalStyle(any('card'), { padding: '1rem 0 0.875rem', borderBlockEnd: `1px solid ${ink}` });
globalStyle(any('card', ':last-child'), { borderBlockEnd: 0 });
globalStyle(any('card', ' p'), { fontSize: '1.0625rem', lineHeight: 1.35, color: vars.color.text });
globalStyle(any('footer'), {
  borderBlockStart: `3px double ${ink}`,
  '@media': { [minWidth.desktop]: { borderBlockStartWidth: '6px' } },
});
globalStyle(any('aside', ':empty'), { display: 'none' });

// enlarged words take a line of their own
globalStyle(any('bar'), { '@media': { [maxWidth.phone]: { flexWrap: 'wrap' } } });
