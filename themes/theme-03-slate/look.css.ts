import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { forcedColors, maxWidth, minWidth } from '#design-system/theme/mediaQueries.ts';
import { chosen, hovered, selectorsOf, slot } from '#design-system/theme/parts.ts';
import { arrow, backArrow, check } from './drawings.ts';
import { cobalt, graphite, hair, white } from './inks.ts';
import { glyph } from './sheet.ts';

const { page, any } = selectorsOf('3');
/** Where the figures have room beside the scale. */
const wide = 'screen and (min-width: 1100px)';
const written = ['start', 'question', 'form', 'thanks'] as const;

/** `--rail` is the margin, `--in` where words begin beside it, `--view` what the header leaves of the window. */
globalStyle('[data-theme="3"]', {
  fontVariantNumeric: 'tabular-nums lining-nums',
  vars: { '--rail': 'min(4rem, 17vw)', '--in': 'min(1rem, 4.5vw)', '--view': '100svh - 5.125rem' },
  '@media': {
    [minWidth.desktop]: { vars: { '--rail': 'clamp(4.5rem, 8vw, 6.5rem)', '--in': '1.5rem', '--view': '100svh - 6.6875rem' } },
  },
});

/** One margin line from the header to the foot. */
globalStyle(any('backdrop'), { insetInlineStart: 'calc(var(--rail) - 1px)', borderInlineStart: `1px solid ${hair}` });
globalStyle(page('text', 'backdrop'), { '@media': { [maxWidth.phone]: { display: 'none' } } });
globalStyle(page('text', 'main'), {
  '@media': { [minWidth.tablet]: { maxWidth: 'none', paddingInlineStart: 'calc(var(--rail) + var(--in))' } },
});
globalStyle(page(written, 'main'), { gap: 0, maxWidth: 'none', padding: 0, alignItems: 'stretch' });

/** The header's lines run from edge to edge. */
globalStyle(any('notice'), {
  display: 'flex',
  columnGap: '0.25rem',
  paddingInline: 'calc(var(--rail) + var(--in)) 1rem',
  borderColor: hair,
  fontSize: '0.875rem',
});
globalStyle(any('advertisement'), { paddingBlock: '0.125rem', lineHeight: 1.2, textAlign: 'start' });
globalStyle(any('language'), { color: graphite });
globalStyle(any('bar'), {
  alignItems: 'stretch',
  gap: 0,
  maxWidth: 'none',
  padding: 0,
  '@media': { [minWidth.desktop]: { minHeight: '4.75rem' } },
});
globalStyle(any('bar', ` > ${slot('logo')}`), { alignItems: 'center', paddingInlineEnd: '0.5rem', fontSize: vars.text.logo });
// a mark in the middle of the margin, and the name where all words begin
globalStyle(any('bar', `:not(:has(> ${slot('back')})) > ${slot('logo')} > span`), {
  columnGap: 'calc(var(--rail) / 2 - 0.9em + var(--in))',
  marginInlineStart: 'calc(var(--rail) / 2 - 1.35em)',
});
globalStyle(any('back', ` ~ ${slot('logo')}`), {
  '@media': { [minWidth.tablet]: { flex: 'none', paddingInline: '1rem', borderInlineEnd: `1px solid ${hair}` } },
});
globalStyle(any('call'), {
  minWidth: '3.5rem',
  paddingInline: '0.875rem',
  marginInline: 'auto 0',
  fontWeight: 600,
  '@media': { [minWidth.desktop]: { paddingInline: '2rem' }, 'screen and (max-width: 26.2em)': { marginInlineEnd: 0 } },
});
const edged = { outlineOffset: '-6px', boxShadow: 'none' } as const;
globalStyle(any('call', ':focus-visible'), { ...edged, outlineColor: white });
globalStyle(any('back', ':focus-visible'), edged);
globalStyle(any('back'), {
  minWidth: 'var(--rail)',
  minHeight: '3.25rem',
  margin: 0,
  paddingInline: '0.5rem',
  borderInlineEnd: `1px solid ${hair}`,
  '@media': { [minWidth.tablet]: { paddingInline: '1rem' } },
});
globalStyle(any('back', ' svg'), { display: 'none' });
globalStyle(any('back', ' > span:first-child::before'), glyph(backArrow, '1.5rem', '1rem'));

