import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, hovered, slot } from '#design-system/theme/parts.ts';
import { bare, colors, cover, flush, layer, rulesOf, square } from '../bases/rules.ts';
import { arrow, backArrow, check } from './drawings.ts';
import { cobalt, graphite, hair, white } from './inks.ts';
import { glyph } from './sheet.ts';

const { any, scenes, text } = rulesOf('3');
/** Where the figures have room beside the scale. */
const wide = 'screen and (min-width: 1100px)';
/** Where the figures have room beside the scale. */

/** `--rail` is the margin, `--in` where words begin beside it, `--view` what the header leaves of the window. */
any('page', {
  fontVariantNumeric: 'tabular-nums lining-nums',
  vars: { '--rail': 'min(4rem, 17vw)', '--in': 'min(1rem, 4.5vw)', '--view': '100svh - 5.125rem' },
  desktop: { vars: { '--rail': 'clamp(4.5rem, 8vw, 6.5rem)', '--in': '1.5rem', '--view': '100svh - 6.6875rem' } },
});

/** One margin line from the header to the foot. */
any('backdrop', { insetInlineStart: 'calc(var(--rail) - 1px)', borderInlineStart: `1px solid ${hair}` });
text('backdrop', { phone: { display: 'none' } });
text('main', { tablet: { maxWidth: 'none', paddingInlineStart: 'calc(var(--rail) + var(--in))' } });
scenes('main', { ...flush, alignItems: 'stretch' });

/** The header's lines run from edge to edge. */
any('notice', {
  display: 'flex',
  columnGap: '0.25rem',
  paddingInline: 'calc(var(--rail) + var(--in)) 1rem',
  borderColor: hair,
  fontSize: '0.875rem',
});
any('advertisement', { paddingBlock: '0.125rem', lineHeight: 1.2, textAlign: 'start' });
any('language', { color: graphite });
any('bar', {
  alignItems: 'stretch',
  ...flush,
  desktop: { minHeight: '4.75rem' },
});
any(`bar > ${slot('logo')}`, { alignItems: 'center', paddingInlineEnd: '0.5rem', fontSize: vars.text.logo });
// a mark in the middle of the margin, and the name where all words begin
any(`bar:not(:has(> ${slot('back')})) > ${slot('logo')} > span`, {
  columnGap: 'calc(var(--rail) / 2 - 0.9em + var(--in))',
  marginInlineStart: 'calc(var(--rail) / 2 - 1.35em)',
});
any(`back ~ ${slot('logo')}`, {
  // of the window too: with text at twice its size the row would not fit
  tablet: { flex: 'none', paddingInline: 'min(1rem, 2vw)', borderInlineEnd: `1px solid ${hair}` },
});
any('call', {
  minWidth: '3.5rem',
  paddingInline: 'min(0.875rem, 4vw)',
  marginInline: 'auto 0',
  tablet: { paddingInline: 'min(0.875rem, 2vw)' },
  fontWeight: 600,
  desktop: { paddingInline: '2rem' },
  'screen and (max-width: 26.2em)': { marginInlineEnd: 0 },
});
const edged = { outlineOffset: '-6px', boxShadow: 'none' } as const;
any('call:focus-visible', { ...edged, outlineColor: white });
any('back:focus-visible', edged);
any('back', {
  minWidth: 'var(--rail)',
  minHeight: '3.25rem',
  margin: 0,
  paddingInline: '0.5rem',
  borderInlineEnd: `1px solid ${hair}`,
  tablet: { paddingInline: 'min(1rem, 2vw)' },
});
any('back svg', { display: 'none' });
any('back > span:first-child::before', glyph(backArrow, '1.5rem', '1rem'));

