import { vars } from '#design-system/theme/contract.css.ts';
import { bare, rulesOf, undrawn } from '../bases/rules.ts';
import { inks } from './drawings.ts';
import { margin } from './frame.ts';

const { start } = rulesOf('5');

start('main', { screen: { paddingBlock: '0.25rem 1rem' } });
start('screen', {
  screen: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr auto auto',
    alignContent: 'stretch',
    gap: 0,
    minHeight: `calc(100svh - 7.25rem - ${margin})`,
  },
  desktop: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.06fr)',
    gridTemplateRows: '1fr auto auto auto 1fr',
    columnGap: '2.75rem',
    minHeight: 'calc(100svh - 18.5rem)',
  },
  // without the picture
  forced: { gridTemplateRows: 'auto 1fr auto auto' },
});
start('picture', {
  display: 'block',
  justifySelf: 'center',
  width: 'min(100%, 41svh, 23rem)',
  aspectRatio: '410 / 312',
  background: 'var(--vignette) center / contain no-repeat',
  'screen and (max-height: 700px)': { width: '30svh' },
  desktop: { gridRow: '1 / 6', alignSelf: 'center', width: '100%', maxHeight: 'calc(100svh - 19rem)' },
  'screen and (max-height: 30em)': { display: 'none' },
  ...undrawn,
});
start('head', { textAlign: 'center', desktop: { gridColumn: 2, alignSelf: 'end' } });
start('heading', { desktop: { fontSize: 'clamp(2.75rem, 5vw, 4.25rem)' } });
start('subhead', {
  maxWidth: '20em',
  fontSize: 'clamp(1rem, 2.2svh, 1.125rem)',
  lineHeight: '1.35',
  desktop: { fontSize: '1.375rem' },
});
start('body', {
  alignContent: 'end',
  paddingBlockStart: '0.875rem',
  desktop: { gridColumn: 2, justifySelf: 'center', width: 'min(100%, 29rem)', paddingBlockStart: '1.75rem' },
});
start('button', {
  minHeight: '3.875rem',
  fontSize: '1.3125rem',
  desktop: { minHeight: '4.375rem', fontSize: '1.5rem' },
});
start('ticks', {
  justifyContent: 'center',
  gap: '0.375rem 0.875rem',
  paddingBlock: 'clamp(0.625rem, 1.8svh, 1rem) clamp(0.375rem, 1.2svh, 0.625rem)',
  color: inks.ink,
  fontSize: 'clamp(0.8125rem, 3.6vw, 0.9375rem)',
  fontWeight: vars.font.boldWeight,
  desktop: { gridColumn: 2, fontSize: '1rem' },
});
start('tick', { gap: '0.3125rem', lineHeight: '1.15' });
start('tickMark', { color: inks.leaf });
start('note', {
  justifySelf: 'center',
  ...bare,
  color: vars.color.textMuted,
  fontSize: 'clamp(0.8125rem, 2svh, 0.9375rem)',
  lineHeight: '1.3',
  textAlign: 'center',
  desktop: { gridColumn: 2, alignSelf: 'start' },
});
start('note > :first-child', { display: 'none' });

// on a desktop its title stands on the line of the steps
start('next', {
  desktop: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2.5rem',
    justifyContent: 'stretch',
  },
});
