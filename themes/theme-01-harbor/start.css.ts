import { keyframes } from '@vanilla-extract/css';
import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { bare, colors, cover, flush, rulesOf, square } from '../bases/rules.ts';
import { beam, nightHarbour, shore, wideBeam, wideHarbour } from './drawings.ts';
import { amber, deep, disc, navy, white } from './inks.ts';

const { start } = rulesOf('1');
const side = 'max(1.125rem, 50% - 18rem)';

start('page', {
  vars: { '--sea': 'clamp(15.5rem, 46svh, 25rem)' },
  'screen and (max-height: 30em)': { vars: { '--sea': '9.5rem' } },
});

/** Night over the harbour: the beam behind, tower, sea and shore before. On desktops it is the right half. */
const scene = 'right bottom 0.5rem / auto min(100% - 3.5rem, 27rem) no-repeat';
const half = '48.5%';
const overTheSteps = { insetBlock: '5.75rem 14.75rem' } as const;
start('backdrop', {
  insetBlockEnd: 'auto',
  height: 'calc(5.75rem + var(--sea))',
  overflow: 'hidden',
  backgroundColor: navy,
  desktop: {
    height: 'max(40rem, 100svh)',
    background: `linear-gradient(${navy}, ${navy}) right / ${half} 100% no-repeat`,
  },
});
const turn = keyframes({ from: { opacity: 0, transform: 'rotate(9deg)' } });
start('backdrop::before', {
  ...cover,
  background: `${beam} ${scene}`,
  transformOrigin: '83% 24%',
  desktop: { ...overTheSteps, background: `${wideBeam} right bottom / auto 100% no-repeat` },
  moving: { animation: `${turn} 0.9s cubic-bezier(0.2, 0.7, 0.2, 1) both` },
});
start('backdrop::after', {
  ...cover,
  background: `${shore} bottom / 100% 1.75rem no-repeat, ${nightHarbour} ${scene}`,
  desktop: {
    ...overTheSteps,
    insetInlineStart: 'auto',
    width: half,
    background: `${wideHarbour} right bottom / auto 100% no-repeat`,
  },
});

// the tower reaches up behind the bar
start('page > header', { 'screen and (max-width: 53.1em)': { background: 'none' } });

start('main', {
  ...flush,
  desktop: {
    gridTemplateColumns: `minmax(0, 1fr) ${half}`,
    alignItems: 'stretch',
    alignContent: 'stretch',
    columnGap: 0,
    minHeight: 'calc(max(40rem, 100svh) - 6.5rem)',
  },
});
start('screen', {
  display: 'block',
  padding: 0,
  background: 'none',
  desktop: {
    alignSelf: 'center',
    width: 'min(38rem, 100%)',
    justifySelf: 'end',
    paddingBlock: '2rem 3rem',
    paddingInline: 'max(1.25rem, 3vw) 3rem',
  },
});
start('heading', {
  minHeight: 'var(--sea)',
  alignContent: 'start',
  padding: `clamp(0.75rem, 4svh, 2.5rem) ${side} 1.75rem`,
  color: white,
  textShadow: `0 0 10px ${navy}`,
  desktop: {
    minHeight: 0,
    padding: 0,
    color: navy,
    fontSize: 'clamp(3.25rem, 5.4vw, 5.25rem)',
    lineHeight: 0.98,
    textShadow: 'none',
  },
  // no navy ground there
  forced: { minHeight: 0 },
  print: { minHeight: 0, textShadow: 'none' },
});
// the tower stands beside the words
start('heading', { 'screen and (max-width: 37.4em)': { paddingInlineEnd: 'max(7rem, 28vw)' } });
start('subhead', {
  margin: 0,
  padding: `0.375rem ${side} 0`,
  color: vars.color.textMuted,
  fontSize: '1.1875rem',
  lineHeight: 1.28,
  textWrap: 'balance',
  desktop: { padding: '1.5rem 0 0', fontSize: '1.4375rem' },
});
start('body', { padding: `0.875rem ${side} 0`, desktop: { padding: '1.5rem 0 0' } });
start('button', {
  fontSize: '1.375rem',
  desktop: { maxWidth: '25rem', minHeight: '4.625rem', fontSize: '1.625rem' },
});
start('ticks', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.75rem',
  padding: `1rem ${side} 0`,
  color: navy,
  fontWeight: 700,
  desktop: { padding: '1.5rem 0 0', justifyContent: 'start', gap: '0.5rem 1.25rem' },
});
start('tick', {
  flex: '1 1 5rem',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.375rem',
  lineHeight: 1.15,
  textAlign: 'center',
  textWrap: 'balance',
  desktop: { flex: 'none', flexDirection: 'row', textAlign: 'start' },
});
start('tickMark', {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  ...square('2.5rem'),
  background: disc,
  borderRadius: '50%',
  color: navy,
  desktop: { width: '2rem', height: '2rem' },
});
start('note', {
  justifyContent: 'center',
  margin: `0.875rem ${side} 1.5rem`,
  ...bare,
  color: vars.color.textMuted,
  lineHeight: 1.35,
  textAlign: 'center',
  desktop: { justifyContent: 'start', margin: '1rem 0 0', textAlign: 'start' },
});
start('note > span', { display: 'none' });

/** What happens next: on the shore, or at the foot of the sea. */
start('aside', {
  padding: `1.5rem ${side} 2.5rem`,
  background: vars.color.surfaceQuiet,
  desktop: {
    position: 'relative',
    alignSelf: 'end',
    padding: '1.125rem max(1.5rem, 3vw) 1.375rem',
    background: deep,
    vars: colors({ heading: white, textMuted: '#cbd9ee', border: 'transparent' }),
  },
});
start('next', { desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
start('nextTitle', { marginBlockEnd: '0.75rem', desktop: { color: amber } });
start('cards', { gap: '1rem', desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '1.25rem' } });
start('card', { desktop: { gap: '0.5rem' } });
start('card p', { fontSize: '1rem', lineHeight: 1.35 });
start('card::before', { desktop: { display: 'none' } });
start(`aside ${slot('number')}`, { desktop: { background: 'none', color: amber, fontSize: '1.25rem', width: '1rem' } });