/** Progress: figures beside a scale of twelve ticks, the part that is done underlined. */
const ticks = (ink: string) => `linear-gradient(90deg, ${ink} 2px, transparent 0) 0 0 / calc(100% / 12) 100%`;
any(`bar > :has(> ${slot('progress')})`, {
  alignSelf: 'center',
  maxWidth: 'none',
  margin: 0,
  paddingInline: 'var(--in)',
  // what has less room than its words goes under the name
  tablet: { flexBasis: 'auto' },
  desktop: { paddingInline: '2rem' },
});
any('progress', {
  flexDirection: 'column',
  gap: '0.3125rem',
  color: graphite,
  [wide]: { flexDirection: 'row', alignItems: 'center', gap: '1.25rem' },
});
any('progress > :first-child', {
  alignItems: 'baseline',
  justifyContent: 'start',
  gap: '0.4375rem',
  fontSize: '0.875rem',
});
any('percent', {
  order: -1,
  fontSize: '1.125rem',
  letterSpacing: '-0.03em',
  [wide]: { fontSize: '1.625rem' },
});
any('stage', { whiteSpace: 'nowrap' });
any('track', {
  flex: 'none',
  height: '0.875rem',
  background: ticks(hair),
  [wide]: { flex: '1 1 auto', height: '1.625rem' },
});
any('done', { display: 'none', forced: { display: 'flex' } });
any('track::before', {
  ...cover,
  background: `linear-gradient(${cobalt}, ${cobalt}) 0 100% / 100% 4px no-repeat, ${ticks(cobalt)}`,
  clipPath: 'inset(0 calc(100% - var(--share) * 100%) 0 0)',
  forced: { display: 'none' },
});
any('track:is([dir="rtl"] *)::before', { clipPath: 'inset(0 0 0 calc(100% - var(--share) * 100%))' });

/** A main button is a line of the ledger, from edge to edge. */
scenes('button', {
  position: 'relative',
  width: '100%',
  maxWidth: 'none',
  paddingInline: 'calc(var(--rail) + var(--in)) 3.75rem',
  justifyContent: 'start',
  textAlign: 'start',
  lineHeight: 1.1,
  vars: colors({ focus: white }),
  desktop: { paddingInlineEnd: '5rem' },
});
scenes('button:focus-visible', edged);
scenes('button::before', {
  ...layer,
  insetInlineStart: 0,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  width: 'var(--rail)',
  borderInlineEnd: '1px solid rgb(255 255 255 / 0.45)',
});
any('button > span:only-child::after', {
  ...glyph(arrow, '1.625rem', '1rem'),
  position: 'absolute',
  insetInlineEnd: 'max(1.125rem, var(--in) * 1.25)',
  insetBlockStart: 'calc(50% - 0.5rem)',
});
any('button:is([dir="rtl"] *) > span:only-child::after', { scale: '-1 1' });

