import { vars } from '#design-system/theme/contract.css.ts';
import { chosen, slot } from '#design-system/theme/parts.ts';
import { rulesOf, square } from '../bases/rules.ts';
import { pile, stamp } from './drawings.ts';
import { inks } from './inks.ts';

const { any, question, survey } = rulesOf('8');
const slab = vars.font.heading;
const edge = `1px dashed ${vars.color.answerBorder}`;

// Progress: the pile of sheets itself.
// with text at twice its size the line breaks
survey('bar', { flexWrap: 'wrap' });
survey('progress', {
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.625rem',
});
any('progress > [aria-hidden]', { fontFamily: slab, fontSize: '1.125rem', fontWeight: '700', gap: '0.4rem' });
any('percent', { fontWeight: '700' });
any('track', {
  flex: 'none',
  width: '48px',
  height: '36px',
  overflow: 'visible',
  background: `${pile.ahead} center / contain no-repeat`,
  borderRadius: 0,
  boxShadow: 'none',
  forced: { overflow: 'hidden' },
});
any('done', { 'not (forced-colors: active)': { display: 'none' } });
any('marker', {
  display: 'block',
  position: 'absolute',
  inset: 0,
  background: `${pile.done} center / contain no-repeat`,
  clipPath: 'inset(calc(3px + (1 - var(--share)) * 32px) 0 0)',
  forced: { display: 'none' },
});

// The sheet with its question.
survey('main', { screen: { paddingBlockStart: '0.5rem' } });
survey('primary', {
  screen: { minHeight: 'calc(100svh - 6.6rem)', paddingBlockEnd: '1.25rem' },
  desktop: { minHeight: 'calc(100svh - 8rem)' },
});
// the estimate is as high as its words, the sheet takes the rest
survey(`primary:has(> ${slot('estimate')})`, {
  gridTemplateRows: 'auto minmax(0, 1fr)',
  desktop: { gridTemplateRows: 'none' },
});
survey('screen', {
  gap: 0,
  padding: 'clamp(10px, 2.2svh, 22px) 0 0.75rem',
  gridTemplateRows: 'auto 1fr auto',
  vars: { '--under': '1.2deg' },
});
survey('head', { padding: '0 18px clamp(8px, 1.6svh, 16px)', desktop: { padding: '0.75rem 2.5rem 1.25rem' } });
survey('heading', {
  fontSize: 'clamp(1.6875rem, 4.2svh, 2.25rem)',
  lineHeight: 1,
  desktop: { fontSize: 'clamp(2.5rem, 3.6vw, 3.25rem)' },
});
survey('subhead', {
  marginBlockStart: '5px',
  fontSize: '1.0625rem',
  lineHeight: 1.2,
  desktop: { marginBlockStart: '10px', fontSize: '1.25rem' },
});
survey('note', { margin: '0 18px', borderBlockStart: edge, desktop: { marginInline: '2.5rem' } });

// Answers: lines printed on the sheet between tear lines; the one given is stamped.
question('answers', { gap: 0 });
question('answers[data-layout="stack"]', { gridAutoRows: 'minmax(3.5rem, 1fr)' });
question('answers:not(:has(> :nth-child(5)))', { tablet: {}, screen: { maxHeight: '24rem' } });
any('answer', {
  minHeight: '3.5rem',
  paddingBlock: '0.25rem',
  paddingInline: '18px 0.75rem',
  gap: '1rem',
  background: 'transparent',
  borderStyle: 'dashed none none',
  borderRadius: 0,
  boxShadow: 'none',
  fontFamily: slab,
  fontSize: 'clamp(1.1875rem, 2.6svh, 1.375rem)',
  fontWeight: '700',
  lineHeight: 1.08,
  letterSpacing: '-0.01em',
});
any('icon[data-icon]', { display: 'grid', width: '2.5rem', fontSize: '2.375rem' });
any('mark', {
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  ...square('2.875rem'),
  opacity: 1,
});
any('mark svg', { 'not (forced-colors: active)': { display: 'none' } });
any('answer:active', { background: '#f7dfcb' });
any(`answer${chosen}`, { background: '#f7dfcb', color: inks.deep });
any('answer:focus-visible', { outlineOffset: '-5px', boxShadow: 'none', zIndex: 1 });
any(`answer${chosen} > ${slot('icon')}`, { color: inks.terracotta });
for (const state of [chosen, ':active'] as const)
  any(`answer${state} > ${slot('mark')}`, {
    background: `${stamp} center / contain no-repeat`,
    moving: { transition: 'transform 0.12s' },
  });
any(`answer:active:not([aria-pressed="true"]) > ${slot('mark')}`, { transform: 'scale(1.15)' });
any('answers[data-layout="grid"] > button', { paddingInline: '0.6rem' });
any(`answers[data-layout="grid"] ${slot('mark')}`, { width: '2rem', height: '2rem' });
question('answers[data-layout="inline"]', { gap: '0.6rem', padding: '0.75rem 18px' });
any('answers[data-layout="inline"] > button', { border: edge, paddingInline: '0.9rem' });
any(`answers[data-layout="inline"] > [aria-pressed="false"] > ${slot('mark')}`, { display: 'none' });

// Desktops: the sheet on the right before the land, the reason on a slip at its left, answers in two columns.
survey('primary', { desktop: { width: 'min(47.5rem, 66%)', justifySelf: 'end' } });
survey('main', { desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
survey('why', {
  desktop: {
    position: 'absolute',
    insetInlineEnd: 'calc(100% + 3rem)',
    insetBlockStart: '2.5rem',
    width: 'min(17rem, 42cqi)',
    padding: '1.25rem 1.4rem 1.4rem',
    backgroundColor: inks.paper,
    borderRadius: vars.radius.card,
    boxShadow: '0 8px 20px -10px rgb(56 37 26 / 0.5)',
    color: vars.color.text,
    fontSize: '1.125rem',
    transform: 'rotate(1.9deg)',
  },
});
any('why h2', { fontFamily: slab, fontSize: '1.375rem', fontWeight: '700', lineHeight: 1.2, color: inks.deep });
question('answers[data-layout="stack"]', { desktop: { gridTemplateColumns: '1fr 1fr' } });
question('answers[data-layout="stack"] > *', {
  desktop: { paddingBlock: '0.25rem', paddingInline: '2.5rem 1.25rem', gap: '1.25rem', fontSize: '1.375rem' },
});
question('answers[data-layout="stack"] > :nth-child(even)', {
  desktop: { borderInlineStart: edge, paddingInlineStart: '1.75rem' },
});
