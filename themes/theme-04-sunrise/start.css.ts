import { keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { colors, layer, rulesOf, undrawn } from '../bases/rules.ts';
import { disc, inks } from './drawings.ts';
import { onGround, sides } from './ground.ts';

const { start } = rulesOf('4');

/** A phone on its side. */
const flat = 'screen and (max-height: 30em)';

const rise = keyframes({ from: { transform: 'translateY(12%)' } });

// the bar lies over the sun, and under the notice, whose language link reaches over it
start('bar', { position: 'relative', zIndex: 1 });

start('screen', {
  screen: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto auto auto',
    justifyContent: 'stretch',
    alignContent: 'stretch',
    gap: 0,
    minHeight: 'calc(100svh - 6rem)',
    padding: 0,
    background: inks.cocoa,
    color: vars.color.text,
    vars: onGround,
  },
  desktop: {
    gridTemplateColumns: '25rem minmax(0, 1fr)',
    gridTemplateRows: '1fr auto auto',
    columnGap: '4rem',
    minHeight: 'calc(100svh - 13rem)',
    paddingInline: sides,
    paddingBlockEnd: '1.25rem',
  },
});

// sky: heading and sentence in the sun, over the roofs
start('head', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  zIndex: 0,
  gridColumn: '1 / -1',
  textAlign: 'center',
  vars: colors({ heading: inks.cocoa, textMuted: inks.cocoa, focus: inks.cocoa, focusInner: inks.cream }),
  screen: {
    padding: '1.25rem 1.125rem clamp(7rem, 21svh, 12rem)',
    background: 'linear-gradient(#fff3e2, #ffe6c9)',
    clipPath: 'inset(-20rem 0 0)',
  },
  desktop: { marginInline: `calc(-1 * ${sides})`, padding: '1rem 3rem 11rem' },
  [flat]: { paddingBlock: '0.5rem 6rem' },
});
start('head::before', {
  ...layer,
  zIndex: -1,
  insetInline: 'calc(50% - var(--r))',
  insetBlockEnd: 'calc(3.5rem - var(--r) * 0.44)',
  height: 'calc(var(--r) * 2)',
  borderRadius: '50%',
  background: `radial-gradient(closest-side, ${inks.coral} 79.6%, ${inks.halo} 80%)`,
  vars: { '--r': 'min(61vw, 15rem, 30svh)' },
  tablet: { vars: { '--r': 'min(44vw, 24rem, 34svh)' } },
  desktop: { vars: { '--r': 'min(38vw, 30rem, 49svh)' }, insetBlockEnd: 'calc(2rem - var(--r) * 0.7)' },
  [flat]: { vars: { '--r': '80svh' }, insetBlockEnd: '-90svh' },
  moving: { animation: `${rise} 1s cubic-bezier(0.2, 0.8, 0.3, 1) both` },
  ...undrawn,
});
start('head::after', {
  ...layer,
  zIndex: -1,
  inset: 'auto 0 -1px',
  height: 'clamp(6rem, 20svh, 10.625rem)',
  background: 'var(--roofs) center bottom / auto 100% repeat-x',
  desktop: { height: '9.5rem' },
  ...undrawn,
});
start('heading', {
  lineHeight: '0.98',
  tablet: { maxWidth: '8.5em', fontSize: 'clamp(3.125rem, 9vw, 4.5rem)' },
  desktop: { fontSize: 'clamp(4rem, 7.4vw, 6.25rem)' },
  [flat]: { maxWidth: 'none', fontSize: '2.25rem' },
});
start('subhead', {
  maxWidth: '17em',
  marginBlockStart: '0.75rem',
  fontWeight: vars.font.boldWeight,
  fontSize: 'clamp(1.0625rem, 0.5rem + 2.6vw, 1.1875rem)',
  lineHeight: '1.3',
  textWrap: 'balance',
  tablet: { maxWidth: '24em' },
  desktop: { maxWidth: 'none', fontSize: '1.5rem' },
});

// ground
start('body', {
  screen: { padding: '1.375rem 1.25rem 0' },
  desktop: { gridRow: '2 / 4', alignContent: 'center', padding: '1.5rem 0 0.5rem' },
});
start('button', {
  minHeight: '4.125rem',
  fontSize: '1.375rem',
  desktop: { minHeight: '4.875rem', fontSize: '1.625rem' },
});
start('ticks', {
  screen: {
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '0.5rem 0.75rem',
    padding: '1.375rem 1rem 0',
    fontWeight: '600',
    fontSize: 'clamp(0.8125rem, 3.7vw, 0.9375rem)',
    color: inks.cream,
  },
  desktop: { justifyContent: 'flex-start', columnGap: '2.25rem', padding: '1.75rem 0 0', fontSize: '1.125rem' },
});
start('tick', { alignItems: 'center', gap: '0.4375rem', lineHeight: '1.15' });
start('tickMark', {
  'screen and (forced-colors: none)': { width: '1.375rem', height: '1.375rem', background: disc(inks.coral, '#350d03') },
});
start('tickMark > svg', { 'screen and (forced-colors: none)': { display: 'none' } });
start('note', {
  screen: {
    justifyContent: 'center',
    padding: '0.625rem 1.25rem 0.875rem',
    border: 0,
    borderRadius: 0,
    fontSize: '0.9375rem',
    lineHeight: '1.3',
  },
  desktop: { justifyContent: 'flex-start', padding: '0.75rem 0 0' },
});
start('note > :first-child', { display: 'none' });
start('note > :last-child', { textAlign: 'center', desktop: { textAlign: 'start' } });