/** Progress: figures beside a scale of twelve ticks, the part that is done underlined. */
const ticks = (ink: string) => `linear-gradient(90deg, ${ink} 2px, transparent 0) 0 0 / calc(100% / 12) 100%`;
globalStyle(any('bar', ` > :has(> ${slot('progress')})`), {
  alignSelf: 'center',
  maxWidth: 'none',
  margin: 0,
  paddingInline: 'var(--in)',
  '@media': { [minWidth.desktop]: { paddingInline: '2rem' } },
});
globalStyle(any('progress'), {
  flexDirection: 'column',
  gap: '0.3125rem',
  color: graphite,
  '@media': { [wide]: { flexDirection: 'row', alignItems: 'center', gap: '1.25rem' } },
});
globalStyle(any('progress', ' > :first-child'), {
  alignItems: 'baseline',
  justifyContent: 'start',
  gap: '0.4375rem',
  fontSize: '0.875rem',
});
globalStyle(any('percent'), {
  order: -1,
  fontSize: '1.125rem',
  letterSpacing: '-0.03em',
  '@media': { [wide]: { fontSize: '1.625rem' } },
});
globalStyle(any('stage'), { whiteSpace: 'nowrap' });
globalStyle(any('track'), {
  flex: 'none',
  height: '0.875rem',
  background: ticks(hair),
  '@media': { [wide]: { flex: '1 1 auto', height: '1.625rem' } },
});
globalStyle(any('done'), { display: 'none', '@media': { [forcedColors]: { display: 'flex' } } });
globalStyle(any('track', '::before'), {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(${cobalt}, ${cobalt}) 0 100% / 100% 4px no-repeat, ${ticks(cobalt)}`,
  clipPath: 'inset(0 calc(100% - var(--share) * 100%) 0 0)',
  '@media': { [forcedColors]: { display: 'none' } },
});
globalStyle(any('track', ':is([dir="rtl"] *)::before'), { clipPath: 'inset(0 0 0 calc(100% - var(--share) * 100%))' });

/** A main button is a line of the ledger, from edge to edge. */
globalStyle(page(written, 'button'), {
  position: 'relative',
  width: '100%',
  maxWidth: 'none',
  paddingInline: 'calc(var(--rail) + var(--in)) 3.75rem',
  justifyContent: 'start',
  textAlign: 'start',
  lineHeight: 1.1,
  vars: { [vars.color.focus]: white },
  '@media': { [minWidth.desktop]: { paddingInlineEnd: '5rem' } },
});
globalStyle(page(written, 'button', ':focus-visible'), edged);
globalStyle(page(written, 'button', '::before'), {
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  width: 'var(--rail)',
  borderInlineEnd: '1px solid rgb(255 255 255 / 0.45)',
  content: '""',
});
globalStyle(any('button', ' > span:only-child::after'), {
  ...glyph(arrow, '1.625rem', '1rem'),
  position: 'absolute',
  insetInlineEnd: 'max(1.125rem, var(--in) * 1.25)',
  insetBlockStart: 'calc(50% - 0.5rem)',
});
globalStyle(any('button', ':is([dir="rtl"] *) > span:only-child::after'), { scale: '-1 1' });

/** Numbered entries; the chosen one has its number on cobalt. */
globalStyle(any('answers'), { counterReset: 'entry' });
globalStyle(any('answer'), {
  counterIncrement: 'entry',
  gap: 0,
  padding: 0,
  paddingInlineEnd: '1.125rem',
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
});
globalStyle(any('answer', ':focus-visible'), { outlineOffset: '-4px' });
globalStyle(any('answer', ':active'), { background: vars.color.answerChosen });
globalStyle(any('icon', ':not(:has(+ :not([data-part])))'), {
  display: 'grid',
  alignSelf: 'stretch',
  width: 'var(--rail)',
  color: vars.color.textMuted,
  fontSize: '1.0625rem',
  borderStartStartRadius: 'inherit',
  borderEndStartRadius: 'inherit',
});
globalStyle(any('icon', '::before'), { content: 'counter(entry)' });
globalStyle(any('icon', '[data-icon]::before'), {
  content: 'counter(entry)',
  width: 'auto',
  height: 'auto',
  background: 'none',
  mask: 'none',
  '@media': { [forcedColors]: { background: 'none', forcedColorAdjust: 'none' } },
});
globalStyle(any('icon', ' + :not([data-part])'), {
  marginInline: 'calc((var(--rail) - 1.625rem) / 2 - 0.5rem) calc((var(--rail) - 1.625rem) / 2)',
});
// lettered answers may be pills, which keep off the edges
globalStyle(any('answers', `:has(${slot('icon')} + :not([data-part]))`), { padding: '0.5rem' });
globalStyle(any('label'), { padding: '0.625rem var(--in)' });
globalStyle(any('answer', chosen), { fontWeight: 600 });
globalStyle(any('answer', `${chosen} > ${slot('icon')}`), {
  background: cobalt,
  color: white,
  '@media': { [forcedColors]: { background: 'none', color: 'HighlightText' } },
});
globalStyle(any('mark'), { margin: 0, opacity: 1, color: vars.color.answerBorder });
globalStyle(any('answer', `${hovered} > ${slot('mark')}`), { color: cobalt });
globalStyle(any('answer', `${chosen} > ${slot('mark')}`), {
  color: cobalt,
  '@media': { [forcedColors]: { color: 'HighlightText' } },
});
globalStyle(any('mark', ' > svg'), { display: 'none' });
globalStyle(any('mark', '::before'), glyph(arrow, '1.625rem', '1rem'));
globalStyle(any('answer', `${chosen} > ${slot('mark')}::before`), {
  ...glyph(check, '1.625rem', '1.625rem'),
  '@media': { [forcedColors]: { background: 'HighlightText' } },
});
globalStyle(any('answers', '[data-columns="inline"]'), {
  gap: '0.75rem',
  padding: 'var(--in)',
  paddingInlineStart: 'calc(var(--rail) + var(--in))',
});
globalStyle(any('answers', `[data-columns="inline"] ${slot('answer')}`), { borderWidth: '1px', paddingInlineEnd: 0 });
globalStyle(any('answers', `[data-columns="inline"] ${slot('icon')}`), {
  width: '2.75rem',
  borderInlineEnd: `1px solid ${hair}`,
});
globalStyle(any('answers', `[data-columns="inline"] ${slot('mark')}`), { marginInlineEnd: '0.75rem' });
globalStyle(any('answers', '[data-columns="two"]'), { columnGap: 0 });
globalStyle(any('answers', `[data-columns="two"] ${slot('answer')}:nth-child(even)`), { boxShadow: `inset 1px 0 ${hair}` });
globalStyle(any('answers', `[data-columns="two"] ${slot('icon')}`), { width: 'min(2.5rem, 10vw)' });
globalStyle(any('answers', `[data-columns="two"] ${slot('label')}`), { paddingInline: '0.75rem 0.25rem' });
globalStyle(any('answers', `[data-columns="two"] ${slot('mark')}`), { '@media': { [maxWidth.phone]: { display: 'none' } } });
globalStyle(any('answers', `[data-columns="two"] ${slot('answer')}`), {
  '@media': { [maxWidth.phone]: { paddingInlineEnd: '0.25rem' } },
});

/** What happens next, and all lists of steps: large numbers in the margin. */
globalStyle(any('next'), { padding: 0, border: 0, background: 'none', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(any('nextTitle'), {
  margin: 0,
  padding: '1rem',
  paddingInlineStart: 'calc(var(--rail) + var(--in))',
  fontSize: '1.1875rem',
});
globalStyle(any('cards'), { gap: 0 });
globalStyle(any('card'), { gap: 0, alignItems: 'start', borderBlockStart: `1px solid ${hair}` });
globalStyle(any('card', '::before'), { display: 'none' });
globalStyle(any('card', ' > div'), { padding: '0.875rem var(--in) 1rem' });
globalStyle(any('card', ' :is(h2, h3)'), { paddingBlockStart: 0, fontSize: '1.125rem', lineHeight: 1.25 });
globalStyle(any('card', ' p'), { lineHeight: 1.35 });
globalStyle(any('number'), {
  width: 'var(--rail)',
  height: 'auto',
  paddingBlockStart: '0.75rem',
  background: 'none',
  color: cobalt,
  fontSize: '2rem',
  fontWeight: 600,
  letterSpacing: '-0.05em',
});

globalStyle(any('footer'), { borderBlockStartWidth: '2px' });
globalStyle(page(written, 'footer', ' > div'), {
  maxWidth: 'none',
  paddingInlineStart: 'calc(var(--rail) + var(--in))',
  overflowWrap: 'anywhere',
});
globalStyle(any('aside', ':empty'), { display: 'none' });
/** A bar of the switch, and what stands under a question. */
globalStyle(page(written, 'primary', ' > :not([id], :empty, [data-part])'), {
  padding: '0.75rem 1rem',
  paddingInlineStart: 'calc(var(--rail) + var(--in))',
  borderBlockEnd: `1px solid ${hair}`,
});

// enlarged words take a line of their own
globalStyle(any('bar'), { '@media': { [maxWidth.phone]: { flexWrap: 'wrap' } } });
