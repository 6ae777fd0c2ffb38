import { keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { bare, flush, layer, rulesOf } from '../bases/rules.ts';
import { tail, tailStart } from './drawings.ts';
import { deep, float, mist, teal, white } from './inks.ts';

const { start } = rulesOf('2');
const side = 'max(1.125rem, 50% - 16rem)';
/** A phone on its side. */
const flat = 'screen and (max-height: 30em)';
const say = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.97)' } });

start('main', {
  screen: flush,
  desktop: { gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' },
});
start('primary', {
  desktop: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    minHeight: 'calc(100svh - 10rem)',
    paddingInline: 'calc(51% + 1.25rem) max(3rem, 50% - 36rem)',
  },
});
// on desktops the pair ends behind what happens next
start('primary::before', {
  desktop: {
    ...layer,
    insetBlock: 0,
    insetInline: 'max(1.5rem, 50% - 38rem) 50%',
    background: 'var(--pair) center bottom / contain no-repeat',
  },
  forced: { display: 'none' },
});
start('screen', {
  background: 'none',
  border: 0,
  boxShadow: 'none',
  screen: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'stretch',
    gap: 0,
    padding: `clamp(0.25rem, 1.2svh, 0.75rem) ${side} 1rem`,
  },
  desktop: { alignContent: 'center', padding: '0.75rem 0 1.5rem' },
});

/** The guide's bubble. */
start('head', {
  position: 'relative',
  zIndex: 1,
  order: -1,
  display: 'grid',
  justifyItems: 'center',
  padding: 'clamp(0.875rem, 2.6svh, 1.5rem) 1.125rem clamp(0.875rem, 2.4svh, 1.375rem)',
  background: white,
  borderRadius: '2.375rem',
  boxShadow: float,
  textAlign: 'center',
  transformOrigin: '75% 110%',
  desktop: { padding: '2.25rem 2.25rem 2rem', borderRadius: '3.5rem', transformOrigin: '0 80%' },
  moving: { animation: `${say} 0.35s ease-out both` },
  forced: { border: '1px solid CanvasText' },
});
start('head::after', {
  ...layer,
  insetInlineEnd: '6rem',
  insetBlockStart: 'calc(100% - 0.5rem)',
  ...tail,
  desktop: {
    insetInline: '-2.125rem auto',
    insetBlock: 'auto 2.5rem',
    width: '2.875rem',
    height: '4rem',
    background: `${tailStart} center / contain no-repeat`,
  },
  forced: { display: 'none' },
});
start('heading', {
  margin: 0,
  fontSize: 'clamp(1.75rem, 0.6rem + 4svh, 2.375rem)',
  lineHeight: 1.06,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
  desktop: { fontSize: 'clamp(2.75rem, 4.4vw, 3.625rem)' },
  [flat]: { fontSize: '1.625rem' },
});
start('subhead', {
  margin: '0.375rem 0 0',
  color: vars.color.text,
  fontSize: 'clamp(1rem, 2.1svh, 1.0625rem)',
  lineHeight: 1.3,
  textWrap: 'balance',
  desktop: { marginBlockStart: '0.625rem', fontSize: '1.25rem' },
});

/** The pair ends behind the button. */
start('picture', {
  screen: {
    display: 'block',
    width: 'auto',
    height: 'clamp(11rem, 100svh - 31.5rem, 25rem)',
    margin: `clamp(0.5rem, 1.4svh, 0.875rem) calc(-1 * ${'1.125rem'}) -1.75rem`,
    background: 'var(--pair) center bottom / contain no-repeat',
  },
  desktop: { display: 'none' },
  [flat]: { display: 'none' },
  forced: { display: 'none' },
});
start('body', {
  position: 'relative',
  desktop: { paddingBlockStart: '2rem' },
  [flat]: { paddingBlockStart: '0.75rem' },
});
start('button', {
  width: '100%',
  fontSize: '1.3125rem',
  boxShadow: `0 0 0 4px ${mist}, 0 14px 28px -10px ${teal}`,
  desktop: { minHeight: '4.75rem', fontSize: '1.5rem', boxShadow: `0 14px 28px -14px ${teal}` },
});
start('ticks', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.5rem 0.375rem',
  padding: 'clamp(0.75rem, 2svh, 1.125rem) 0 0.5rem',
  color: deep,
  fontWeight: 700,
  desktop: { justifyContent: 'center', gap: '0.5rem 1.5rem', paddingBlockStart: '1.25rem' },
});
start('tick', {
  display: 'flex',
  alignItems: 'center',
  gap: '0.4375rem',
  flex: '1 1 5.5rem',
  lineHeight: 1.1,
  textAlign: 'start',
  desktop: { flex: 'none' },
});
start('note', {
  justifyContent: 'center',
  ...bare,
  fontSize: '1rem',
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
});
start('note > :first-child', { display: 'none' });
start('aside', {
  screen: { padding: `0.5rem ${side} 1.5rem` },
  desktop: { position: 'relative', padding: '1.25rem max(3rem, 50% - 36rem) 2rem', background: mist },
});
start('nextTitle', { fontSize: '1.0625rem' });