/** Numbered entries; the chosen one has its number on cobalt. */
any('answers', { counterReset: 'entry' });
any('answer', {
  counterIncrement: 'entry',
  gap: 0,
  padding: 0,
  paddingInlineEnd: '1.125rem',
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
});
any('answer:focus-visible', { outlineOffset: '-4px' });
any('answer:active', { background: vars.color.answerChosen });
any('icon:not(:has(+ :not([data-part])))', {
  display: 'grid',
  alignSelf: 'stretch',
  width: 'var(--rail)',
  color: vars.color.textMuted,
  fontSize: '1.0625rem',
  borderStartStartRadius: 'inherit',
  borderEndStartRadius: 'inherit',
});
any('icon::before', { content: 'counter(entry)' });
any('icon[data-icon]::before', {
  content: 'counter(entry)',
  ...square('auto'),
  background: 'none',
  mask: 'none',
  forced: { background: 'none', forcedColorAdjust: 'none' },
});
any('icon + :not([data-part])', {
  marginInline: 'calc((var(--rail) - 1.625rem) / 2 - 0.5rem) calc((var(--rail) - 1.625rem) / 2)',
});
// lettered answers may be pills, which keep off the edges
any(`answers:has(${slot('icon')} + :not([data-part]))`, { padding: '0.5rem' });
any('label', { padding: '0.625rem var(--in)' });
any(`answer${chosen}`, { fontWeight: 600 });
any(`answer${chosen} > ${slot('icon')}`, {
  background: cobalt,
  color: white,
  forced: { background: 'none', color: 'HighlightText' },
});
any('mark', { margin: 0, opacity: 1, color: vars.color.answerBorder });
any(`answer${hovered} > ${slot('mark')}`, { color: cobalt });
any(`answer${chosen} > ${slot('mark')}`, { color: cobalt, forced: { color: 'HighlightText' } });
any('mark > svg', { display: 'none' });
any('mark::before', glyph(arrow, '1.625rem', '1rem'));
any(`answer${chosen} > ${slot('mark')}::before`, {
  ...glyph(check, '1.625rem', '1.625rem'),
  forced: { background: 'HighlightText' },
});
any('answers[data-layout="inline"]', {
  gap: '0.75rem',
  padding: 'var(--in)',
  paddingInlineStart: 'calc(var(--rail) + var(--in))',
});
any(`answers[data-layout="inline"] ${slot('answer')}`, { borderWidth: '1px', paddingInlineEnd: 0 });
any(`answers[data-layout="inline"] ${slot('icon')}`, { width: '2.75rem', borderInlineEnd: `1px solid ${hair}` });
any(`answers[data-layout="inline"] ${slot('mark')}`, { marginInlineEnd: '0.75rem' });
any('answers[data-layout="grid"]', { columnGap: 0 });
any(`answers[data-layout="grid"] ${slot('answer')}:nth-child(even)`, { boxShadow: `inset 1px 0 ${hair}` });
any(`answers[data-layout="grid"] ${slot('icon')}`, { width: 'min(2.5rem, 10vw)' });
any(`answers[data-layout="grid"] ${slot('label')}`, { paddingInline: '0.75rem 0.25rem' });
any(`answers[data-layout="grid"] ${slot('mark')}`, { phone: { display: 'none' } });
any(`answers[data-layout="grid"] ${slot('answer')}`, { phone: { paddingInlineEnd: '0.25rem' } });

/** What happens next, and all lists of steps: large numbers in the margin. */
any('next', { ...bare, gridTemplateColumns: 'minmax(0, 1fr)' });
any('nextTitle', {
  margin: 0,
  padding: '1rem',
  paddingInlineStart: 'calc(var(--rail) + var(--in))',
  fontSize: '1.1875rem',
});
any('cards', { gap: 0 });
any('card', { gap: 0, alignItems: 'start', borderBlockStart: `1px solid ${hair}` });
any('card::before', { display: 'none' });
any('card > div', { padding: '0.875rem var(--in) 1rem' });
any('card :is(h2, h3)', { paddingBlockStart: 0, fontSize: '1.125rem', lineHeight: 1.25 });
any('card p', { lineHeight: 1.35 });
any('number', {
  width: 'var(--rail)',
  height: 'auto',
  paddingBlockStart: '0.75rem',
  background: 'none',
  color: cobalt,
  fontSize: '2rem',
  fontWeight: 600,
  letterSpacing: '-0.05em',
});

any('footer', { borderBlockStartWidth: '2px' });
scenes('footer > div', {
  maxWidth: 'none',
  paddingInlineStart: 'calc(var(--rail) + var(--in))',
  overflowWrap: 'anywhere',
});
any('aside:empty', { display: 'none' });
/** A bar of the switch, and what stands under a question. */
scenes('primary > :not([id], :empty, [data-part])', {
  padding: '0.75rem 1rem',
  paddingInlineStart: 'calc(var(--rail) + var(--in))',
  borderBlockEnd: `1px solid ${hair}`,
});

// enlarged words take a line of their own
any('bar', { flexWrap: 'wrap' });
