import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { flush, rulesOf, square, undrawn } from '../bases/rules.ts';
import { birds, disc } from './drawings.ts';
import { dusk, shade, white } from './inks.ts';

const { start } = rulesOf('11');
const side = 'max(1.25rem, 50% - 18rem)';

start('page', {
  vars: { '--sky': 'max(14.5rem, 100svh - 26.5rem)', '--far': 'clamp(15rem, 118svh - 32rem, 31rem)' },
  desktop: { vars: { '--sky': 'max(24rem, 100svh - 28.5rem)', '--far': 'clamp(28.75rem, 69svh, 43.75rem)' } },
});
start('main', {
  ...flush,
  desktop: {
    gridTemplateColumns: '1.25fr 1fr',
    width: 'calc(100% - 3rem)',
    maxWidth: '75rem',
    marginBlockStart: 'var(--sky)',
    background: white,
    borderRadius: '2.5rem 2.5rem 0 0',
    boxShadow: `0 -30px 60px -30px ${shade(0.45)}`,
    alignItems: 'stretch',
  },
});
// without what happens next there is one column
start(`main:not(:has(${slot('next')}))`, { desktop: { gridTemplateColumns: 'minmax(0, 1fr)' } });
start('screen', {
  position: 'relative',
  display: 'block',
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  desktop: { padding: '2rem 3rem 1.75rem' },
});

/** The heading has the whole sky. */
start('heading', {
  minHeight: 'var(--sky)',
  alignContent: 'start',
  padding: `clamp(0.5rem, 2.4svh, 1.625rem) ${side} 2rem`,
  color: dusk,
  fontSize: 'clamp(2.375rem, 1.1rem + 4.2svh, 3.25rem)',
  lineHeight: 1.03,
  letterSpacing: '-0.045em',
  'screen and (min-width: 600px)': { fontSize: 'clamp(2.25rem, 8.5svh, 5rem)' },
  desktop: {
    position: 'absolute',
    insetBlockStart: 'calc(-1 * var(--sky))',
    insetInlineStart: 'max(-0.5rem, 1rem)',
    width: 'min(44rem, 60vw)',
    paddingInline: 0,
    paddingBlockStart: 'clamp(1.125rem, 5svh, 3.75rem)',
    fontSize: 'clamp(3.5rem, 6.4vw, 5.75rem)',
    letterSpacing: '-0.05em',
  },
});
// longer words keep clear of the city
start('heading:lang(es)', {
  phone: { fontSize: 'clamp(2.25rem, 0.9rem + 3.6svh, 2.75rem)' },
  desktop: { fontSize: 'clamp(3rem, 4.9vw, 4.5rem)' },
});
start('heading::after', {
  display: 'none',
  'screen and (min-height: 44em)': {
    display: 'block',
    position: 'absolute',
    insetInlineStart: 'max(1.25rem, 50% - 12rem)',
    insetBlockStart: 'calc(var(--sky) - 9.5rem)',
    width: '4rem',
    height: '3.125rem',
    margin: 0,
    background: `${birds} center / contain no-repeat`,
  },
  desktop: {
    display: 'block',
    position: 'absolute',
    insetInlineStart: 'min(41rem, 52vw)',
    insetBlockStart: '4.5rem',
    width: '4.5rem',
    height: '3.5rem',
    margin: 0,
    background: `${birds} center / contain no-repeat`,
  },
  ...undrawn,
});

/** The sheet, made of its parts on phones. */
const onSheet = { background: white, paddingInline: side } as const;
const bare = { padding: 0, background: 'none', borderRadius: 0, boxShadow: 'none' } as const;
start('subhead', {
  ...onSheet,
  position: 'relative',
  margin: 0,
  paddingBlock: 'clamp(1.125rem, 2.8svh, 1.625rem) 0',
  borderRadius: '2rem 2rem 0 0',
  boxShadow: `0 -30px 40px -24px ${shade(0.4)}`,
  color: vars.color.text,
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  textWrap: 'balance',
  desktop: { ...bare, fontSize: '1.1875rem' },
});
start('body', {
  ...onSheet,
  position: 'relative',
  paddingBlockStart: '0.875rem',
  desktop: { ...bare, marginBlockStart: '1rem' },
});
start('button', { desktop: { width: '100%', minHeight: '4rem', fontSize: '1.3125rem' } });
start('ticks', {
  ...onSheet,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'start',
  gap: '0.75rem 0',
  paddingBlockStart: 'clamp(1rem, 2.4svh, 1.5rem)',
  color: dusk,
  desktop: { ...bare, display: 'flex', justifyContent: 'space-between', marginBlockStart: '1.25rem' },
});
start('tick', {
  display: 'block',
  flex: '1 1 5.5rem',
  paddingBlock: '0',
  paddingInline: '0.75rem 0.25rem',
  borderInlineStart: `1px solid ${vars.color.border}`,
  lineHeight: 1.25,
  textWrap: 'balance',
  desktop: { display: 'flex', flex: 'none', alignItems: 'center', gap: '0.5rem', padding: 0, border: 0 },
});
start('tick:first-child', { paddingInlineStart: '0.125rem', borderInlineStart: 0 });
start('tickMark', {
  ...square('1.875rem'),
  flex: 'none',
  marginBlockEnd: '0.375rem',
  background: `${disc} center / contain no-repeat`,
  desktop: { width: '1.625rem', height: '1.625rem', margin: 0 },
  forced: { background: 'none' },
});
start('tickMark > svg', { display: 'none', forced: { display: 'block' } });
start('note', {
  ...onSheet,
  paddingBlock: 'clamp(0.75rem, 1.8svh, 1.125rem) 1.5rem',
  borderRadius: 0,
  lineHeight: 1.35,
  textWrap: 'pretty',
  desktop: { ...bare, marginBlockStart: '0.75rem' },
});
start('note > span', { display: 'none' });

/** What happens next: lower on the sheet, or its second column. */
start('aside', {
  background: white,
  desktop: { paddingBlock: '2rem 1.75rem', paddingInline: '0 3rem', borderRadius: '0 2.5rem 0 0' },
});
start('next', {
  padding: `1.5rem ${side} 2rem`,
  background: 'none',
  borderRadius: 0,
  desktop: {
    height: '100%',
    paddingBlock: '0',
    paddingInline: '3rem 0',
    borderInlineStart: `1px solid ${vars.color.border}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});
start('nextTitle', { marginBlockEnd: '0.75rem', fontSize: '1.1875rem', fontWeight: 600, letterSpacing: '-0.02em' });
start('cards', { gap: '0.875rem' });
start('card p', { fontSize: '1rem', lineHeight: 1.35 });
